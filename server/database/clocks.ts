import { sql } from 'kysely';
import type { Database } from './connection.ts';

const second = 1000;
const day = 86_400 * second;

/** Milliseconds by which clocks may be apart before one of them is taken for wrong. */
const maxApart = day;

/**
 * Refuses to go on where the clock of the database and that of this process are more than a day apart: what is done by
 * age would be done to what is not as old, and could not be taken back (D1282).
 * @throws RangeError
 */
export const mustAgreeOnTime = async (database: Pick<Database, 'owner'>): Promise<void> => {
  const { rows } = await database.owner((db) =>
    sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(db),
  );
  const ahead = Number(rows[0]?.now) * second - Date.now();
  if (Math.abs(ahead) <= maxApart) return;
  const days = Math.round(Math.abs(ahead) / day);
  throw new RangeError(
    `The clock of the database is ${days} days ${ahead > 0 ? 'ahead of' : 'behind'} that of this process; nothing is deleted, approved or invoiced by its age before both agree`,
  );
};
