import { compare, parseDecimal } from './decimal.ts';
import { sieveFault, overlap, type Sieve, type SieveFault, type SieveMode, type Traffic } from '../traffic/sieve.ts';

/**
 * Which payment rule an affiliate's traffic is paid by. Of the rules for the same thing, the one with the best rank
 * wins: affiliate and country, then affiliate or team, then country, then general; among equals the heaviest, then the
 * newest.
 */

/** What triggers a payment: the advertiser reports something, or accepts a lead. */
export type PaidFor = 'report' | 'accepted_lead';

/** What is paid for: a reported goal, null for a report without one, or an accepted lead. */
export type PaidThing = number | null | 'acceptedLead';

export interface PaymentRule extends Sieve {
  id: number;
  paidFor: PaidFor;
  /** The goal that has to be reported, or null for a report without one; also null if an accepted lead is paid. */
  goal: number | null;
  /** The affiliate or team that it is for; everyone if both are null. */
  affiliate: number | null;
  team: number | null;
  /** Decides between rules of the same rank; the larger wins. */
  weight: number;
  isActive: boolean;
}

/** From the rank that wins over all others to the one that yields to all. */
export const ranks = ['affiliateAndCountry', 'affiliate', 'teamAndCountry', 'team', 'country', 'general'] as const;
export type Rank = (typeof ranks)[number];

/** Returns how specific a rule is. Excluded countries don't count as naming one. */
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

/** Why a rule does not pay: it can't, or another one takes precedence. */
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

/** Returns every rule for one thing in the order in which they are tried, each with why it does not pay. */
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

/** Returns what a rule pays for. */
export const paidThingOf = ({ paidFor, goal }: Pick<PaymentRule, 'paidFor' | 'goal'>): PaidThing =>
  paidFor === 'accepted_lead' ? 'acceptedLead' : goal;

/** Returns what traffic is paid for, and by which of the rules; at most one rule pays for each thing. */
export const decidePayment = <Rule extends PaymentRule>(
  rules: readonly Rule[],
  traffic: PaidTraffic,
): Map<PaidThing, Verdict<Rule>[]> =>
  new Map([...Map.groupBy(rules, paidThingOf)].map(([thing, those]) => [thing, verdicts(those, traffic)]));

/** Returns the rule that pays, among those tried. */
export const payingOf = <Rule extends PaymentRule>(tried: readonly Verdict<Rule>[]): Rule | undefined =>
  tried.find(({ passed }) => passed === undefined)?.rule;

/** A rule as its affiliate knows it: for all affiliates, for their team, or for themselves. */
export interface OfferedRule extends Sieve {
  id: number;
  paidFor: PaidFor;
  goal: number | null;
  audience: 'all' | 'team' | 'affiliate';
}

const rankOffered = (rule: OfferedRule): number =>
  ranks.indexOf(
    rankOf({
      ...rule,
      affiliate: rule.audience === 'affiliate' ? 0 : null,
      team: rule.audience === 'team' ? 0 : null,
    }),
  );

const isWithin = <T>(one: readonly T[], mode: SieveMode, other: readonly T[], otherMode: SieveMode): boolean =>
  one.length === 0 ||
  (mode === otherMode && one.length === other.length && one.every((value) => other.includes(value)));

/** Returns whether a sieve, as far as a comparison of its conditions tells, lets through all that another one does. */
const covers = (one: Sieve, other: Sieve): boolean =>
  isWithin(one.countries, one.countriesMode, other.countries, other.countriesMode) &&
  isWithin(one.languages, one.languagesMode, other.languages, other.languagesMode) &&
  isWithin(one.trafficSources, one.trafficSourcesMode, other.trafficSources, other.trafficSourcesMode) &&
  (one.schedule === null || JSON.stringify(one.schedule) === JSON.stringify(other.schedule));

/**
 * Returns those of an affiliate's active rules that can pay them, the most special first: one whose traffic a more
 * special rule for the same thing takes anyway never does.
 */
export const payableRules = <Rule extends OfferedRule>(rules: readonly Rule[]): Rule[] => {
  const ranked = rules
    .map((rule) => ({ rule, rank: rankOffered(rule) }))
    .toSorted((one, other) => one.rank - other.rank || one.rule.id - other.rule.id);
  return ranked
    .filter(
      ({ rule, rank }) =>
        !ranked.some((one) => one.rank < rank && paidThingOf(one.rule) === paidThingOf(rule) && covers(one.rule, rule)),
    )
    .map(({ rule }) => rule);
};

/** An event that may be paid. */
export interface PaidEvent {
  /** The goal of a report; null if it names none, or if nothing was reported. */
  goal: number | null;
  /** Whether the advertiser has accepted the lead. */
  isAcceptedLead: boolean;
  /** Whether the advertiser has reported it. */
  isReported: boolean;
}

/**
 * Returns the rules for an event in the order in which they are tried, each with why it does not pay. Acceptance of a
 * lead comes before a report without a goal: whichever of the two is known first, the lead is paid once, and by the
 * same rule.
 */
export const decideHappening = <Rule extends PaymentRule>(
  rules: readonly Rule[],
  traffic: PaidTraffic,
  { goal, isAcceptedLead, isReported }: PaidEvent,
): Verdict<Rule>[] => {
  const decided = decidePayment(rules, traffic);
  const accepted = goal === null && isAcceptedLead ? (decided.get('acceptedLead') ?? []) : [];
  if (payingOf(accepted)) return accepted;
  return [...accepted, ...(isReported ? (decided.get(goal) ?? []) : [])];
};

/**
 * Returns the active rules of the same rank and weight that pay for the same thing, so that only their age decides.
 * @param at the moment whose clocks are used to compare schedules, in seconds UTC
 */
export const rivalsOf = <Rule extends PaymentRule>(
  rule: Omit<PaymentRule, 'id' | 'isActive'>,
  others: readonly Rule[],
  at: number,
): Rule[] =>
  others.filter(
    (other) =>
      other.isActive &&
      paidThingOf(other) === paidThingOf(rule) &&
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

/**
 * Returns whether affiliates get more than the advertiser pays, if both are in the same currency or both are
 * percentages.
 */
export const paysMoreThanItGets = ({ revenueValue, revenueCurrency, payoutValue, payoutCurrency }: Terms): boolean => {
  const [revenue, payout] = [revenueValue, payoutValue].map((value) => parseDecimal(value ?? ''));
  if (revenue === undefined || payout === undefined) return false;
  return (revenueCurrency ?? null) === (payoutCurrency ?? null) && compare(payout, revenue) > 0;
};
