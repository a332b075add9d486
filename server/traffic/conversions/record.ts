import { createHash } from 'node:crypto';
import { type Insertable, sql, type Transaction } from 'kysely';
import { conversionStatus, worthOf } from '../../../domain/conversions.ts';
import type { Decimal } from '../../../domain/decimal.ts';
import { decidePayment, type Verdict } from '../../../domain/payment-rules.ts';
import { maxRulesPassed } from '../../../openapi/payment.ts';
import { timestamp } from '../../database/values.ts';
import type { Tables } from '../../database/tables.ts';
import { type PayingRule, payingRules } from '../../payment/rules.ts';

type Row = Insertable<Tables['conversions']>;

/** A goal that was reached, as it was reported. */
export interface Reached {
  /** Public id of the click, and id of the lead; one of them at least. */
  click: string | null;
  lead: number | null;
  /** What its goal is paid for once: the same for a click and the lead that came after it. */
  visit: string | number;
  affiliate: number;
  campaign: number;
  offer: number;
  advertiser: number;
  country: string | null;
  language: string | null;
  /** When the click or the lead came in, seconds UTC. */
  trafficAt: number;
  /** Null for the lead itself. */
  goal: number | null;
  amount: Decimal | null;
  /** Of the amount; that of the advertiser, else that of the network, where absent. */
  currency: { id: number; rate: Decimal };
  /** The advertiser's own number of it. */
  transaction: string | null;
  parameters: readonly { name: string; value: string }[];
}

/** Seconds in which a conversion is on time, where the offer says nothing of it. */
const hour = 3600;
const day = 86_400;
const system = null;

const keyOf = (...parts: (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The rules for it in the order in which they are tried, as of the moment of the click or the lead; one of them may pay. */
const rulesFor = async (db: Transaction<Tables>, reached: Reached): Promise<Verdict<PayingRule>[]> => {
  const { affiliate, country, language, trafficAt: at, offer, goal } = reached;
  const [rules, about] = [
    await payingRules(db, offer, goal),
    await db
      .selectFrom('campaigns')
      .innerJoin('users', 'users.id', 'campaigns.affiliate_id')
      .select(['campaigns.traffic_source_id', 'users.team_id'])
      .where('campaigns.id', '=', reached.campaign)
      .executeTakeFirst(),
  ];
  const traffic = {
    affiliate,
    team: about?.team_id ?? null,
    at,
    // Those of nowhere pass what leaves countries out, as in the decision about the traffic.
    country: country ?? '',
    language: language ?? '',
    trafficSource: about?.traffic_source_id ?? 0,
  };
  return decidePayment(rules, traffic).get(goal) ?? [];
};

/** What is kept of the rules that did not pay, the nearest to paying first. */
const passedOver = (tried: readonly Verdict<PayingRule>[]) =>
  tried
    .flatMap(({ rule, rank, passed }) => (passed ? [{ rule: rule.id, version: rule.version, rank, passed }] : []))
    .slice(0, maxRulesPassed);

const ratesOf = async (db: Transaction<Tables>, ids: readonly (number | null)[]): Promise<Map<number, Decimal>> => {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('currencies').select(['id', 'rate']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, rate }) => [id, rate]));
};

const isLate = async (db: Transaction<Tables>, { offer, trafficAt }: Reached, at: number): Promise<boolean> => {
  const found = await db
    .selectFrom('offers')
    .select(sql<boolean | null>`session_lifespan * ${sql.lit(day)} < ${at - trafficAt}::bigint`.as('late'))
    .where('id', '=', offer)
    .executeTakeFirst();
  return found?.late ?? false;
};

/** What it is worth and how it begins; undefined where the rule pays a share of an amount that nobody reported. */
const settled = async (db: Transaction<Tables>, reached: Reached, at: number) => {
  const tried = await rulesFor(db, reached);
  const rule = tried.find(({ passed }) => passed === undefined)?.rule;
  const worth = rule ? worthOf(rule, reached.amount ?? undefined) : { revenue: '0', payout: '0' };
  if (!worth) return undefined;
  const own = reached.currency.id;
  const [revenueCurrency, payoutCurrency] = [rule?.revenueCurrency ?? own, rule?.payoutCurrency ?? own];
  const rates = await ratesOf(db, [revenueCurrency, payoutCurrency]);
  const status = rule?.status ?? conversionStatus.pending;
  const approves = status !== conversionStatus.approved && status !== conversionStatus.rejected;
  const approveAt = approves && rule?.autoApprovePeriod != null ? at + rule.autoApprovePeriod * hour : null;
  return { rule, tried, worth, revenueCurrency, payoutCurrency, rates, status, approveAt };
};

/**
 * Keeps a conversion, unless it is known already: by the advertiser's own number of it, or, where the rule pays a goal
 * once, by the click or the lead and the goal. Of those that come at once one is kept and the others learn its id.
 * @param at when it was reported, seconds UTC
 * @returns undefined where the rule pays a share of an amount that nobody reported
 */
export const recordConversion = async (
  db: Transaction<Tables>,
  reached: Reached,
  at: number,
): Promise<{ id: number; created: boolean } | undefined> => {
  const paid = await settled(db, reached, at);
  if (!paid) return undefined;
  const { rule, tried, worth, revenueCurrency, payoutCurrency, rates, status, approveAt } = paid;
  const { click, lead, goal, transaction, advertiser } = reached;
  const keys = {
    transaction_key: transaction === null ? null : keyOf(advertiser, transaction),
    goal_key: rule?.isMulti ? null : keyOf(reached.visit, goal),
  };
  const row = {
    ...keys,
    affiliate_id: reached.affiliate,
    campaign_id: reached.campaign,
    offer_id: reached.offer,
    advertiser_id: advertiser,
    goal_id: goal,
    conversion_status: status,
    marks: [
      ...((await isLate(db, reached, at)) ? ['late_conversion' as const] : []),
      ...(rule ? [] : ['unpaid' as const]),
    ],
    revenue: worth.revenue,
    revenue_currency_id: revenueCurrency,
    revenue_rate: rates.get(revenueCurrency) ?? null,
    payout: worth.payout,
    payout_currency_id: payoutCurrency,
    payout_rate: rates.get(payoutCurrency) ?? null,
    original_revenue: worth.revenue,
    original_payout: worth.payout,
    amount: reached.amount,
    amount_currency_id: reached.amount === null ? null : reached.currency.id,
    payment_rule_id: rule?.id ?? null,
    payment_rule_version: rule?.version ?? null,
    rule_type: rule ? (rule.isPercent ? 2 : 1) : null,
    rule_revenue: rule?.revenueValue ?? null,
    rule_payout: rule?.payoutValue ?? null,
    rules_passed: JSON.stringify(passedOver(tried)),
    click_id: click,
    lead_id: lead,
    country: reached.country,
    transaction_id: transaction,
    postback_params: JSON.stringify(reached.parameters),
    traffic_at: timestamp(reached.trafficAt),
    created_at: timestamp(at),
    updated_at: timestamp(at),
    approve_at: approveAt === null ? null : timestamp(approveAt),
    approved_at: status === conversionStatus.approved ? timestamp(at) : null,
  } satisfies Row;
  const added = await db
    .insertInto('conversions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { id: await known(db, keys), created: false };
  await db
    .insertInto('history')
    .values({
      entity: 'conversion',
      record_id: added.id,
      version: 1,
      at: timestamp(at),
      user_id: system,
      action: 'create',
      changes: JSON.stringify({
        conversionStatus: [null, status],
        revenue: [null, worth.revenue],
        payout: [null, worth.payout],
        ...(rule && { paymentRule: [null, rule.id], paymentRuleVersion: [null, rule.version] }),
      }),
    })
    .execute();
  return { id: added.id, created: true };
};

/** The conversion that was there before; what the advertiser numbers goes before what they only name. */
const known = async (
  db: Transaction<Tables>,
  keys: { transaction_key: string | null; goal_key: string | null },
): Promise<number> => {
  const { id } = await db
    .selectFrom('conversions')
    .select('id')
    .where(({ or, eb }) =>
      or([eb(sql`lower(transaction_key)`, '=', keys.transaction_key), eb(sql`lower(goal_key)`, '=', keys.goal_key)]),
    )
    .orderBy(sql`lower(transaction_key) is not distinct from ${keys.transaction_key}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};
