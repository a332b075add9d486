import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/conversions.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { Reader } from '../collections/model.ts';
import { invoicedOn, type SideTables } from './sides.ts';

/** Which conversions an invoice is to have. */
export interface ConversionSelection {
  party: number;
  /** Days, both included; conversions belong to the day of their approval, in UTC. */
  periodFrom: string;
  periodTo: string;
  offers?: readonly number[] | undefined;
  goals?: readonly number[] | undefined;
  countries?: readonly string[] | undefined;
  /** These alone; all that is found where absent. */
  conversions?: readonly number[] | undefined;
  leftOut?: readonly number[] | undefined;
  /** Only those whose amounts are in it. */
  currency?: number | undefined;
  /** Only those that are locked already; see `holdTogether`. */
  held?: readonly number[] | undefined;
}

/** Conversions of one offer, goal and rate. */
export interface Group {
  offer: number;
  goal: number | null;
  /** As the payment rule says: 1 for amounts, 2 for percentages. */
  rateType: number;
  rate: Decimal;
  currency: number;
  conversionCount: number;
  exactAmount: Decimal;
}

const among = (column: string, type: string, values: readonly (number | string)[] = []): RawBuilder<unknown>[] =>
  values.length === 0 ? [] : [sql`${sql.ref(`own.${column}`)} = any(${[...values]}::${sql.raw(type)}[])`];

/** The currency of an amount; without one it is in the base currency. */
const currencyOf = ({ currency }: SideTables): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`own.${currency}`)}, (select sluice_currency_of(sluice_tenant(), null)))`;

/** What a conversion, under the name `own`, has to be to stand on the invoice; whether it stands on another is left open. */
const isWanted = (of: SideTables, wanted: ConversionSelection): RawBuilder<unknown> =>
  sql.join(
    [
      sql`${sql.ref(`own.${of.party}`)} = ${wanted.party}`,
      sql`own.approved_at >= ${wanted.periodFrom}::date at time zone 'UTC'`,
      sql`own.approved_at < (${wanted.periodTo}::date + 1) at time zone 'UTC'`,
      sql`${sql.ref(`own.${of.amount}`)} > 0`,
      ...(of.side === 'affiliate' ? [sql`not own.is_hidden`] : []),
      ...among('offer_id', 'bigint', wanted.offers),
      ...among('goal_id', 'bigint', wanted.goals),
      ...among('country', 'text', wanted.countries),
      ...(wanted.currency === undefined ? [] : [sql`${currencyOf(of)} = ${wanted.currency}`]),
      ...(wanted.held ? [sql`own.id = any(${[...wanted.held]}::bigint[])`] : []),
      ...(wanted.leftOut?.length ? [sql`own.id <> all(${[...wanted.leftOut]}::bigint[])`] : []),
    ],
    sql` and `,
  );

const isFree = (of: SideTables): RawBuilder<unknown> =>
  sql`own.conversion_status = ${conversionStatus.approved} and ${invoicedOn(of)} is null`;

/** Ids of the conversions that are there for an invoice, in order; `lock` keeps each from being changed meanwhile. */
const found = async (db: Reader, of: SideTables, wanted: ConversionSelection, lock = false): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select own.id from conversions as own where ${isWanted(of, wanted)} and ${isFree(of)}
    order by own.id ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
};

export const findConversions = (db: Reader, of: SideTables, wanted: ConversionSelection): Promise<number[]> =>
  found(db, of, wanted);

/**
 * SQL of what someone has approved and on no invoice, by currency, with the days of the first and the last approval.
 * @param until the last day of approval, in UTC, that counts; any where absent
 */
export const availableSql = (of: SideTables, party: number, until?: string): RawBuilder<unknown> => sql`
  select ${currencyOf(of)} as currency, trim_scale(sum(${sql.ref(`own.${of.amount}`)}))::text as amount,
    trim_scale(sum(sluice_in_base(${sql.ref(`own.${of.amount}`)}, ${sql.ref(`own.${of.rate}`)})))::text as "baseAmount",
    count(*)::integer as "conversionCount",
    to_char(min(own.approved_at) at time zone 'UTC', 'YYYY-MM-DD') as first,
    to_char(max(own.approved_at) at time zone 'UTC', 'YYYY-MM-DD') as last
  from conversions as own
  where ${sql.ref(`own.${of.party}`)} = ${party} and ${sql.ref(`own.${of.amount}`)} > 0
    ${of.side === 'affiliate' ? sql`and not own.is_hidden` : sql``} and ${isFree(of)}
    ${until === undefined ? sql`` : sql`and own.approved_at < (${until}::date + 1) at time zone 'UTC'`}
  group by 1`;

/** What keeps a conversion that was named off the invoice. */
export interface IneligibleConversion {
  id: number;
  why: 'gone' | 'notApproved' | 'invoiced' | 'outside';
  /** The other invoice. */
  invoice: string | null;
}

interface Looked {
  id: number;
  status: number;
  invoice: string | null;
  isTheirs: boolean;
  isWanted: boolean;
}

const unfit = (id: number, looked: Looked | undefined): IneligibleConversion | undefined => {
  if (!looked?.isTheirs) return { id, why: 'gone', invoice: null };
  if (looked.status !== conversionStatus.approved) return { id, why: 'notApproved', invoice: null };
  if (looked.invoice !== null) return { id, why: 'invoiced', invoice: looked.invoice };
  return looked.isWanted ? undefined : { id, why: 'outside', invoice: null };
};

/**
 * Locks the conversions of several invoices in one order, before any of them is made.
 * @returns their ids; those that are approved afterwards are for later invoices, as they would be locked out of order
 */
export const lockConversions = async (
  db: Reader,
  of: SideTables,
  all: readonly ConversionSelection[],
): Promise<number[]> => {
  if (all.length === 0) return [];
  const each = all.map((wanted) =>
    wanted.conversions
      ? sql`own.id = any(${[...wanted.conversions]}::bigint[])`
      : sql`(${isWanted(of, wanted)} and ${isFree(of)})`,
  );
  const { rows } = await sql<{ id: number }>`
    select own.id from conversions as own where ${sql.join(each, sql` or `)} order by own.id for no key update`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/**
 * Locks accounts in one order, before any amount of theirs is moved. Who moves several by several statements would
 * otherwise wait for those who have the rest of them.
 */
export const lockAccounts = async (db: Reader, { side }: SideTables, parties: readonly number[]): Promise<void> => {
  if (parties.length > 0) await sql`select sluice_hold_accounts(${side}, ${[...parties]}::bigint[])`.execute(db);
};

/**
 * Locks the conversions of an invoice, so that nobody changes or invoices them meanwhile.
 * @returns their ids, and which of those that were named can't be on it
 */
export const lockInvoiceConversions = async (
  db: Reader,
  of: SideTables,
  wanted: ConversionSelection,
): Promise<{ ids: number[]; unfit: IneligibleConversion[] }> => {
  if (!wanted.conversions) {
    const ids = await found(db, of, wanted, true);
    // Who waited for a lock has seen the invoices of before; what has come onto one since is left to that one.
    const { rows } = await sql<{ id: number }>`
      select own.id from conversions as own where own.id = any(${ids}::bigint[]) and ${isFree(of)} order by own.id`.execute(
      db,
    );
    return { ids: rows.map(({ id }) => id), unfit: [] };
  }
  const named = [...new Set(wanted.conversions)];
  await sql`select from conversions where id = any(${named}::bigint[]) order by id for no key update`.execute(db);
  const { rows } = await sql<Looked>`
    select own.id, own.conversion_status as status, ${invoicedOn(of)} as invoice,
      ${sql.ref(`own.${of.party}`)} = ${wanted.party} ${of.side === 'affiliate' ? sql`and not own.is_hidden` : sql``} as "isTheirs",
      coalesce(${isWanted(of, wanted)}, false) as "isWanted"
    from conversions as own where own.id = any(${named}::bigint[])`.execute(db);
  const looked = new Map(rows.map((row) => [row.id, row]));
  return { ids: named, unfit: named.flatMap((id) => unfit(id, looked.get(id)) ?? []) };
};

/** The first of these ids that no conversion has. */
export const missingConversion = async (db: Reader, ids: readonly number[]): Promise<number | undefined> => {
  if (ids.length === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    select said.id from unnest(${[...ids]}::bigint[]) with ordinality as said (id, place)
    where not exists (select from conversions as own where own.id = said.id) order by said.place limit 1`.execute(db);
  return rows[0] && Number(rows[0].id);
};

/** SQL of what makes conversions, under the name `own`, one group. */
const keyOf = (of: SideTables) => sql`own.offer_id as offer, own.goal_id as goal,
  coalesce(own.rule_type, 1) as "rateType",
  case when own.rule_type = 2 then ${sql.ref(`own.${of.rule}`)} else ${sql.ref(`own.${of.amount}`)} end as rate,
  ${currencyOf(of)} as currency`;

/** Conversions by offer, goal and rate, in that order. */
export const groupsOf = async (db: Reader, of: SideTables, ids: readonly number[]): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    select offer, goal, "rateType", trim_scale(rate)::text as rate, currency,
      count(*)::integer as "conversionCount", trim_scale(sum(amount))::text as "exactAmount"
    from (
      select ${keyOf(of)}, ${sql.ref(`own.${of.amount}`)} as amount from conversions as own where own.id = any(${[...ids]}::bigint[])
    ) as own
    group by 1, 2, 3, own.rate, 5 order by 1, 2 nulls first, 3, own.rate, 5`.execute(db);
  return rows;
};

/** Ids of conversions by the place of their group among these. */
export const conversionsByGroup = async (
  db: Reader,
  of: SideTables,
  ids: readonly number[],
  groups: readonly Group[],
): Promise<number[][]> => {
  const { rows } = await sql<{ place: number; ids: number[] }>`
    select said.place, array_agg(own.id order by own.id) as ids
    from ${conversionsWithGroups(of, ids, groups)} group by said.place`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, row.ids.map(Number)]));
  return groups.map((_, place) => byPlace.get(place) ?? []);
};

/**
 * SQL of conversions, as `own`, each with the `place` of its group among these and that group's `line`, as `said`. What
 * may be null is compared as what it never is, so that groups are found by a hash of all that makes them one.
 */
export const conversionsWithGroups = (
  of: SideTables,
  ids: readonly number[],
  groups: readonly (Group & { line?: number })[],
): RawBuilder<unknown> => sql`(
    select own.id, ${keyOf(of)} from conversions as own where own.id = any(${[...ids]}::bigint[])
  ) as own
  join jsonb_to_recordset(${JSON.stringify(groups.map((group, place) => ({ ...group, place })))}::jsonb)
    as said (place integer, line bigint, offer bigint, goal bigint, "rateType" integer, rate numeric, currency bigint)
  on said.offer = own.offer and coalesce(said.goal, 0) = coalesce(own.goal, 0) and said."rateType" = own."rateType"
    and coalesce(said.rate, -1) = coalesce(own.rate, -1) and said.currency = own.currency`;
