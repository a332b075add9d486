import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import { conversionStatus, conversionAmounts } from '../../../domain/traffic/conversions.ts';
import { add, type Decimal, divide, multiply } from '../../../domain/money/decimal.ts';
import type { AverageEarnings } from '../../../domain/distribution/replay.ts';
import { decideHappening, payingOf } from '../../../domain/money/payment-rules.ts';
import type { Reader } from '../../collections/model.ts';
import { asRules, type PayingRule, payingRulesSql } from '../../payment/rules.ts';
import { type Counts, everyOf, isSampled, type Span } from './past.ts';

/** What an offer's traffic was worth, and would have been under other payment rules, in the base currency. */

export interface Earnings {
  revenue: Decimal;
  payout: Decimal;
}

/** What one click or lead that an advertiser took brought on average; if they took nothing, what the offer brought. */
export type EarningsOf = (advertiser: number) => Earnings;

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
  of: EarningsOf;
  brought: (advertiser: number) => readonly AverageEarnings[];
}

/** The rules of an offer, by goal; those for reports without one and for accepted leads are under null. */
export type Rules = ReadonlyMap<number | null, readonly PayingRule[]>;

/** A conversion, or an accepted lead without one. */
interface Paid {
  /** How many of its kind it stands for. */
  weight: number;
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

/** About how many conversions, and how many accepted leads without one, are read at most. */
const maxPaid = 20_000;
/** Conversions after which others get their turn. */
const chunkSize = 50;
/** Digits of averages, which are rounded only once they are summed up. */
const averageDigits = 12;
const nothing: Earnings = { revenue: '0', payout: '0' };

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
interface Earned extends Earnings {
  weight: number;
  advertiser: number;
  goal: number | null;
  paymentModel: number | null;
  status: number;
  isHidden: boolean;
}

const earnedBy = (
  { weight, advertiser, goal, status, isHidden }: Paid,
  worth: Earnings,
  rule: PayingRule | undefined,
): Earned => ({
  weight,
  advertiser,
  goal,
  status,
  isHidden,
  paymentModel: rule?.paymentModel ?? null,
  ...worth,
});

/** Returns what a conversion is worth under other rules: as much as it was if the same rule pays it. */
const earningsBy = (paid: Paid, was: PayingRule | undefined, is: PayingRule | undefined): Earnings => {
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
  return [earnedBy({ ...paid, status }, earningsBy(paid, was, is), is)];
};

const paysLeads = ({ rules }: Terms): boolean =>
  rules.get(null)?.some(({ isActive, paidFor }) => isActive && paidFor === 'accepted_lead') === true;

/** Reads leads that advertisers accepted and for which nothing but goals was paid, or an even sample of them. */
const readUnpaidLeads = async (db: Reader, { offer, since }: Span, every: number): Promise<Paid[]> => {
  const { rows } = await sql<Paid>`
    select ${every}::integer as weight,
      false as "isMade", true as "isAcceptedLead", false as "isReported", leads.advertiser_id as advertiser,
      leads.affiliate_id as affiliate, users.team_id as team, campaigns.traffic_source_id as "trafficSource",
      null as goal, leads.country, floor(extract(epoch from leads.created_at))::float8 as "trafficAt", null as amount,
      null as "amountRate", ${conversionStatus.pending}::integer as status, false as "isHidden",
      '0' as revenue, '0' as payout
    from leads
    join users on users.id = leads.affiliate_id
    join campaigns on campaigns.id = leads.campaign_id
    where leads.offer_id = ${offer} and leads.created_at >= to_timestamp(${since}) and leads.api_status = 'sent'
      and leads.advertiser_id is not null and leads.is_test is not true
      and ${isSampled(sql`hashtext(leads.secure_id)`, every)}
      and not exists (select from conversions where lead_id = leads.id and goal_id is null)`.execute(db);
  return rows;
};

/** Reads the conversions of what came in, or an even sample of them. */
const readConversions = async (db: Reader, { offer, since }: Span, max: number): Promise<Paid[]> => {
  const ofSpan = sql`c.offer_id = ${offer} and c.traffic_at >= to_timestamp(${since})`;
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from conversions as c where ${ofSpan}`.execute(db);
  const every = everyOf(counted.rows[0]?.count ?? 0, max);
  const { rows } = await sql<Paid>`
    select ${every}::integer as weight, true as "isMade", c.lead_id is not null as "isAcceptedLead",
      (rule.paid_for = 'accepted_lead') is not true as "isReported", c.advertiser_id as advertiser, c.affiliate_id as affiliate, users.team_id as team,
      campaigns.traffic_source_id as "trafficSource", c.goal_id as goal, c.country,
      floor(extract(epoch from c.traffic_at))::float8 as "trafficAt", c.amount,
      (select rate::text from currencies where id = c.amount_currency_id) as "amountRate",
      c.conversion_status as status, c.is_hidden as "isHidden",
      coalesce(c.revenue / nullif(c.revenue_rate, 0), c.revenue)::text as revenue,
      coalesce(c.payout / nullif(c.payout_rate, 0), c.payout)::text as payout
    from conversions as c
    join users on users.id = c.affiliate_id
    join campaigns on campaigns.id = c.campaign_id
    left join payment_rules as rule on rule.id = c.payment_rule_id and c.goal_id is null
    where ${ofSpan} and ${isSampled(sql`hashint8(c.id)`, every)}`.execute(db);
  return rows;
};

/**
 * Reads what was paid, and what might have been: conversions, and if any rules pay for them, accepted leads without one.
 * @param max about how many of each are read at most, spread evenly
 */
export const readPaid = async (
  db: Reader,
  span: Span,
  { accepted }: Pick<Counts, 'accepted'>,
  sides: readonly Terms[],
  max = maxPaid,
): Promise<Paid[]> => [
  ...(await readConversions(db, span, max)),
  ...(sides.some(paysLeads) ? await readUnpaidLeads(db, span, everyOf(accepted, max)) : []),
];

/** Returns how much a conversion fills a cap, as the triggers that count conversions do. */
const filling = ({ type, status, rate }: CapUnit, one: Earned): Decimal => {
  if (status === null ? one.status === conversionStatus.rejected : one.status !== status) return '0';
  if (type === 'conversions') return '1';
  if (type === 'revenue') return multiply(one.revenue, rate);
  return type === 'payout' && !one.isHidden ? multiply(one.payout, rate) : '0';
};

/** What conversions for one goal by rules of one payment model fill caps with, in all. */
interface Kind extends Pick<AverageEarnings, 'goal' | 'paymentModel'> {
  /** By cap; caps that none of them fills are left out. */
  fills: Map<number, Decimal>;
}

/** Sums of conversions: what they brought, and what they fill caps with. */
interface Sums extends Earnings {
  kinds: Map<string, Kind>;
}

const noSums = (): Sums => ({ ...nothing, kinds: new Map() });

const weighed = (amount: Decimal, weight: number): Decimal =>
  weight === 1 || amount === '0' ? amount : multiply(amount, String(weight));

const addTo = (sums: Sums, one: Earned, caps: readonly CapUnit[]): void => {
  const { goal, paymentModel, weight } = one;
  if (one.status !== conversionStatus.rejected) {
    sums.revenue = add(sums.revenue, weighed(one.revenue, weight));
    sums.payout = add(sums.payout, weighed(one.payout, weight));
  }
  const key = `${goal} ${paymentModel}`;
  const kind = sums.kinds.get(key) ?? { goal, paymentModel, fills: new Map<number, Decimal>() };
  sums.kinds.set(key, kind);
  for (const cap of caps) {
    const filled = weighed(filling(cap, one), weight);
    if (filled !== '0') kind.fills.set(cap.id, add(kind.fills.get(cap.id) ?? '0', filled));
  }
};

const averageOf = ({ revenue, payout }: Earnings, count: number): Earnings =>
  count === 0
    ? nothing
    : {
        revenue: divide(revenue, String(count), averageDigits),
        payout: divide(payout, String(count), averageDigits),
      };

const broughtOf = ({ kinds }: Sums, count: number): AverageEarnings[] =>
  count === 0
    ? []
    : [...kinds.values()].map(({ goal, paymentModel, fills }) => {
        const each = new Map([...fills].map(([cap, sum]) => [cap, divide(sum, String(count), averageDigits)]));
        return { goal, paymentModel, fills: (cap) => each.get(cap) ?? '0' };
      });

/** Sums up conversions one after another, each for its advertiser and for the offer. */
const createSums = ({ caps }: Pick<Terms, 'caps'>, taken: ReadonlyMap<number, number>) => {
  const whole = noSums();
  const own = new Map<number, Sums>();
  const count = [...taken.values()].reduce((total, one) => total + one, 0);

  const averages = (): Averages => {
    const made = (sums: Sums, of: number) => ({ worth: averageOf(sums, of), brought: broughtOf(sums, of) });
    const ofOffer = made(whole, count);
    const known = new Map(
      [...taken].map(([advertiser, took]) => [advertiser, made(own.get(advertiser) ?? noSums(), took)]),
    );
    // What an advertiser who took nothing would bring is what the offer brought.
    return {
      of: (advertiser) => (known.get(advertiser) ?? ofOffer).worth,
      brought: (advertiser) => (known.get(advertiser) ?? ofOffer).brought,
    };
  };

  return {
    add(one: Earned): void {
      const ofAdvertiser = own.get(one.advertiser) ?? noSums();
      own.set(one.advertiser, ofAdvertiser);
      for (const sums of [whole, ofAdvertiser]) addTo(sums, one, caps);
    },
    averages,
  };
};

/**
 * Computes what traffic brought, and what it would have brought under the rules after a change, letting others have
 * their turn in between.
 * @param taken what each advertiser took
 */
export const estimateEarnings = async (
  paid: readonly Paid[],
  taken: ReadonlyMap<number, number>,
  before: Terms,
  after: Terms,
): Promise<{ before: Averages; after: Averages }> => {
  const [then, now] = [createSums(before, taken), createSums(after, taken)];
  for (const [place, one] of paid.entries()) {
    if (place > 0 && place % chunkSize === 0) await breathe();
    const [was, is] = [ruleFor(before.rules, one), ruleFor(after.rules, one)];
    earnedIn(one, was, was).forEach(then.add);
    earnedIn(one, was, is).forEach(now.add);
  }
  return { before: then.averages(), after: now.averages() };
};
