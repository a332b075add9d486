import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** A store's progress, recorded in PostgreSQL; see the migration `statistics_store`. */

/** A place in the order in which facts are copied: by transaction, then by id. */
export interface Place {
  transaction: string;
  id: string;
}

export interface Position {
  copied: Place;
  /** The end of the batch that was begun. */
  pending: (Place & { rows: number }) | null;
  copiedRows: number;
  wholeRows: number;
  isWhole: boolean;
  /** Seconds UTC; null before the first batch. */
  copiedAt: number | null;
}

const row = z.object({
  copied_transaction: z.string(),
  copied_id: z.string(),
  pending_transaction: z.string().nullable(),
  pending_id: z.string().nullable(),
  pending_rows: z.coerce.number().nullable(),
  copied_rows: z.coerce.number(),
  whole_rows: z.coerce.number(),
  is_whole: z.boolean(),
  copied_at: z.coerce.number().nullable(),
});

const columns = sql`copied_transaction::text, copied_id::text, pending_transaction::text, pending_id::text, pending_rows,
  copied_rows, whole_rows, is_whole, extract(epoch from copied_at)::float8 as copied_at`;

const positionOf = (found: unknown): Position | undefined => {
  if (found === undefined) return undefined;
  const read = row.parse(found);
  const { pending_transaction: transaction, pending_id: id, pending_rows: rows } = read;
  return {
    copied: { transaction: read.copied_transaction, id: read.copied_id },
    pending: transaction === null || id === null ? null : { transaction, id, rows: rows ?? 0 },
    copiedRows: read.copied_rows,
    wholeRows: read.whole_rows,
    isWhole: read.is_whole,
    copiedAt: read.copied_at,
  };
};

/** Reads the progress of the store of a generation; undefined if it is obsolete. */
export const readPosition = (database: Database, generation: string): Promise<Position | undefined> =>
  database.owner((db) => positionIn(db, generation));

/** The same as the owner, on a connection at hand. */
export const positionIn = async (db: Kysely<Tables>, generation: string): Promise<Position | undefined> => {
  const { rows } = await sql`select ${columns} from statistics_store where generation = ${generation}`.execute(db);
  return positionOf(rows[0]);
};

/**
 * Records a new store, which is complete once it has the facts that exist now.
 * @param db as the owner; counting may take a minute, during which no second of its few connections is taken
 */
export const addStore = (db: Kysely<Tables>, generation: string): Promise<unknown> =>
  sql`insert into statistics_store (generation, whole_rows, is_whole)
    select ${generation}, count(*), count(*) = 0 from fact`.execute(db);

/** Forgets all stores, so that each is recreated by the processes that copy into it. */
export const forgetStores = (database: Database): Promise<unknown> =>
  database.owner((db) => sql`delete from statistics_store`.execute(db));

/** Forgets one store, and those that have not been copied into for a month. */
export const deletePosition = (database: Database, generation: string): Promise<unknown> =>
  database.owner((db) =>
    sql`delete from statistics_store
      where generation = ${generation} or greatest(made_at, copied_at) < now() - interval '30 days'`.execute(db),
  );

/**
 * Acquires or renews the turn to copy, for some seconds.
 * @param holder the caller
 * @returns the store's progress; undefined while another holder has the turn, `unknown` for an obsolete store
 */
export const acquireLease = (
  database: Database,
  generation: string,
  holder: string,
  seconds: number,
): Promise<Position | undefined | 'unknown'> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      update statistics_store set holder = ${holder}, held_until = now() + make_interval(secs => ${seconds})
      where generation = ${generation} and (holder = ${holder} or coalesce(held_until < now(), true))
      returning ${columns}`.execute(db);
    if (rows.length > 0) return positionOf(rows[0]);
    const { rows: held } = await sql`select from statistics_store where generation = ${generation}`.execute(db);
    return held.length > 0 ? undefined : 'unknown';
  });

/** Gives up the turn. */
export const releaseLease = (database: Database, generation: string, holder: string): Promise<unknown> =>
  database.owner((db) =>
    sql`update statistics_store set held_until = null where generation = ${generation} and holder = ${holder}`.execute(
      db,
    ),
  );

const found = z.object({ transaction: z.string(), id: z.string(), rows: z.coerce.number() });

/**
 * Records which facts are copied next: only those for which their transaction and all older ones have ended, so that no
 * fact can appear before them later.
 * @returns the end of the batch; undefined if there is nothing to copy
 */
export const beginBatch = (
  database: Database,
  generation: string,
  { transaction, id }: Place,
  max: number,
): Promise<(Place & { rows: number }) | undefined> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      with next as (
        select fact.transaction, fact.id from fact
        where (fact.transaction, fact.id) > (${transaction}::xid8, ${id}::bigint)
          and fact.transaction < pg_snapshot_xmin(pg_current_snapshot())
        order by fact.transaction, fact.id limit ${sql.lit(max)}
      ), last as (
        select transaction, id, (select count(*) from next) as rows from next order by transaction desc, id desc limit 1
      )
      update statistics_store as store
      set pending_transaction = last.transaction, pending_id = last.id, pending_rows = last.rows
      from last
      where store.generation = ${generation} and store.pending_transaction is null
        and store.copied_transaction = ${transaction}::xid8 and store.copied_id = ${id}::bigint
      returning last.transaction::text, last.id::text, last.rows`.execute(db);
    return z.array(found).parse(rows)[0];
  });

/** Records that the begun batch is in the store. */
export const concludeBatch = (database: Database, generation: string, { transaction, id }: Place): Promise<unknown> =>
  database.owner((db) =>
    sql`update statistics_store set copied_transaction = pending_transaction, copied_id = pending_id, copied_at = now(),
        copied_rows = copied_rows + pending_rows, is_whole = is_whole or copied_rows + pending_rows >= whole_rows,
        pending_transaction = null, pending_id = null, pending_rows = null
      where generation = ${generation} and pending_transaction = ${transaction}::xid8 and pending_id = ${id}::bigint`.execute(
      db,
    ),
  );

/** Records that there was nothing to copy, so the store is up to date, and gives up the turn. */
export const recordUpToDate = (database: Database, generation: string): Promise<unknown> =>
  database.owner((db) =>
    sql`update statistics_store set copied_at = now(), is_whole = true, held_until = null where generation = ${generation}`.execute(
      db,
    ),
  );
