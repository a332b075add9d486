import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import { capsOfConversion, type LimitUse } from '../../../domain/distribution/limits.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Verdict } from '../../../domain/money/payment-rules.ts';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { maxRulesPassed } from '../../../openapi/payment.ts';
import { createBatcher } from '../../database/batcher.ts';
import { only } from '../../database/single-row.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { timestamp } from '../../database/values.ts';
import { Failure } from '../../failure.ts';
import type { PayingRule } from '../../payment/rules.ts';
import { countingIn, fullCapOf } from '../counters/conversion-caps.ts';
import { asRows } from '../counters/counters.ts';
import { recordCustomers, type CustomerFiguresReport } from '../customers/record.ts';
import type { GiveGrade } from '../leads/grades.ts';
import type { Repeats } from '../advertiser-postbacks/origin.ts';
import { goalKey, secondGoalKey, transactionKey } from './keys.ts';
import { originOf, type ReachedGoal, type Settlement } from './settle.ts';

/** Returns what is stored of the rules that did not pay, the nearest to paying first. */
const rulesPassedOver = (tried: readonly Verdict<PayingRule>[]) =>
  tried
    .flatMap(({ rule, rank, passed }) => (passed ? [{ rule: rule.id, version: rule.version, rank, passed }] : []))
    .slice(0, maxRulesPassed);

/** Whether a visit reaches the goal once: as the rule says or, if none pays, as the goal says if numbered (D1241). */
const isOnce = ({ isRepeatable, transaction }: ReachedGoal, rule: PayingRule | undefined): boolean =>
  rule ? !rule.isMulti : !isRepeatable || transaction === null;

type Mark = Selectable<Tables['conversions']>['marks'][number];

/** Columns of JSON, which is written as it is. */
type JsonColumn = 'rules_passed' | 'postback_params';

const marksOf = ({ isLate }: ReachedGoal, rule: PayingRule | undefined): Mark[] => [
  ...(isLate ? (['late_conversion'] as const) : []),
  ...(rule ? [] : (['unpaid'] as const)),
];

/** Returns a conversion as it is written: JSON of its columns. */
const rowOf = (reached: ReachedGoal, settled: Settlement, at: number) => {
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
    marks: marksOf(reached, rule),
    over_cap_id: null,
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
    rule_type: rule ? paymentType[rule.isPercent ? 'percent' : 'fixed'] : null,
    rule_revenue: rule?.revenueValue ?? null,
    rule_payout: rule?.payoutValue ?? null,
    rules_passed: rulesPassedOver(settled.tried),
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
  } satisfies Omit<Insertable<Tables['conversions']>, JsonColumn> & Record<JsonColumn, unknown>;
};

type Row = Omit<ReturnType<typeof rowOf>, 'over_cap_id'> & { over_cap_id: number | null };

/** Returns the same for one that waits for someone to decide. */
const deferredRow = (row: Row, mark: Mark): Row => ({
  ...row,
  conversion_status: conversionStatus.deferred,
  marks: [...row.marks, mark],
  approve_at: null,
  approved_at: null,
});

/** Returns the row of a conversion that a cap had no room for. */
const overCapRow = (row: Row, overCap: number): Row => ({ ...deferredRow(row, 'over_cap'), over_cap_id: overCap });

/** Returns the first entry of its history. */
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

/** What is reported about a customer along with a conversion, by the conversion's id. */
export type CustomerReportFor = (conversion: number) => CustomerFiguresReport;

/** A conversion to be written, the caps it counts toward, and what is reported about its customer. */
interface NewConversion {
  row: Row;
  caps: readonly LimitUse[];
  /** Whether another advertiser may have a conversion of the same lead and goal (D1535). */
  isSecond: boolean;
  customerOf?: CustomerReportFor | undefined;
}

/** The result: its id, and that of the customer reported about. */
interface WrittenConversion {
  id: number;
  customer: number | null;
}

/** Whether the conversion `existing` is of the same lead and goal as the row `candidate`, and both are paid for once. */
const isOfSameLead = (candidate: RawBuilder<unknown>, existing: RawBuilder<unknown>) =>
  sql`${candidate}.goal_key is not null and ${existing}.goal_key is not null and ${existing}.lead_id = ${candidate}.lead_id
    and ${existing}.goal_id is not distinct from ${candidate}.goal_id`;

/** Locks leads against erasure meanwhile; for those already erased, nothing reported is stored (D1283). */
const heldLeads = (ids: readonly number[]) =>
  sql`select id, erased_at from leads where id = any (${ids}::bigint[]) order by id for key share`;

/**
 * Writes conversions with their histories and what they count toward, in one statement.
 * @returns their ids, in the same order; undefined for one that is already known
 */
const insert = async (db: Kysely<Tables>, made: readonly NewConversion[]): Promise<readonly (number | undefined)[]> => {
  const [first] = made;
  if (!first) return [];
  const names = Object.keys(first.row);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const inputs = made.map(({ row, caps, isSecond }) => ({ row, isSecond, entry: firstEntry(row), caps: asRows(caps) }));
  const isCounted = made.some(({ caps }) => caps.length > 0);
  const leads = made.flatMap(({ row }) => row.lead_id ?? []);
  const parameters =
    leads.length > 0
      ? sql`case when candidate.lead_id in (select id from reported where erased_at is not null) then '[]'
          else candidate.postback_params end`
      : sql.ref('candidate.postback_params');
  // Always in the same order, so that concurrent reports of the same things don't wait for each other.
  const { rows } = await sql<{ place: number; id: number }>`
    with given as materialized (
      select nextval('conversions_id_seq') as id, input.place, input.item
      from jsonb_array_elements(${JSON.stringify(inputs)}::jsonb) with ordinality as input (item, place)
    )${leads.length > 0 ? sql`, reported as materialized (${heldLeads(leads)})` : sql``}, added as (
      insert into conversions (id, ${columns})
      select given.id, ${sql.join(names.map((name) => (name === 'postback_params' ? parameters : sql.ref(`candidate.${name}`))))}
      from given cross join jsonb_populate_record(null::conversions, given.item -> 'row') as candidate
      -- Those whose visit had another key once; nothing is added to them (D1274).
      where not exists (select from conversion_former_key as former where former.key = candidate.goal_key)
        -- Which lead is its click's changes, and which key its goals have with it (D690).
        and not exists (select from conversions as existing where ${isOfSameLead(sql`candidate`, sql`existing`)}
          and (existing.advertiser_id = candidate.advertiser_id or not (given.item -> 'isSecond')::boolean))
      order by candidate.goal_key, candidate.transaction_key
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

/** Writes new conversions and what is reported about their customers; undefined for each that is already known. */
const writeAll = async (
  db: Kysely<Tables>,
  made: readonly NewConversion[],
): Promise<(WrittenConversion | undefined)[]> => {
  const ids = await insert(db, made);
  const customerReports = made.flatMap(({ customerOf }, place) => {
    const id = ids[place];
    return customerOf && id !== undefined ? [{ id, customer: customerOf(id) }] : [];
  });
  const storedCustomers = await recordCustomers(
    db,
    customerReports.map(({ customer }) => customer),
  );
  const customers = new Map(customerReports.map(({ id }, place) => [id, storedCustomers[place]?.id ?? null]));
  return ids.map((id) => (id === undefined ? undefined : { id, customer: customers.get(id) ?? null }));
};

/** All or nothing: conversions alone are one statement, with their customers they are several. */
const writeIn = (
  scope: Pick<TenantScope, 'write' | 'single'>,
  made: readonly NewConversion[],
): Promise<(WrittenConversion | undefined)[]> =>
  made.some(({ customerOf }) => customerOf !== undefined)
    ? scope.write((db) => writeAll(db, made))
    : scope.single((db) => writeAll(db, made));

/** Writes a conversion and what is reported about its customer; undefined if the conversion is already known. */
type WriteConversion = (made: NewConversion) => Promise<WrittenConversion | undefined>;

/** Where a report is stored. */
export interface ReportScope extends Pick<TenantScope, 'read' | 'write' | 'single'> {
  /** Writes a conversion together with those of others; if absent, it is written alone. */
  writeConversion?: WriteConversion;
  /** Gives a lead its grade together with others; if absent, it is graded alone. */
  giveGrade?: GiveGrade;
}

/** Writes conversions that are reported at the same time in one batch. */
export const createConversionWriter = (
  scopeOf: (tenantId: number) => Pick<TenantScope, 'write' | 'single'>,
): ((tenantId: number) => WriteConversion) => {
  const gathering = createBatcher<NewConversion, WrittenConversion | undefined>({
    together: (tenantId, made) => writeIn(scopeOf(tenantId), made),
    // A cap may have room for some of them.
    isOfOne: (error) => error instanceof Failure || error instanceof DatabaseError,
  });
  return (tenantId) => (made) => gathering.add(tenantId, made);
};

/** A known conversion. */
interface KnownConversion {
  id: number;
  advertiser: number;
  lead: number | null;
  isRejected: boolean;
  /** The key of its visit and goal; null if these may be paid several times. */
  key: string | null;
  /** Whether it has the advertiser's number. */
  isNumbered: boolean;
}

/**
 * Returns the known conversion; a match by the advertiser's number goes before one by visit and goal. Of several of the
 * visit, the advertiser's own goes before others; then that of the click is meant if the click was reported, and else
 * that of the lead.
 */
const findKnown = async (db: Kysely<Tables>, row: Row, repeats: Repeats): Promise<KnownConversion> => {
  const isNumbered = sql`existing.transaction_key is not distinct from candidate.transaction_key and candidate.transaction_key is not null`;
  const name = sql.ref(repeats === 'all' ? 'goal_key' : 'lead_id');
  const { rows } = await sql<KnownConversion>`
    with candidate as (select * from jsonb_populate_record(null::conversions, ${JSON.stringify(row)}::jsonb))
    select existing.id, existing.advertiser_id as advertiser, existing.lead_id as lead, existing.goal_key as key,
      existing.conversion_status = ${sql.lit(conversionStatus.rejected)} as "isRejected", ${isNumbered} as "isNumbered"
    from candidate cross join lateral (
      select id from conversions where transaction_key = candidate.transaction_key
      union all select id from conversions where goal_key = candidate.goal_key
      union all select conversion_id from conversion_former_key where key = candidate.goal_key
      union all select other.id from conversions as other where ${isOfSameLead(sql`candidate`, sql`other`)}
    ) as found join conversions as existing on existing.id = found.id
    order by ${isNumbered} desc, existing.advertiser_id = candidate.advertiser_id desc, existing.${name} is not distinct from candidate.${name} desc, existing.id limit 1`.execute(
    db,
  );
  return only(rows, 'the known conversion');
};

/** Whether the known conversion of a visit is of another lead than the reported one. */
const isOfAnother = ({ repeats, lead }: ReachedGoal, before: KnownConversion): boolean =>
  !before.isNumbered && (before.lead === null ? repeats === 'own' : repeats !== 'all' && before.lead !== lead);

/** Returns what a further advertiser has of the same lead: unless the first one's is rejected, someone has to decide. */
const secondAdvertiserRow = (row: Row, first: KnownConversion): Row =>
  first.isRejected || row.conversion_status === conversionStatus.rejected ? row : deferredRow(row, 'second_advertiser');

/** Gives a known conversion the key of the click that it was reported by, so that a repeated report finds it again. */
const addGoalKey = async (db: Kysely<Tables>, id: number, key: string): Promise<void> => {
  await db
    .updateTable('conversions')
    .set({ goal_key: key })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversions as other').select('other.id').where('other.goal_key', '=', key))),
    )
    .execute();
};

/** A stored conversion, new or already known. */
export interface StoredConversion {
  id: number;
  created: boolean;
  /** The customer reported about along with it, if it is new. */
  customer: number | null;
  /** The cap that had no room for it, which is why it is deferred. */
  overCap?: number;
}

/** A conversion as it was reported. */
interface ReportedConversion {
  reached: ReachedGoal;
  settled: Settlement;
  /** When it was reported, seconds UTC. */
  at: number;
  /** Stored with it, or not at all; what is reported with an already known conversion is left to the caller. */
  customerOf?: CustomerReportFor | undefined;
}

/**
 * Stores a conversion, unless it is already known: by the advertiser's own number for it or, if the rule pays a goal
 * once, by the visit and the goal. What the click has is the visit of the lead that it was stored for (D690), so that
 * another lead is paid by itself, and so is what another advertiser has of the same lead, which waits for someone to
 * decide unless that one's conversion is rejected (D1535). Of several concurrent ones, one is stored and the others get its id. It counts toward
 * the caps of its offer; if a hard one has no room, it is deferred and counts toward none.
 */
export const recordConversion = async (
  scope: ReportScope,
  network: Snapshot,
  { reached, settled, at, customerOf }: ReportedConversion,
): Promise<StoredConversion> => {
  const paymentModel = settled.rule?.paymentModel ?? null;
  const counted = { ...reached, paymentModel, origin: originOf(reached) };
  const caps = capsOfConversion(network, reached.offer, counted, at);
  const row = rowOf(reached, settled, at);
  const ofLead = reached.lead === null ? null : goalKey(reached.lead, reached.goal);
  const ofSecond = secondGoalKey(reached.lead ?? reached.visit, reached.goal, reached.advertiser);
  const write = scope.writeConversion ?? (async (made) => (await writeIn(scope, [made]))[0]);
  const keep = async (one: Row, isSecond = false): Promise<StoredConversion> => {
    const written = await write({ row: one, caps, isSecond, customerOf });
    if (written) return { ...written, created: true, ...(one.over_cap_id !== null && { overCap: one.over_cap_id }) };
    const before = await scope.read((db) => findKnown(db, one, reached.repeats));
    const { goal_key: key } = one;
    if (!isSecond) {
      if (key !== null && key !== ofLead && isOfAnother(reached, before)) return keep({ ...one, goal_key: ofLead });
      if (before.advertiser !== reached.advertiser)
        return keep(secondAdvertiserRow({ ...one, goal_key: ofSecond }, before), true);
    }
    const isOwnKey = before.key === ofLead || before.key === ofSecond;
    if (
      reached.repeats === 'all' &&
      key !== null &&
      key !== ofLead &&
      key !== before.key &&
      isOwnKey &&
      !before.isNumbered
    )
      await scope.write((db) => addGoalKey(db, before.id, key));
    return { id: before.id, created: false, customer: null };
  };
  try {
    return await keep(row);
  } catch (error) {
    const overCap = fullCapOf(error);
    if (overCap === undefined) throw error;
    return keep(overCapRow(row, overCap));
  }
};
