import { conversionStatus, conversionAmounts, type ConversionAmounts } from '../../../domain/traffic/conversions.ts';
import type { Decimal } from '../../../domain/money/decimal.ts';
import { decideHappening, type PaidEvent, payingOf, type Verdict } from '../../../domain/money/payment-rules.ts';
import type { Traffic } from '../../../domain/traffic/sieve.ts';
import type { Paid, PayingRule } from '../../payment/rules.ts';
import type { Attribution, Repeats } from '../advertiser-postbacks/origin.ts';
import { type LateConversions, lateOutcome } from './late.ts';

/** A goal as it was reported, or an accepted lead, with what the network defines for it. */
export interface ReachedGoal extends PaidEvent {
  /** Public id of the click, and id of the lead; at least one of them. */
  click: string | null;
  lead: number | null;
  /** The visit that its goal is paid for once: the same for a click and the lead that came after it. */
  visit: string | number;
  /** Which conversions of that visit it repeats, by their leads. */
  repeats: Repeats;
  landing: number | null;
  affiliate: number;
  team: number | null;
  campaign: number;
  offer: number;
  advertiser: number;
  country: string | null;
  language: string | null;
  trafficSource: number | null;
  /** When the click or the lead came in, seconds UTC. */
  trafficAt: number;
  /** How the click was found. */
  attribution: Attribution | null;
  /** Whether that was too long ago, and what happens then. */
  isLate: boolean;
  lateConversions: LateConversions;
  /** Whether the goal can be reached several times. */
  isRepeatable: boolean;
  amount: Decimal | null;
  /** Of the amount; defaults to the advertiser's, else the network's. */
  currency: Paid;
  /** The rules that may pay it. */
  rules: readonly PayingRule[];
  /** The advertiser's own number for it. */
  transaction: string | null;
  parameters: readonly { name: string; value: string }[];
}

/** What it is worth and its initial status. */
export interface Settlement {
  /** Undefined if none pays it. */
  rule: PayingRule | undefined;
  /** All rules in the order in which they were tried. */
  tried: Verdict<PayingRule>[];
  worth: ConversionAmounts;
  /** What it is worth according to the rule. */
  byRule: ConversionAmounts;
  revenueCurrency: Paid;
  payoutCurrency: Paid;
  status: PayingRule['status'];
  /** When it is approved automatically, seconds UTC. */
  approveAt: number | null;
}

const hour = 3600;

/** Returns where and when it came from. An unknown country passes exclusions, as in the decision about the traffic. */
export const originOf = ({ country, language, trafficSource, trafficAt: at }: ReachedGoal): Required<Traffic> => ({
  country: country ?? '',
  language: language ?? '',
  trafficSource: trafficSource ?? 0,
  at,
});

/**
 * Decides which rule pays it, as of the moment of the click or the lead.
 * @param at when it was reported, or is paid automatically, seconds UTC
 * @returns undefined if the rule pays a share of an amount that was not reported
 */
export const settleConversion = (reached: ReachedGoal, at: number): Settlement | undefined => {
  const { affiliate, team, amount, currency } = reached;
  const tried = decideHappening(reached.rules, { affiliate, team, ...originOf(reached) }, reached);
  const rule = payingOf(tried);
  const worth = rule ? conversionAmounts(rule, amount ?? undefined) : { revenue: '0', payout: '0' };
  if (!worth) return undefined;
  const usual = { worth, status: rule?.status ?? conversionStatus.pending };
  const { worth: own, status } = reached.isLate ? lateOutcome(reached.lateConversions, usual) : usual;
  const isHeld = reached.isLate && reached.lateConversions === 'defer';
  const approves = status !== conversionStatus.approved && status !== conversionStatus.rejected;
  return {
    rule,
    tried,
    worth: own,
    byRule: worth,
    revenueCurrency: rule?.revenueCurrency ?? currency,
    payoutCurrency: rule?.payoutCurrency ?? currency,
    status,
    approveAt: approves && !isHeld && rule?.autoApprovePeriod != null ? at + rule.autoApprovePeriod * hour : null,
  };
};
