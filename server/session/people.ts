import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Holds people until the transaction ends; each once, in the order of their ids, so that nobody blocks anybody.
 *
 * A session rests on those whose it is and who act in it. It is begun and renewed by a transaction that holds all of
 * them, and ended by one that holds at least one of them, each before it looks at sessions: so what is ended stays
 * ended, whatever was under way. Blocking someone and setting a password hold that person as well (D67).
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
