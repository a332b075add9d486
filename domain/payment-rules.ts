import { compare, parseDecimal } from './decimal.ts';
import { sieveFault, overlap, type Sieve, type SieveFault, type Traffic } from './sieve.ts';

/**
 * Which payment rule an affiliate's traffic is paid by. Of the rules for the same goal the one with the best rank wins:
 * affiliate and country, then affiliate or team, then country, then general; of equals the heaviest, then the newest.
 */

export interface PaymentRule extends Sieve {
  id: number;
  /** What it pays for: a goal, or the lead itself. */
  goal: number | null;
  /** The affiliate, or the team, that it is for; everybody where both are null. */
  affiliate: number | null;
  team: number | null;
  /** Decides between rules of the same rank; the larger wins. */
  weight: number;
  isActive: boolean;
}

/** From the one that wins over all others to the one that gives way to all. */
export const ranks = ['affiliateAndCountry', 'affiliate', 'teamAndCountry', 'team', 'country', 'general'] as const;
export type Rank = (typeof ranks)[number];

/** How special a rule is. Countries that it leaves out name none. */
export const rankOf = ({
  affiliate,
  team,
  countries,
  countriesMode,
}: Pick<PaymentRule, 'affiliate' | 'team' | 'countries' | 'countriesMode'>): Rank => {
  const isForCountry = countries.length > 0 && countriesMode === 'only';
  if (affiliate !== null) return isForCountry ? 'affiliateAndCountry' : 'affiliate';
  if (team !== null) return isForCountry ? 'teamAndCountry' : 'team';
  return isForCountry ? 'country' : 'general';
};

export interface PaidTraffic extends Traffic {
  affiliate: number;
  team: number | null;
}

/** Why a rule does not pay: it can't, or another one comes before it. */
export type SkipReason = 'inactive' | 'otherAffiliate' | 'otherTeam' | SieveFault | 'outranked';

export interface Verdict<Rule extends PaymentRule> {
  rule: Rule;
  rank: Rank;
  /** Undefined for the one that pays. */
  passed: SkipReason | undefined;
}

const unfitting = (rule: PaymentRule, traffic: PaidTraffic): SkipReason | undefined => {
  if (!rule.isActive) return 'inactive';
  if (rule.affiliate !== null && rule.affiliate !== traffic.affiliate) return 'otherAffiliate';
  if (rule.team !== null && rule.team !== traffic.team) return 'otherTeam';
  return sieveFault(rule, traffic);
};

const place = (rule: PaymentRule): number => ranks.indexOf(rankOf(rule));

/** Every rule for one goal in the order in which they are tried, each with why it does not pay. */
const verdicts = <Rule extends PaymentRule>(rules: readonly Rule[], traffic: PaidTraffic): Verdict<Rule>[] => {
  let isPaid = false;
  return rules
    .toSorted((one, other) => place(one) - place(other) || other.weight - one.weight || other.id - one.id)
    .map((rule) => {
      const passed = unfitting(rule, traffic) ?? (isPaid ? 'outranked' : undefined);
      isPaid ||= passed === undefined;
      return { rule, rank: rankOf(rule), passed };
    });
};

/** What traffic is paid for, by goal (null for the lead itself), and by which of the rules; one of each at most pays. */
export const decidePayment = <Rule extends PaymentRule>(
  rules: readonly Rule[],
  traffic: PaidTraffic,
): Map<number | null, Verdict<Rule>[]> =>
  new Map([...Map.groupBy(rules, ({ goal }) => goal)].map(([goal, those]) => [goal, verdicts(those, traffic)]));

/**
 * Active rules of the same rank and weight that pay for the same as another one, so that only their age decides between them.
 * @param at the moment whose clocks schedules are compared by, in seconds UTC
 */
export const rivalsOf = <Rule extends PaymentRule>(
  rule: Omit<PaymentRule, 'id' | 'isActive'>,
  others: readonly Rule[],
  at: number,
): Rule[] =>
  others.filter(
    (other) =>
      other.isActive &&
      other.goal === rule.goal &&
      other.affiliate === rule.affiliate &&
      other.team === rule.team &&
      other.weight === rule.weight &&
      rankOf(other) === rankOf(rule) &&
      overlap(rule, other, at),
  );

interface Terms {
  revenueValue?: string | null;
  revenueCurrency?: unknown;
  payoutValue?: string | null;
  payoutCurrency?: unknown;
}

/** Whether affiliates get more than the advertiser pays, as far as both are said in the same currency, or as percentages. */
export const paysMoreThanItGets = ({ revenueValue, revenueCurrency, payoutValue, payoutCurrency }: Terms): boolean => {
  const [revenue, payout] = [revenueValue, payoutValue].map((value) => parseDecimal(value ?? ''));
  if (revenue === undefined || payout === undefined) return false;
  return (revenueCurrency ?? null) === (payoutCurrency ?? null) && compare(payout, revenue) > 0;
};
