import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';

/** Links with which people set a password; only hashes of their tokens are stored. */

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page that a link leads to. */
export const linkPath = (token: string): string => `/login/newPassword?token=${token}`;

/**
 * Returns the token of a new link for a user.
 * @param lifetime in seconds
 */
export const newLink = async (db: Transaction<Tables>, userId: number, lifetime: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_recovery')
    .values({ token_hash: linkHash(token), user_id: userId, expires_at: timestamp(Date.now() / 1000 + lifetime) })
    .execute();
  return token;
};
