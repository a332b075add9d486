import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { databaseLocks } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';
import { demoCustomers } from './sign-ins.ts';

const askAgain = 500;

const isFresh = (database: Database): Promise<boolean> =>
  database.owner(async (db) => (await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst()) === undefined);

/** Returns whether a database has no network of anyone's own: the demo networks alone, or none yet. */
export const isDemoAlone = (database: Database): Promise<boolean> =>
  database.owner(async (db) => {
    const own = await db
      .selectFrom('tenant')
      .select('id')
      .where(({ eb, or }) => or([eb('customer_id', 'is', null), eb('customer_id', 'not in', demoCustomers)]))
      .limit(1)
      .executeTakeFirst();
    return own === undefined;
  });

/**
 * Fills a database that has no network yet. If several processes start together, one does so, and the others continue
 * when it is done: to serve the result, or, if it failed, to fill the database themselves.
 * @param say called once when another process is being waited for
 */
export const fillFresh = async (
  database: Database,
  fill: () => Promise<void>,
  say: (message: string) => void,
): Promise<void> => {
  if (!(await isFresh(database))) return;
  await database.owner((pool) =>
    pool.connection().execute(async (db) => {
      for (let told = false; ; told = true) {
        const { rows } = await sql<{
          mine: boolean;
        }>`select pg_try_advisory_lock(${databaseLocks.demo}) as mine`.execute(db);
        if (rows[0]?.mine) break;
        if (!told) say('Waiting for another process that fills the demo network');
        await sleep(askAgain);
      }
      try {
        if (await isFresh(database)) await fill();
      } finally {
        await sql`select pg_advisory_unlock(${databaseLocks.demo})`.execute(db);
      }
    }),
  );
};
