import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/traffic/conversions.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import { paymentType } from '../../domain/money/payment-type.ts';
import type { Reader } from '../collections/model.ts';
import { binaryArray } from '../database/binary-arrays.ts';
import { counting, invoicedOn, invoicesOf, type SideTables } from './sides.ts';

/** Which conversions an invoice is to contain. */
export interface ConversionSelection {
  party: number;
  /** Days, inclusive; conversions belong to the day of their approval, in UTC. */
  periodFrom: string;
  periodTo: string;
  offers?: readonly number[] | undefined;
  goals?: readonly number[] | undefined;
  countries?: readonly string[] | undefined;
  /** Only these, so none if empty; everything found if absent. */
  conversions?: readonly number[] | undefined;
  leftOut?: readonly number[] | undefined;
  /** Only those whose amounts are in this currency. */
  currency?: number | undefined;
  /** Only those already locked; see `holdTogether`. */
  held?: readonly number[] | undefined;
}

/** The first and last days on which anything can be approved. */
export const everyDay = { periodFrom: '1970-01-01', periodTo: '9999-12-31' } as const;

/** Conversions of one offer, goal and rate. */
export interface Group {
  offer: number;
  goal: number | null;
  /** The type of the payment rule: 1 for amounts, 2 for percentages. */
  rateType: number;
  rate: Decimal;
  currency: number;
  exactAmount: Decimal;
  /** The ids of the conversions, in order. */
  ids: number[];
}

const among = (column: string, type: string, values: readonly (number | string)[] = []): RawBuilder<unknown>[] =>
  values.length === 0 ? [] : [sql`${sql.ref(`conversion.${column}`)} = any(${[...values]}::${sql.raw(type)}[])`];

/** Returns the currency of an amount; the base currency if none is set. */
const currencyOf = ({ currency }: SideTables): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`conversion.${currency}`)}, (select sluice_currency_of(sluice_tenant(), null)))`;

/** Returns the condition for a conversion, under the alias `conversion`, to be on the invoice; ignores whether it is on another. */
const isWanted = (of: SideTables, wanted: ConversionSelection): RawBuilder<unknown> =>
  sql.join(
    [
      sql`${sql.ref(`conversion.${of.party}`)} = ${wanted.party}`,
      sql`conversion.approved_at >= ${wanted.periodFrom}::date at time zone 'UTC'`,
      sql`conversion.approved_at < (${wanted.periodTo}::date + 1) at time zone 'UTC'`,
      sql`${sql.ref(`conversion.${of.amount}`)} > 0`,
      ...(of.side === 'affiliate' ? [sql`not conversion.is_hidden`] : []),
      ...among('offer_id', 'bigint', wanted.offers),
      ...among('goal_id', 'bigint', wanted.goals),
      ...among('country', 'text', wanted.countries),
      ...(wanted.currency === undefined ? [] : [sql`${currencyOf(of)} = ${wanted.currency}`]),
      ...(wanted.held ? [sql`conversion.id = any(${[...wanted.held]}::bigint[])`] : []),
      ...(wanted.leftOut?.length ? [sql`conversion.id <> all(${[...wanted.leftOut]}::bigint[])`] : []),
    ],
    sql` and `,
  );

const isFree = (of: SideTables): RawBuilder<unknown> =>
  sql`conversion.conversion_status = ${conversionStatus.approved} and not exists (${invoicesOf(of)})`;

/** Returns the ids of conversions available for an invoice; `lock` locks each against changes, one after another. */
export const findConversions = async (
  db: Reader,
  of: SideTables,
  wanted: ConversionSelection,
  lock = false,
): Promise<number[]> => {
  // As a single value: one row each takes the driver longer than the search itself.
  const { rows } = await sql<{ ids: number[] | null }>`
    with found as materialized (
      select conversion.id from conversions as conversion where ${isWanted(of, wanted)} and ${isFree(of)}
      order by conversion.id ${lock ? sql`for no key update` : sql``}
    ) select array_to_json(array_agg(id)) as ids from found`.execute(db);
  return rows[0]?.ids ?? [];
};

/** Returns SQL for what groups conversions, under the alias `conversion`, and what each adds to its group. */
const partsOf = (of: SideTables) => sql`conversion.id, conversion.offer_id as offer, conversion.goal_id as goal,
  coalesce(conversion.rule_type, ${sql.lit(paymentType.fixed)}) as "rateType",
  case when conversion.rule_type = ${sql.lit(paymentType.percent)} then ${sql.ref(`conversion.${of.rule}`)} else ${sql.ref(`conversion.${of.amount}`)} end as rate,
  ${currencyOf(of)} as currency, ${sql.ref(`conversion.${of.amount}`)} as amount`;

/** Conversions grouped by offer, goal and rate, in that order. */
export const groupsOf = async (db: Reader, of: SideTables, ids: readonly number[]): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    select offer, goal, "rateType", trim_scale(rate)::text as rate, currency,
      trim_scale(sum(amount))::text as "exactAmount", array_to_json(array_agg(id)) as ids
    from (
      select ${partsOf(of)} from conversions as conversion where conversion.id = any(${binaryArray('bigint', ids)}::bigint[])
    ) as conversion
    group by 1, 2, 3, conversion.rate, 5 order by 1, 2 nulls first, 3, conversion.rate, 5`.execute(db);
  // Sorted here, as the database uses hash aggregation only if it needn’t sort within groups.
  return rows.map((group) => ({ ...group, ids: group.ids.toSorted((one, other) => one - other) }));
};

/** Approved conversions of one offer, goal and rate that are on no invoice: the basis of one line. */
export interface AvailableGroup {
  currency: number;
  exactAmount: Decimal;
  baseAmount: Decimal;
  conversionCount: number;
  /** The days of the first and last approvals. */
  first: string;
  last: string;
}

/**
 * Returns SQL for a party's approved conversions that are on no invoice, grouped as the lines would be.
 * @param held the conversions that count; all if absent
 */
export const availableSql = (
  of: SideTables,
  party: number,
  held?: readonly number[],
): RawBuilder<AvailableGroup> => sql`
  select currency, trim_scale(sum(amount))::text as "exactAmount", trim_scale(sum(base))::text as "baseAmount",
    count(*)::integer as "conversionCount",
    to_char(min(approved_at) at time zone 'UTC', 'YYYY-MM-DD') as first,
    to_char(max(approved_at) at time zone 'UTC', 'YYYY-MM-DD') as last
  from (
    select ${partsOf(of)}, sluice_in_base(${sql.ref(`conversion.${of.amount}`)}, ${sql.ref(`conversion.${of.rate}`)}) as base, conversion.approved_at
    from conversions as conversion
    where ${sql.ref(`conversion.${of.party}`)} = ${party} and ${sql.ref(`conversion.${of.amount}`)} > 0
      ${of.side === 'affiliate' ? sql`and not conversion.is_hidden` : sql``} and ${isFree(of)}
      ${held ? sql`and conversion.id = any(${binaryArray('bigint', held)}::bigint[])` : sql``}
  ) as conversion
  group by offer, goal, "rateType", rate, currency`;

/** Why a named conversion can't be on the invoice. */
export interface IneligibleConversion {
  id: number;
  why: 'gone' | 'notApproved' | 'invoiced' | 'outside';
  /** The other invoice. */
  invoice: string | null;
}

interface ExaminedConversion {
  id: number;
  status: number;
  invoice: string | null;
  isTheirs: boolean;
  isWanted: boolean;
}

const unfit = (id: number, looked: ExaminedConversion | undefined): IneligibleConversion | undefined => {
  if (!looked?.isTheirs) return { id, why: 'gone', invoice: null };
  if (looked.status !== conversionStatus.approved) return { id, why: 'notApproved', invoice: null };
  if (looked.invoice !== null) return { id, why: 'invoiced', invoice: looked.invoice };
  return looked.isWanted ? undefined : { id, why: 'outside', invoice: null };
};

/**
 * Locks the conversions of several invoices in a consistent order, before any of the invoices is created.
 * @returns their ids; conversions approved later are left for later invoices, as they would be locked out of order
 */
export const lockConversions = async (
  db: Reader,
  of: SideTables,
  all: readonly ConversionSelection[],
): Promise<number[]> => {
  if (all.length === 0) return [];
  const each = all.map((wanted) =>
    wanted.conversions
      ? sql`conversion.id = any(${[...wanted.conversions]}::bigint[])`
      : sql`(${isWanted(of, wanted)} and ${isFree(of)})`,
  );
  const { rows } = await sql<{ id: number }>`
    select conversion.id from conversions as conversion where ${sql.join(each, sql` or `)} order by conversion.id for no key update`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/**
 * Locks the conversions on invoices that are paid, or whose payment is reversed, before their accounts: the
 * conversions' figures change as a result, and a change of a conversion also locks it first and its accounts
 * afterwards.
 */
export const lockInvoiceStatuses = async (db: Reader, of: SideTables, invoices: readonly number[]): Promise<void> => {
  if (invoices.length === 0) return;
  await sql`
    select from conversions
    where id in (select owner_id from ${sql.table(of.onInvoices)} where target_id = any(${[...invoices]}::bigint[]))
    order by id for no key update`.execute(db);
};

/**
 * Locks accounts in a consistent order before any of their amounts are moved. Transactions that move several in
 * separate statements could otherwise deadlock.
 */
export const lockAccounts = async (db: Reader, { side }: SideTables, parties: readonly number[]): Promise<void> => {
  if (parties.length > 0) await sql`select sluice_hold_accounts(${side}, ${[...parties]}::bigint[])`.execute(db);
};

/** Returns the ids of a party's invoices that count. */
const countingOf = async (db: Reader, of: SideTables, party: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(of.invoices)} where ${sql.ref(of.party)} = ${party} and status = any(${[...counting]})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Returns the ids of the conversions on these invoices. */
const standingOn = async (db: Reader, of: SideTables, invoices: readonly number[]): Promise<Set<number>> => {
  if (invoices.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select owner_id as id from ${sql.table(of.onInvoices)} where target_id = any(${[...invoices]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Locks everything available for an invoice; returns the ids. */
const holdFound = async (db: Reader, of: SideTables, wanted: ConversionSelection): Promise<number[]> => {
  const before = new Set(await countingOf(db, of, wanted.party));
  const ids = await findConversions(db, of, wanted, true);
  // After waiting for a lock, we still see the earlier invoices; leave out what has been put on a new one since.
  const since = (await countingOf(db, of, wanted.party)).filter((id) => !before.has(id));
  const left = await standingOn(db, of, since);
  return left.size === 0 ? ids : ids.filter((id) => !left.has(id));
};

/**
 * Locks the conversions of an invoice, so that they can't be changed or invoiced meanwhile.
 * @returns their ids, and which of the named ones can't be on it
 */
export const lockInvoiceConversions = async (
  db: Reader,
  of: SideTables,
  wanted: ConversionSelection,
): Promise<{ ids: number[]; unfit: IneligibleConversion[] }> => {
  if (!wanted.conversions) return { ids: await holdFound(db, of, wanted), unfit: [] };
  const named = [...new Set(wanted.conversions)];
  await sql`select from conversions where id = any(${named}::bigint[]) order by id for no key update`.execute(db);
  const { rows } = await sql<ExaminedConversion>`
    select conversion.id, conversion.conversion_status as status, ${invoicedOn(of)} as invoice,
      ${sql.ref(`conversion.${of.party}`)} = ${wanted.party} ${of.side === 'affiliate' ? sql`and not conversion.is_hidden` : sql``} as "isTheirs",
      coalesce(${isWanted(of, wanted)}, false) as "isWanted"
    from conversions as conversion where conversion.id = any(${named}::bigint[])`.execute(db);
  const looked = new Map(rows.map((row) => [row.id, row]));
  return { ids: named, unfit: named.flatMap((id) => unfit(id, looked.get(id)) ?? []) };
};

/** Returns the first of these ids that is not a conversion's. */
export const missingConversion = async (db: Reader, ids: readonly number[]): Promise<number | undefined> => {
  if (ids.length === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    select selected.id from unnest(${[...ids]}::bigint[]) with ordinality as selected (id, place)
    where not exists (select from conversions as conversion where conversion.id = selected.id) order by selected.place limit 1`.execute(
    db,
  );
  return rows[0] && Number(rows[0].id);
};
