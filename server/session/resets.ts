import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endSessionsOf } from './ending.ts';
import { storePasswords } from '../access/passwords.ts';

/** Revokes all API tokens of users, the one of an affiliate's record too: that one is made anew. */
export const revokeApiTokens = async (db: Kysely<Tables>, userIds: readonly number[]): Promise<void> => {
  if (userIds.length === 0) return;
  await db.deleteFrom('api_tokens').where('user_id', 'in', userIds).execute();
  await db
    .updateTable('users')
    .set({ api_token: sql<string>`default` })
    .where('id', 'in', userIds)
    .where('role_type', '=', 'affiliate')
    .execute();
};

/**
 * Sets passwords that their owners did not change themselves, by a mailed link or by a colleague. Anyone who had got in
 * before is out: all sessions end, and API tokens are revoked.
 */
export const resetPasswords = async (
  db: Kysely<Tables>,
  renewed: readonly { userId: number; password: string }[],
): Promise<void> => {
  const users = renewed.map(({ userId }) => userId);
  await storePasswords(db, renewed);
  await endSessionsOf(db, users);
  await revokeApiTokens(db, users);
};
