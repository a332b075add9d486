import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { ClocksDisagree, mustAgreeOnTime } from '../database/clocks.ts';
import { DatabaseBusy } from '../database/unavailable.ts';

/** Days for which partitions are made ahead, so that a job that fails for a week is no harm (D43). */
const ahead = 35;

/** Holds back every other process that works on partitions; the number is arbitrary but ours. */
const advisoryLock = 7_582_336_003;

/** After how many days events go, by the names of their tables; those not named stay for good. */
export type Retention = ReadonlyMap<string, number>;

/** How many partitions were made and dropped. */
type Kept = z.infer<typeof kept>;
const kept = z.object({ made: z.int(), dropped: z.int() });

/** What figures and balances are sums of: it outlives what it tells of, and nothing of it ever goes (D788, D1252). */
const forGood = ['fact', 'affiliate_movements', 'advertiser_movements'];

/** Names of the tables a retention can be said of: those in partitions by time, but for what others are sums of. */
export const partitionedTables = (database: Database): Promise<string[]> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      select name::text from partitioned where name <> all(${forGood}::name[]) order by name`.execute(db);
    return z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name);
  });

/**
 * Makes the partitions from a moment until now, in all tables of events, for what is going to be written down of the past:
 * rows that have to move into theirs afterwards are locked meanwhile.
 * @param since seconds UTC
 */
export const makePartitionsSince = (database: Database, since: number): Promise<void> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction);
      await sql`
        select sluice_make_partition(name, start) from (
          select distinct known.name, date_trunc(known.period, past at time zone 'UTC') at time zone 'UTC' as start
          from partitioned as known cross join generate_series(to_timestamp(${since}), now(), interval '1 day') as past
        ) as due
        order by name, start`.execute(transaction);
    }),
  );

/** What was done to one table; undefined where another process is at it. */
const keepTable = (database: Database, name: string, days: number | undefined): Promise<Kept | undefined> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const lock = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as free`.execute(
        transaction,
      );
      if (!lock.rows[0]?.free) return undefined;
      // Who reads or writes the table is waited for, and those who come meanwhile wait too: not for long.
      await sql`set local lock_timeout = '3s'`.execute(transaction);
      const { rows } = await sql`select
        sluice_make_partitions(${name}, now() + make_interval(days => ${ahead})) as made,
        ${days === undefined ? sql`0` : sql`sluice_drop_partitions(${name}, now() - make_interval(days => ${days}))`} as dropped`.execute(
        transaction,
      );
      return kept.parse(rows[0]);
    }),
  );

/**
 * Makes the partitions of the weeks to come and drops those that are older than their retention, in all tables of events,
 * one after another, so that none is locked while others are worked on. Where the clocks of the database and of this
 * process are days apart, none is dropped (D1282).
 * @returns how many partitions were made and dropped; undefined where another process is at it
 * @throws ClocksDisagree where clocks are days apart, with partitions made all the same
 */
export const keepPartitions = async (database: Database, retention: Retention): Promise<Kept | undefined> => {
  const { rows: tables } = await database.owner((db) =>
    sql<{ name: string }>`select name::text from partitioned order by name`.execute(db),
  );
  const disagreed = await mustAgreeOnTime(database).catch((error: unknown) => {
    if (!(error instanceof ClocksDisagree)) throw error;
    return error;
  });
  let [made, dropped] = [0, 0];
  for (const { name } of tables) {
    const done = await keepTable(database, name, disagreed ? undefined : retention.get(name));
    if (!done && disagreed) throw disagreed;
    if (!done) return undefined;
    [made, dropped] = [made + done.made, dropped + done.dropped];
  }
  if (disagreed) throw disagreed;
  return { made, dropped };
};

/**
 * The same at the start of a process, which serves though others' locks are in the way, or clocks are days apart:
 * partitions are there for weeks, and it is tried again every hour.
 * @param say is told what was in the way
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
