import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Does work within a transaction, undoes all that it wrote, and returns its result: what would happen is found out
 * without happening. What the transaction did before stays, also if the work fails.
 */
export const rolledBack = async <Result>(db: Transaction<Tables>, work: () => Promise<Result>): Promise<Result> => {
  await sql`savepoint trial`.execute(db);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint trial`.execute(db);
    await sql`release savepoint trial`.execute(db);
  }
};
