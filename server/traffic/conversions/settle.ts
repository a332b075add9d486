import { conversionStatus, conversionAmounts, type ConversionAmounts } from '../../../domain/conversions.ts';
import type { Decimal } from '../../../domain/decimal.ts';
import { decideHappening, type Happening, payingOf, type Verdict } from '../../../domain/payment-rules.ts';
import type { Traffic } from '../../../domain/sieve.ts';
import type { Paid, PayingRule } from '../../payment/rules.ts';
import type { Attribution } from '../postbacks/origin.ts';
import { type LateConversions, lateOutcome } from './late.ts';

/** A goal that was reached, as it was reported, or an accepted lead, and what the network says about it. */
export interface Reached extends Happening {
  /** Public id of the click, and id of the lead; one of them at least. */
  click: string | null;
  lead: number | null;
  /** What its goal is paid for once: the same for a click and the lead that came after it. */
  visit: string | number;
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
  /** Whether that was too long ago, and what then becomes of it. */
  isLate: boolean;
  lateConversions: LateConversions;
  /** Whether the goal can be reached several times. */
  isRepeatable: boolean;
  amount: Decimal | null;
  /** Of the amount; that of the advertiser, else that of the network, where absent. */
  currency: Paid;
  /** The rules that may pay it. */
  rules: readonly PayingRule[];
  /** The advertiser's own number of it. */
  transaction: string | null;
  parameters: readonly { name: string; value: string }[];
}

/** What it is worth and how it begins. */
export interface Settlement {
  /** Undefined where none pays it. */
  rule: PayingRule | undefined;
  /** All rules in the order in which they were tried. */
  tried: Verdict<PayingRule>[];
  worth: ConversionAmounts;
  /** What the rule says it is worth. */
  byRule: ConversionAmounts;
  revenueCurrency: Paid;
  payoutCurrency: Paid;
  status: PayingRule['status'];
  /** When it is approved by itself, seconds UTC. */
  approveAt: number | null;
}

const hour = 3600;

/** Where and when it came from. Those of nowhere pass what leaves countries out, as in the decision about the traffic. */
export const originOf = ({ country, language, trafficSource, trafficAt: at }: Reached): Required<Traffic> => ({
  country: country ?? '',
  language: language ?? '',
  trafficSource: trafficSource ?? 0,
  at,
});

/**
 * Decides by which rule it is paid, as of the moment of the click or the lead.
 * @param at when it was reported, or is paid by itself, seconds UTC
 * @returns undefined where the rule pays a share of an amount that nobody reported
 */
export const settleConversion = (reached: Reached, at: number): Settlement | undefined => {
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
