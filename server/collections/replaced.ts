import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/**
 * References of events to a record that another replaces. There may be millions: the call that replaces it changes those
 * of the latest events, and the rest is changed afterwards, in steps that hold up nobody (D1390).
 */

/** Where events refer to what is replaced. */
interface ReplacedPlace {
  table: string;
  column: string;
}

/** How many events the call itself changes, the latest first. */
const maxInCall = 10_000;
/** How many are changed by one transaction afterwards. */
const maxInStep = 1000;
/** Seconds for which further events with the former reference may be written by what began before. */
const straggling = 60;

/**
 * Changes the reference of the latest events that have the former one, and returns how many these were. They are locked
 * in order of their ids, as everywhere (D39).
 */
const changeLatest = async (
  db: Kysely<Tables>,
  { table, column }: ReplacedPlace,
  { from, to, max, isPatient }: { from: number; to: number; max: number; isPatient: boolean },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with latest as materialized (
      select id, created_at from ${sql.table(table)} where ${sql.ref(column)} = ${from}
      order by created_at desc, id desc limit ${max}
    ), found as materialized (
      select own.id, own.created_at from latest
      join ${sql.table(table)} as own on own.id = latest.id and own.created_at = latest.created_at
      where own.${sql.ref(column)} = ${from} order by own.id
      for no key update of own ${isPatient ? sql`` : sql`skip locked`}
    ), changed as (
      update ${sql.table(table)} as t set ${sql.ref(column)} = ${to} from found
      where t.id = found.id and t.created_at = found.created_at returning t.id
    )
    select count(*)::integer as count from changed`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Replaces a record in the latest events, and in all others after the transaction.
 * @param max how many events are changed now
 */
export const replaceInEvents = async (
  db: Transaction<Tables>,
  place: ReplacedPlace,
  { from, to, max = maxInCall }: { from: number; to: number; max?: number },
): Promise<void> => {
  const { table, column } = place;
  await sql`
    update replaced_reference set to_id = ${to} where of_table = ${table} and of_column = ${column} and to_id = ${from}`.execute(
    db,
  );
  // Also if there are no further ones: what began before this may write some.
  await sql`
    insert into replaced_reference (of_table, of_column, from_id, to_id) values (${table}, ${column}, ${from}, ${to})`.execute(
    db,
  );
  await changeLatest(db, place, { from, to, max, isPatient: true });
};

/** The number of replacements under way that end at a record. */
export const replacementsTo = ({ table, column }: ReplacedPlace, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select count(*)::integer from replaced_reference
    where of_table = ${sql.lit(table)} and of_column = ${sql.lit(column)} and to_id = ${id})`;

interface Entry extends ReplacedPlace {
  tenantId: number;
  id: number;
  from: number;
}

/** Changes the next events of an entry, and removes it once there are none. @returns whether there may be more now */
const step = (database: Database, { tenantId, id, from, ...place }: Entry, max: number): Promise<boolean> =>
  database.tenant(tenantId).write(async (db) => {
    // What it was replaced by may have been replaced, too; nobody does that meanwhile.
    const { rows } = await sql<{ to: number; isSettled: boolean }>`
      select to_id as to, replaced_at < now() - make_interval(secs => ${straggling}) as "isSettled"
      from replaced_reference where id = ${id} for update skip locked`.execute(db);
    const [entry] = rows;
    if (!entry) return false;
    const changed = await changeLatest(db, place, { from, to: entry.to, max, isPatient: false });
    if (changed === 0 && entry.isSettled)
      await sql`
        delete from replaced_reference where id = ${id}
          and not exists (select from ${sql.table(place.table)} where ${sql.ref(place.column)} = ${from})`.execute(db);
    return changed === max;
  });

/**
 * Continues to replace records in events, for all networks.
 * @param isClosing whether to leave the rest for later
 * @param max events changed by one transaction
 */
export const replaceReferences = async (
  database: Database,
  isClosing: () => boolean = () => false,
  max = maxInStep,
): Promise<void> => {
  const { rows: entries } = await database.owner((db) =>
    sql<Entry>`
      select tenant_id as "tenantId", id, of_table as "table", of_column as "column", from_id as "from"
      from replaced_reference order by tenant_id, id`.execute(db),
  );
  for (const entry of entries) while (!isClosing() && (await step(database, entry, max)));
};
