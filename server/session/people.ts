import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Locks people until the transaction ends; each once, in order of id, to avoid deadlocks.
 * A session depends on its owner and on the person acting in it. It is begun and renewed by a transaction that locks
 * all of them, and ended by one that locks at least one of them, each before it reads sessions: so what is ended stays
 * ended, whatever was under way. Blocking someone and setting a password lock that person as well (D67).
 */
export const lockPeople = (
  db: Kysely<Tables>,
  ids: readonly (number | null)[],
): Promise<{ id: number; status: 'active' | 'blocked' }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('id', 'in', [...new Set(ids.filter((id) => id !== null))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
