import { sql } from 'kysely';
import { clickStatus } from '../../../domain/clicks.ts';
import { conversionStatus, conversionAmounts } from '../../../domain/conversions.ts';
import { add, type Decimal, divide, multiply, sum } from '../../../domain/decimal.ts';
import type { AverageEarnings } from '../../../domain/distribution/replay.ts';
import { decideHappening, payingOf } from '../../../domain/payment-rules.ts';
import type { Reader } from '../../collections/model.ts';
import { asRules, type PayingRule, payingRulesSql } from '../../payment/rules.ts';
import type { Span } from './past.ts';

/** What an offer's traffic was worth, and would have been under other payment rules, in the base currency. */

export interface Worth {
  revenue: Decimal;
  payout: Decimal;
}

/** What one click or lead that an advertiser took brought on average; if they took nothing, what the offer brought. */
export type WorthOf = (advertiser: number) => Worth;

/** What a cap of an offer counts, and in which unit. */
interface CapUnit {
  id: number;
  type: 'clicks' | 'leads' | 'conversions' | 'revenue' | 'payout';
  /** The conversion status that counts; if null, all but rejected ones. */
  status: number | null;
  /** Units of its currency per unit of the base currency. */
  rate: Decimal;
}

/** The payment rules of an offer, and what its caps count. */
export interface Terms {
  rules: Rules;
  caps: readonly CapUnit[];
}

/** What clicks and leads brought on average. */
export interface Averages {
  of: WorthOf;
  brought: (advertiser: number) => readonly AverageEarnings[];
}

/** The rules of an offer, by goal; those for reports without one and for accepted leads are under null. */
export type Rules = ReadonlyMap<number | null, readonly PayingRule[]>;

/** A conversion, or an accepted lead without one. */
interface Paid {
  /** False for such a lead. */
  isMade: boolean;
  isAcceptedLead: boolean;
  isReported: boolean;
  advertiser: number;
  affiliate: number;
  team: number | null;
  trafficSource: number | null;
  goal: number | null;
  country: string | null;
  trafficAt: number;
  amount: Decimal | null;
  /** Units of the amount's currency per unit of the base currency. */
  amountRate: Decimal | null;
  status: number;
  isHidden: boolean;
  revenue: Decimal;
  payout: Decimal;
}

/** Digits of averages, which are rounded only once they are summed up. */
const averageDigits = 12;
const nothing: Worth = { revenue: '0', payout: '0' };

/** Reads the payment rules of an offer as the session sees them. */
export const readRules = async (db: Reader, offer: number): Promise<Rules> => {
  const rules = payingRulesSql(sql`${offer}::bigint`, sql`goals.goal_id`);
  const { rows } = await sql<{ goal: number | null; rules: PayingRule[] }>`
    select goal_id as goal, ${rules} as rules
    from (select distinct goal_id from payment_rules where offer_id = ${offer}) as goals`.execute(db);
  return new Map(rows.map(({ goal, rules: found }) => [goal, asRules(found)]));
};

/** Reads the caps of an offer as the session sees them. */
export const readCapUnits = async (db: Reader, offer: number): Promise<CapUnit[]> => {
  const { rows } = await sql<CapUnit>`
    select caps.id, caps.type, caps.conversion_status as status, coalesce(currencies.rate, 1)::text as rate
    from caps left join currencies on currencies.id = caps.currency_id where caps.offer_id = ${offer}`.execute(db);
  return rows;
};

const ruleFor = (rules: Rules, paid: Paid): PayingRule | undefined => {
  const { affiliate, team, trafficAt: at, goal } = paid;
  const traffic = {
    affiliate,
    team,
    at,
    country: paid.country ?? '',
    language: '',
    trafficSource: paid.trafficSource ?? 0,
  };
  return payingOf(decideHappening(rules.get(goal) ?? [], traffic, paid));
};

/** A conversion as it was, or as it would have been under other rules. */
interface Earned extends Worth {
  advertiser: number;
  goal: number | null;
  paymentModel: number | null;
  status: number;
  isHidden: boolean;
}

const earnedBy = (
  { advertiser, goal, status, isHidden }: Paid,
  worth: Worth,
  rule: PayingRule | undefined,
): Earned => ({
  ...{ advertiser, goal, status, isHidden, paymentModel: rule?.paymentModel ?? null },
  ...worth,
});

/** Returns what a conversion is worth under other rules: as much as it was if the same rule pays it. */
const worthBy = (paid: Paid, was: PayingRule | undefined, is: PayingRule | undefined): Worth => {
  if (paid.isMade && was?.id === is?.id && was?.version === is?.version)
    return { revenue: paid.revenue, payout: paid.payout };
  const worth = is && conversionAmounts(is, paid.amount ?? undefined);
  if (!worth) return nothing;
  const inBase = (amount: Decimal, currency: { rate: Decimal } | null): Decimal =>
    divide(amount, currency?.rate ?? paid.amountRate ?? '1', averageDigits);
  return { revenue: inBase(worth.revenue, is.revenueCurrency), payout: inBase(worth.payout, is.payoutCurrency) };
};

/** Returns what it would have been under a rule; nothing if it exists only through a rule and none pays it. */
const earnedIn = (paid: Paid, was: PayingRule | undefined, is: PayingRule | undefined): readonly Earned[] => {
  if (!is && !paid.isReported) return [];
  const status = paid.isMade || !is ? paid.status : is.status;
  return [earnedBy({ ...paid, status }, worthBy(paid, was, is), is)];
};

const paysLeads = ({ rules }: Terms): boolean =>
  rules.get(null)?.some(({ isActive, paidFor }) => isActive && paidFor === 'accepted_lead') === true;

/** Reads leads that advertisers accepted and for which nothing but goals was paid. */
const readUnpaidLeads = async (db: Reader, { offer, since }: Span): Promise<Paid[]> => {
  const { rows } = await sql<Paid>`
    select false as "isMade", true as "isAcceptedLead", false as "isReported", leads.advertiser_id as advertiser,
      leads.affiliate_id as affiliate, users.team_id as team, campaigns.traffic_source_id as "trafficSource",
      null as goal, leads.country, extract(epoch from leads.created_at)::float8 as "trafficAt", null as amount,
      null as "amountRate", ${conversionStatus.pending}::integer as status, false as "isHidden",
      '0' as revenue, '0' as payout
    from leads
    join users on users.id = leads.affiliate_id
    join campaigns on campaigns.id = leads.campaign_id
    where leads.offer_id = ${offer} and leads.created_at >= to_timestamp(${since}) and leads.api_status = 'sent'
      and leads.advertiser_id is not null and leads.is_test is not true
      and not exists (select from conversions where lead_id = leads.id and goal_id is null)`.execute(db);
  return rows;
};

const sumOf = (one: Worth, other: Worth): Worth => ({
  revenue: add(one.revenue, other.revenue),
  payout: add(one.payout, other.payout),
});

/** Returns how much a conversion fills a cap, as the triggers that count conversions do. */
const filling = ({ type, status, rate }: CapUnit, one: Earned): Decimal => {
  if (status === null ? one.status === conversionStatus.rejected : one.status !== status) return '0';
  if (type === 'conversions') return '1';
  if (type === 'revenue') return multiply(one.revenue, rate);
  return type === 'payout' && !one.isHidden ? multiply(one.payout, rate) : '0';
};

const broughtBy = (earned: readonly Earned[], count: number, caps: readonly CapUnit[]): AverageEarnings[] => {
  if (count === 0) return [];
  const kinds = Map.groupBy(earned, ({ goal, paymentModel }) => `${goal} ${paymentModel}`);
  return [...kinds.values()].map((those) => {
    const [{ goal, paymentModel }] = those as [Earned, ...Earned[]];
    const filled = new Map(
      caps.map((cap) => [cap.id, divide(sum(those.map((one) => filling(cap, one))), String(count), averageDigits)]),
    );
    return { goal, paymentModel, fills: (cap) => filled.get(cap) ?? '0' };
  });
};

const averages = (all: readonly Earned[], taken: ReadonlyMap<number, number>, caps: readonly CapUnit[]): Averages => {
  const earned = Map.groupBy(all, ({ advertiser }) => advertiser);
  const averageOf = (those: readonly Earned[], count: number): Worth => {
    if (count === 0) return nothing;
    const { revenue, payout } = those
      .filter(({ status }) => status !== conversionStatus.rejected)
      .reduce(sumOf, nothing);
    return {
      revenue: divide(revenue, String(count), averageDigits),
      payout: divide(payout, String(count), averageDigits),
    };
  };
  const count = [...taken.values()].reduce((total, one) => total + one, 0);
  /** Computes something once for each advertiser; for one who took nothing, from what the offer brought. */
  const onceEach = <T>(work: (those: readonly Earned[], count: number) => T): ((advertiser: number) => T) => {
    const known = new Map<number, T>();
    return (advertiser) => {
      const own = taken.get(advertiser) ?? 0;
      const made = known.get(advertiser) ?? (own === 0 ? work(all, count) : work(earned.get(advertiser) ?? [], own));
      known.set(advertiser, made);
      return made;
    };
  };
  return { of: onceEach(averageOf), brought: onceEach((those, own) => broughtBy(those, own, caps)) };
};

/** Computes what traffic brought, and what it would have brought under the rules after a change. */
export const readWorth = async (
  db: Reader,
  { offer, since }: Span,
  before: Terms,
  after: Terms,
): Promise<{ before: Averages; after: Averages }> => {
  const { rows: paid } = await sql<Paid>`
    select true as "isMade", c.lead_id is not null as "isAcceptedLead",
      (rule.paid_for = 'accepted_lead') is not true as "isReported", c.advertiser_id as advertiser, c.affiliate_id as affiliate, users.team_id as team,
      campaigns.traffic_source_id as "trafficSource", c.goal_id as goal, c.country,
      extract(epoch from c.traffic_at)::float8 as "trafficAt", c.amount,
      (select rate::text from currencies where id = c.amount_currency_id) as "amountRate",
      c.conversion_status as status, c.is_hidden as "isHidden",
      coalesce(c.revenue / nullif(c.revenue_rate, 0), c.revenue)::text as revenue,
      coalesce(c.payout / nullif(c.payout_rate, 0), c.payout)::text as payout
    from conversions as c
    join users on users.id = c.affiliate_id
    join campaigns on campaigns.id = c.campaign_id
    left join payment_rules as rule on rule.id = c.payment_rule_id and c.goal_id is null
    where c.offer_id = ${offer} and c.traffic_at >= to_timestamp(${since})`.execute(db);
  const { rows: took } = await sql<{ advertiser: number; count: number }>`
    select advertiser_id as advertiser, count(*)::integer as count from (
      select advertiser_id from clicks
      where offer_id = ${offer} and created_at >= to_timestamp(${since}) and click_status = ${sql.lit(clickStatus.valid)}
      union all
      select advertiser_id from leads
      where offer_id = ${offer} and created_at >= to_timestamp(${since}) and api_status = 'sent'
    ) as taken where advertiser_id is not null group by 1`.execute(db);
  const taken = new Map(took.map(({ advertiser, count }) => [advertiser, count]));
  const unpaid = [before, after].some(paysLeads) ? await readUnpaidLeads(db, { offer, since }) : [];
  const whole = [...paid, ...unpaid].map((one) => ({ ...one, trafficAt: Math.floor(one.trafficAt) }));
  const both = whole.map((one) => {
    const [was, is] = [ruleFor(before.rules, one), ruleFor(after.rules, one)];
    return {
      was: earnedIn(one, was, was),
      is: earnedIn(one, was, is),
    };
  });
  return {
    before: averages(
      both.flatMap(({ was }) => was),
      taken,
      before.caps,
    ),
    after: averages(
      both.flatMap(({ is }) => is),
      taken,
      after.caps,
    ),
  };
};
