import { type Insertable, type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { conversionStatus } from '../../../domain/conversions.ts';
import { capsOfConversion, type LimitUse } from '../../../domain/distribution/limits.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Verdict } from '../../../domain/payment-rules.ts';
import { maxRulesPassed } from '../../../openapi/payment.ts';
import { createBatcher } from '../../database/batcher.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { timestamp } from '../../database/values.ts';
import { Failure } from '../../failure.ts';
import type { PayingRule } from '../../payment/rules.ts';
import { countingIn, fullCapOf } from '../counters/conversions.ts';
import { asRows } from '../counters/counters.ts';
import { recordCustomers, type Told } from '../customers/record.ts';
import type { GiveGrade } from '../leads/grades.ts';
import { goalKey, transactionKey } from './keys.ts';
import { originOf, type Reached, type Settlement } from './settle.ts';

/** What is kept of the rules that did not pay, the nearest to paying first. */
const passedOver = (tried: readonly Verdict<PayingRule>[]) =>
  tried
    .flatMap(({ rule, rank, passed }) => (passed ? [{ rule: rule.id, version: rule.version, rank, passed }] : []))
    .slice(0, maxRulesPassed);

/** Whether a visit reaches the goal once, as the rule says; where none pays, the goal, of what is numbered (D1241). */
const isOnce = ({ isRepeatable, transaction }: Reached, rule: PayingRule | undefined): boolean =>
  rule ? !rule.isMulti : !isRepeatable || transaction === null;

/** A conversion as it is written: JSON of its columns. */
const rowOf = (reached: Reached, settled: Settlement, at: number) => {
  const { rule, worth, byRule, status, approveAt, revenueCurrency, payoutCurrency } = settled;
  return {
    transaction_key: reached.transaction === null ? null : transactionKey(reached.advertiser, reached.transaction),
    goal_key: isOnce(reached, rule) ? goalKey(reached.visit, reached.goal) : null,
    affiliate_id: reached.affiliate,
    campaign_id: reached.campaign,
    offer_id: reached.offer,
    advertiser_id: reached.advertiser,
    goal_id: reached.goal,
    conversion_status: status,
    is_hidden: false,
    marks: [...(reached.isLate ? ['late_conversion'] : []), ...(rule ? [] : ['unpaid'])],
    over_cap_id: null as number | null,
    revenue: worth.revenue,
    revenue_currency_id: revenueCurrency.id,
    revenue_rate: revenueCurrency.rate,
    payout: worth.payout,
    payout_currency_id: payoutCurrency.id,
    payout_rate: payoutCurrency.rate,
    original_revenue: byRule.revenue,
    original_payout: byRule.payout,
    amount: reached.amount,
    amount_currency_id: reached.amount === null ? null : reached.currency.id,
    payment_rule_id: rule?.id ?? null,
    payment_rule_version: rule?.version ?? null,
    rule_type: rule ? (rule.isPercent ? 2 : 1) : null,
    rule_revenue: rule?.revenueValue ?? null,
    rule_payout: rule?.payoutValue ?? null,
    rules_passed: passedOver(settled.tried),
    click_id: reached.click,
    attribution: reached.attribution,
    lead_id: reached.lead,
    country: reached.country,
    transaction_id: reached.transaction,
    postback_params: reached.parameters,
    traffic_at: timestamp(reached.trafficAt),
    created_at: timestamp(at),
    updated_at: timestamp(at),
    approve_at: approveAt === null ? null : timestamp(approveAt),
    approved_at: status === conversionStatus.approved ? timestamp(at) : null,
    version: 1,
  } satisfies Partial<Record<keyof Insertable<Tables['conversions']>, unknown>>;
};

type Row = ReturnType<typeof rowOf>;

/** The same where a cap had no room for it: it waits for someone to decide. */
const beyond = (row: Row, overCap: number): Row => ({
  ...row,
  conversion_status: conversionStatus.deferred,
  marks: [...row.marks, 'over_cap'],
  over_cap_id: overCap,
  approve_at: null,
  approved_at: null,
});

/** What its history begins with. */
const firstEntry = (row: Row) => ({
  conversionStatus: [null, row.conversion_status],
  revenue: [null, row.revenue],
  payout: [null, row.payout],
  ...(row.payment_rule_id !== null && {
    paymentRule: [null, row.payment_rule_id],
    paymentRuleVersion: [null, row.payment_rule_version],
  }),
  ...(row.over_cap_id !== null && { overCap: [null, row.over_cap_id] }),
});

/** What is told of a customer along with a conversion, by the conversion's id. */
export type TellsOfCustomer = (conversion: number) => Told;

/** A conversion that is to be written, the caps it counts in, and what is told of its customer. */
interface Made {
  row: Row;
  caps: readonly LimitUse[];
  customerOf?: TellsOfCustomer | undefined;
}

/** What became of it: its id, and that of the customer who was told of. */
interface Written {
  id: number;
  customer: number | null;
}

/** Leads that nobody erases before it is over: of those that are erased by now, nothing that was said is kept (D1283). */
const heldLeads = (ids: readonly number[]) =>
  sql`select id, erased_at from leads where id = any (${ids}::bigint[]) order by id for key share`;

/**
 * Writes conversions with their histories and what they count in, by one statement.
 * @returns their ids, in their order; undefined of one that is known already
 */
const insert = async (db: Kysely<Tables>, made: readonly Made[]): Promise<readonly (number | undefined)[]> => {
  const [first] = made;
  if (!first) return [];
  const names = Object.keys(first.row);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const given = made.map(({ row, caps }) => ({ row, entry: firstEntry(row), caps: asRows(caps) }));
  const isCounted = made.some(({ caps }) => caps.length > 0);
  const leads = made.flatMap(({ row }) => row.lead_id ?? []);
  const parameters =
    leads.length > 0
      ? sql`case when own.lead_id in (select id from reported where erased_at is not null) then '[]'
          else own.postback_params end`
      : sql.ref('own.postback_params');
  // In one order, so that of those who report the same things neither waits in vain.
  const { rows } = await sql<{ place: number; id: number }>`
    with given as materialized (
      select nextval('conversions_id_seq') as id, said.place, said.item
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as said (item, place)
    )${leads.length > 0 ? sql`, reported as materialized (${heldLeads(leads)})` : sql``}, added as (
      insert into conversions (id, ${columns})
      select given.id, ${sql.join(names.map((name) => (name === 'postback_params' ? parameters : sql.ref(`own.${name}`))))}
      from given cross join jsonb_populate_record(null::conversions, given.item -> 'row') as own
      -- Those whose visit had another key once; nothing is added to them (D1274).
      where not exists (select from conversion_former_key as former where former.key = own.goal_key)
      order by own.goal_key, own.transaction_key
      on conflict do nothing returning id
    ), kept as (
      select given.* from given join added on added.id = given.id
    ), past as (
      insert into history (entity, record_id, version, at, action, changes)
      select 'conversion', id, 1, (item -> 'row' ->> 'created_at')::timestamptz, 'create', item -> 'entry' from kept
    )${isCounted ? sql`, counting as (${countingIn(sql`(select id, item -> 'caps' as caps from kept)`)})` : sql``}
    select place, id from kept`.execute(db);
  const ids = new Map(rows.map(({ place, id }) => [place, id]));
  return made.map((_, index) => ids.get(index + 1));
};

/** Writes new conversions and what is told of their customers; undefined in place of one that is known already. */
const writeAll = async (db: Kysely<Tables>, made: readonly Made[]): Promise<(Written | undefined)[]> => {
  const ids = await insert(db, made);
  const told = made.flatMap(({ customerOf }, place) => {
    const id = ids[place];
    return customerOf && id !== undefined ? [{ id, customer: customerOf(id) }] : [];
  });
  const kept = await recordCustomers(
    db,
    told.map(({ customer }) => customer),
  );
  const customers = new Map(told.map(({ id }, place) => [id, kept[place]?.id ?? null]));
  return ids.map((id) => (id === undefined ? undefined : { id, customer: customers.get(id) ?? null }));
};

/** All of it or nothing: conversions alone are one statement, with their customers they are several. */
const writeIn = (
  scope: Pick<TenantScope, 'write' | 'single'>,
  made: readonly Made[],
): Promise<(Written | undefined)[]> =>
  made.some(({ customerOf }) => customerOf !== undefined)
    ? scope.write((db) => writeAll(db, made))
    : scope.single((db) => writeAll(db, made));

/** Writes a conversion down, and what is told of its customer; undefined where the conversion is known already. */
type WriteConversion = (made: Made) => Promise<Written | undefined>;

/** Where a report is kept. */
export interface ReportScope extends Pick<TenantScope, 'read' | 'write' | 'single'> {
  /** Writes a conversion together with those of others; by itself where absent. */
  writeConversion?: WriteConversion;
  /** Gives a lead its grade together with others; by itself where absent. */
  giveGrade?: GiveGrade;
}

/** Writes conversions down that are reported at the same time together. */
export const createConversionWriter = (
  scopeOf: (tenantId: number) => Pick<TenantScope, 'write' | 'single'>,
): ((tenantId: number) => WriteConversion) => {
  const gathering = createBatcher<Made, Written | undefined>({
    together: (tenantId, made) => writeIn(scopeOf(tenantId), made),
    // A cap may have room for some of them.
    isOfOne: (error) => error instanceof Failure || error instanceof DatabaseError,
  });
  return (tenantId) => (made) => gathering.add(tenantId, made);
};

/** The conversion that was there before; what the advertiser numbers goes before what they only name. */
const known = async (db: Kysely<Tables>, { transaction_key: numbered, goal_key: named }: Row): Promise<number> => {
  const found = await db
    .selectFrom('conversions')
    .select('id')
    .where(({ or, eb }) => or([eb('transaction_key', '=', numbered), eb('goal_key', '=', named)]))
    .orderBy(sql`transaction_key is not distinct from ${numbered}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (found) return found.id;
  const { id } = await db
    .selectFrom('conversion_former_key')
    .select('conversion_id as id')
    .where('key', '=', named ?? '')
    .executeTakeFirstOrThrow();
  return id;
};

/** A conversion that is kept, now or before. */
export interface Kept {
  id: number;
  created: boolean;
  /** Who was told of along with it, where it is new. */
  customer: number | null;
  /** The cap that had no room for it, so that it is deferred. */
  overCap?: number;
}

/** A conversion as it was reported. */
interface ReportedConversion {
  reached: Reached;
  settled: Settlement;
  /** When it was reported, seconds UTC. */
  at: number;
  /** Kept with it, or not at all; what is told along with a conversion that is known already is left to the caller. */
  customerOf?: TellsOfCustomer | undefined;
}

/**
 * Keeps a conversion, unless it is known already: by the advertiser's own number of it, or, where the rule pays a goal
 * once, by the visit and the goal. Of those that come at once one is kept and the others learn its id. It counts in the
 * caps of its offer; where a hard one has no room, it is deferred and counts in none.
 */
export const recordConversion = async (
  scope: ReportScope,
  network: Snapshot,
  { reached, settled, at, customerOf }: ReportedConversion,
): Promise<Kept> => {
  const paymentModel = settled.rule?.paymentModel ?? null;
  const counted = { ...reached, paymentModel, origin: originOf(reached) };
  const caps = capsOfConversion(network, reached.offer, counted, at);
  const row = rowOf(reached, settled, at);
  const write = scope.writeConversion ?? (async (made) => (await writeIn(scope, [made]))[0]);
  const keep = async (one: Row): Promise<Kept> => {
    const written = await write({ row: one, caps, customerOf });
    if (!written) return { id: await scope.read((db) => known(db, one)), created: false, customer: null };
    return { ...written, created: true, ...(one.over_cap_id !== null && { overCap: one.over_cap_id }) };
  };
  try {
    return await keep(row);
  } catch (error) {
    const overCap = fullCapOf(error);
    if (overCap === undefined) throw error;
    return keep(beyond(row, overCap));
  }
};
