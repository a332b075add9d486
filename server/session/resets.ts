import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endSessionsOf } from './ending.ts';
import { storePasswords } from '../access/passwords.ts';

/** Revokes all API tokens of users, including the one in an affiliate's record, which is regenerated. */
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
 * Sets passwords that their owners did not change themselves, through an emailed link or a colleague. Anyone who had
 * got in before is out: all sessions end, and API tokens are revoked.
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
