import { sql } from 'kysely';
import type { Database } from './connection.ts';

const second = 1000;
const hour = 3600 * second;

/** Milliseconds by which clocks may differ before one of them is considered wrong. */
const maxApart = 24 * hour;

/** Two clocks differ so much that one must be wrong. */
export class ClocksDisagree extends Error {
  override name = 'ClocksDisagree';
}

/**
 * Refuses to continue if the clocks of the database and of this process differ by more than a day: what is done based
 * on age would hit newer data, irreversibly (D1282).
 * @throws ClocksDisagree
 */
export const mustAgreeOnTime = async (database: Pick<Database, 'owner'>): Promise<void> => {
  const { rows } = await database.owner((db) =>
    sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(db),
  );
  const ahead = Number(rows[0]?.now) * second - Date.now();
  if (Math.abs(ahead) <= maxApart) return;
  const hours = Math.round(Math.abs(ahead) / hour);
  throw new ClocksDisagree(
    `The clock of the database is ${hours} hours ${ahead > 0 ? 'ahead of' : 'behind'} that of this process; nothing is deleted, given up, approved or invoiced by its age until they agree`,
  );
};
