import { sql } from 'kysely';
import { worthOf } from '../../../domain/conversions.ts';
import { add, type Decimal, divide } from '../../../domain/decimal.ts';
import { decidePayment } from '../../../domain/payment-rules.ts';
import type { Reader } from '../../collections/model.ts';
import { asRules, type PayingRule, payingRulesSql } from '../../payment/rules.ts';
import type { Span } from './past.ts';

/** What traffic of an offer was worth, and would have been by other payment rules. All amounts are in the base currency. */

export interface Worth {
  revenue: Decimal;
  payout: Decimal;
}

/** What one click or lead that an advertiser took brought on average; of one who took nothing, what the offer brought. */
export type WorthOf = (advertiser: number) => Worth;

/** The rules of an offer, by their goals; null for the lead itself. */
export type Rules = ReadonlyMap<number | null, readonly PayingRule[]>;

interface Paid {
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
  revenue: Decimal;
  payout: Decimal;
}

/** Digits of averages, which are rounded only when they are summed up. */
const averageDigits = 12;
const nothing: Worth = { revenue: '0', payout: '0' };

/** The payment rules of an offer as the session sees them. */
export const readRules = async (db: Reader, offer: number): Promise<Rules> => {
  const rules = payingRulesSql(sql`${offer}::bigint`, sql`goals.goal_id`);
  const { rows } = await sql<{ goal: number | null; rules: PayingRule[] }>`
    select goal_id as goal, ${rules} as rules
    from (select distinct goal_id from payment_rules where offer_id = ${offer}) as goals`.execute(db);
  return new Map(rows.map(({ goal, rules: found }) => [goal, asRules(found)]));
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
  const tried = decidePayment(rules.get(goal) ?? [], traffic).get(goal) ?? [];
  return tried.find(({ passed }) => passed === undefined)?.rule;
};

/** What a conversion is worth by other rules: as much as it was where the same rule pays it. */
const worthBy = (before: Rules, after: Rules, paid: Paid): Worth => {
  const [was, is] = [ruleFor(before, paid), ruleFor(after, paid)];
  if (was?.id === is?.id && was?.version === is?.version) return { revenue: paid.revenue, payout: paid.payout };
  const worth = is && worthOf(is, paid.amount ?? undefined);
  if (!worth) return nothing;
  const inBase = (amount: Decimal, currency: { rate: Decimal } | null): Decimal =>
    divide(amount, currency?.rate ?? paid.amountRate ?? '1', averageDigits);
  return { revenue: inBase(worth.revenue, is.revenueCurrency), payout: inBase(worth.payout, is.payoutCurrency) };
};

const sumOf = (one: Worth, other: Worth): Worth => ({
  revenue: add(one.revenue, other.revenue),
  payout: add(one.payout, other.payout),
});

const averages = (worths: readonly (readonly [number, Worth])[], taken: ReadonlyMap<number, number>): WorthOf => {
  const sums = new Map<number, Worth>();
  for (const [advertiser, worth] of worths) sums.set(advertiser, sumOf(sums.get(advertiser) ?? nothing, worth));
  const averageOf = ({ revenue, payout }: Worth, count: number): Worth =>
    count === 0
      ? nothing
      : {
          revenue: divide(revenue, String(count), averageDigits),
          payout: divide(payout, String(count), averageDigits),
        };
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
  const ofOffer = averageOf([...sums.values()].reduce(sumOf, nothing), all);
  return (advertiser) => {
    const count = taken.get(advertiser) ?? 0;
    return count === 0 ? ofOffer : averageOf(sums.get(advertiser) ?? nothing, count);
  };
};

/** Works out what traffic brought, and what it would have brought by the rules after a change. */
export const readWorth = async (
  db: Reader,
  { offer, since }: Span,
  before: Rules,
  after: Rules,
): Promise<{ before: WorthOf; after: WorthOf }> => {
  const { rows: paid } = await sql<Paid>`
    select c.advertiser_id as advertiser, c.affiliate_id as affiliate, users.team_id as team,
      campaigns.traffic_source_id as "trafficSource", c.goal_id as goal, c.country,
      extract(epoch from c.traffic_at)::float8 as "trafficAt", c.amount,
      (select rate::text from currencies where id = c.amount_currency_id) as "amountRate",
      coalesce(c.revenue / nullif(c.revenue_rate, 0), c.revenue)::text as revenue,
      coalesce(c.payout / nullif(c.payout_rate, 0), c.payout)::text as payout
    from conversions as c
    join users on users.id = c.affiliate_id
    join campaigns on campaigns.id = c.campaign_id
    where c.offer_id = ${offer} and c.traffic_at >= to_timestamp(${since}) and c.conversion_status <> 4`.execute(db);
  const { rows: took } = await sql<{ advertiser: number; count: number }>`
    select advertiser_id as advertiser, count(*)::integer as count from (
      select advertiser_id from clicks
      where offer_id = ${offer} and created_at >= to_timestamp(${since}) and click_status = 1
      union all
      select advertiser_id from leads
      where offer_id = ${offer} and created_at >= to_timestamp(${since}) and api_status = 'sent'
    ) as taken where advertiser_id is not null group by 1`.execute(db);
  const taken = new Map(took.map(({ advertiser, count }) => [advertiser, count]));
  const whole = paid.map((one) => ({ ...one, trafficAt: Math.floor(one.trafficAt) }));
  return {
    before: averages(
      whole.map((one) => [one.advertiser, { revenue: one.revenue, payout: one.payout }]),
      taken,
    ),
    after: averages(
      whole.map((one) => [one.advertiser, worthBy(before, after, one)]),
      taken,
    ),
  };
};
