import type { Words } from '../text/words.ts';
import { type Mask, type ReasonCode, reasons } from './reasons.ts';
import { type RequestFault, requestFaults } from './request-faults.ts';

/** Why a click doesn't count as a visit, as staff find out afterwards. */
export const foundFaults = {
  fraud: { en: 'Fraud', ru: 'Фрод' },
  repeated: { en: 'Repeated click', ru: 'Повторный клик' },
} satisfies Record<string, Words>;

type FoundFault = keyof typeof foundFaults;

/** Why a click is invalid. */
export type ClickReason = RequestFault | FoundFault | ReasonCode;

const faultMasks: Readonly<Record<RequestFault | FoundFault, Mask>> = {
  bot: 'automatic',
  prefetch: 'automatic',
  head: 'automatic',
  fraud: 'automatic',
  repeated: 'duplicate',
};

const isFault = (reason: ClickReason): reason is RequestFault | FoundFault => reason in faultMasks;

/** Returns what an affiliate is shown of it. */
export const clickMask = (reason: ClickReason): Mask => (isFault(reason) ? faultMasks[reason] : reasons[reason].mask);

/**
 * The reasons that staff can give for a click: what it was, or which check of its sender or of the traffic should have
 * ended it. Checks of the candidates are left to the decision alone.
 */
export const staffReasons = [
  ...(Object.keys(foundFaults) as FoundFault[]),
  ...(Object.keys(requestFaults) as RequestFault[]),
  'campaign_active',
  'affiliate_active',
  'affiliate_traffic',
  'team_active',
  'team_traffic',
  'offer_active',
  'offer_visible',
  'campaign_country',
  'offer_country',
  'offer_traffic_source',
  'affiliate_country',
  'affiliate_language',
  'affiliate_traffic_source',
  'affiliate_schedule',
  'team_country',
  'team_language',
  'team_traffic_source',
  'team_schedule',
] as const satisfies readonly ClickReason[];
