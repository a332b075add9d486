import { sql } from 'kysely';
import { z } from 'zod';
import { lockDatabase, tryLockDatabase } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';
import { ClocksDisagree, mustAgreeOnTime } from '../database/clocks.ts';
import { DatabaseBusy } from '../database/unavailable.ts';

/** Days ahead for which partitions are made, so that a job failing for a week does no harm (D43). */
const ahead = 35;

/** Days after which events are dropped, by table name; events of tables not listed are kept forever. */
export type Retention = ReadonlyMap<string, number>;

/** How many partitions were made and dropped. */
type PartitionChanges = z.infer<typeof partitionChanges>;
const partitionChanges = z.object({ made: z.int(), dropped: z.int() });
const untouched: PartitionChanges = { made: 0, dropped: 0 };

/** What figures and balances are summed from: it outlives what it describes and is never dropped (D788, D1252). */
const neverDropped = ['fact', 'affiliate_movements', 'advertiser_movements'];

/** Returns the names of tables that can have a retention: those partitioned by time, except the ones in `forGood`. */
export const partitionedTables = (database: Database): Promise<string[]> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      select name::text from partitioned where name <> all(${neverDropped}::name[]) order by name`.execute(db);
    return z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name);
  });

/**
 * Makes the partitions from a given moment until now in all event tables, before past data is written: rows that have
 * to be moved into their partition later are locked meanwhile.
 * @param since seconds UTC
 */
export const makePartitionsSince = (database: Database, since: number): Promise<void> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      await lockDatabase(transaction, 'partitions');
      await sql`
        select sluice_make_partition(name, start) from (
          select distinct known.name, date_trunc(known.period, past at time zone 'UTC') at time zone 'UTC' as start
          from partitioned as known cross join generate_series(to_timestamp(${since}), now(), interval '1 day') as past
        ) as due
        order by name, start`.execute(transaction);
    }),
  );

/** Maintains one table and returns what was done; undefined if another process is working on it. */
const keepTable = (database: Database, name: string, days: number | undefined): Promise<PartitionChanges | undefined> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      if (!(await tryLockDatabase(transaction, 'partitions'))) return undefined;
      // This waits for current readers and writers of the table, and new ones queue up behind it: don't wait long.
      await sql`set local lock_timeout = '3s'`.execute(transaction);
      const { rows } = await sql`select
        sluice_make_partitions(${name}, now() + make_interval(days => ${ahead})) as made,
        ${days === undefined ? sql`0` : sql`sluice_drop_partitions(${name}, now() - make_interval(days => ${days}))`} as dropped`.execute(
        transaction,
      );
      return partitionChanges.parse(rows[0]);
    }),
  );

/**
 * Makes the partitions for the coming weeks and drops those older than their retention in all event tables, one after
 * another, so that no table is locked while others are worked on. If the clocks of the database and this process are
 * days apart, none is dropped (D1282). A table that others keep locked doesn't keep the rest waiting.
 * @param isClosing whether to leave the remaining tables to the next run
 * @returns how many partitions were made and dropped; undefined if another process is working on them
 * @throws ClocksDisagree if clocks are days apart; partitions are made all the same
 * @throws DatabaseBusy if a table was locked, once all others are done
 */
export const keepPartitions = async (
  database: Database,
  retention: Retention,
  isClosing: () => boolean = () => false,
): Promise<PartitionChanges | undefined> => {
  const { rows: tables } = await database.owner((db) =>
    sql<{ name: string }>`select name::text from partitioned order by name`.execute(db),
  );
  const disagreed = await mustAgreeOnTime(database).catch((error: unknown) => {
    if (!(error instanceof ClocksDisagree)) throw error;
    return error;
  });
  let [made, dropped] = [0, 0];
  let busy: DatabaseBusy | undefined;
  for (const { name } of tables) {
    if (isClosing()) break;
    const done = await keepTable(database, name, disagreed ? undefined : retention.get(name)).catch(
      (error: unknown) => {
        if (!(error instanceof DatabaseBusy)) throw error;
        busy ??= error;
        return untouched;
      },
    );
    if (!done && disagreed) throw disagreed;
    if (!done) return undefined;
    [made, dropped] = [made + done.made, dropped + done.dropped];
  }
  if (disagreed) throw disagreed;
  if (busy) throw busy;
  return { made, dropped };
};

/**
 * Does the same when a process starts, which serves even if others hold locks or clocks are days apart: partitions
 * exist for weeks ahead, and this is retried every hour.
 * @param say receives what was in the way
 */
export const keepPartitionsAtStart = async (
  database: Database,
  retention: Retention,
  say: (message: string) => void,
): Promise<void> => {
  try {
    await keepPartitions(database, retention);
  } catch (error) {
    if (error instanceof ClocksDisagree) return say(error.message);
    if (!(error instanceof DatabaseBusy)) throw error;
    say('Partitions of the weeks to come were not made, as others kept their table locked; that is tried again later');
  }
};
