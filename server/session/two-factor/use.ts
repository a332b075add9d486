import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { newRecoveryCodes, normalizedCode, timeStepOf } from './codes.ts';
import type { Owner, Secrets } from './secrets.ts';

/** Two-factor authentication of an account in the database (D77). */

const useAppCode = async (
  db: Transaction<Tables>,
  secrets: Secrets,
  owner: Owner,
  code: string,
  now: number,
): Promise<boolean> => {
  const secondFactor = await db
    .selectFrom('credential')
    .select('totp_secret')
    .where('user_id', '=', owner.userId)
    .executeTakeFirst();
  const secret = secondFactor?.totp_secret && secrets.open(owner, secondFactor.totp_secret);
  const step = secret ? timeStepOf(secret, code, now) : undefined;
  if (step === undefined) return false;
  const used = await db
    .updateTable('credential')
    .set({ totp_step: step })
    .where('user_id', '=', owner.userId)
    .where(({ eb, or }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

const useRecoveryCode = async (
  db: Transaction<Tables>,
  secrets: Secrets,
  owner: Owner,
  code: string,
): Promise<boolean> => {
  const hash = secrets.hashOf(owner, code);
  const remainingCodes = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', owner.userId)
    .execute();
  const found = remainingCodes.filter((row) => timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash)));
  if (found.length === 0) return false;
  const used = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', owner.userId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Whether a code, from the app or for recovery, is right for an account now. This uses it up: an app's code along with
 * those before it, a recovery code for good.
 * @param now seconds UTC
 */
export const useCode = (
  db: Transaction<Tables>,
  secrets: Secrets,
  owner: Owner,
  typed: string,
  now: number,
): Promise<boolean> => {
  const code = normalizedCode(typed);
  return /^\d{6}$/.test(code) ? useAppCode(db, secrets, owner, code, now) : useRecoveryCode(db, secrets, owner, code);
};

/** Replaces an account's recovery codes with new ones, which can't be read afterwards. */
export const renewRecoveryCodes = async (
  db: Transaction<Tables>,
  secrets: Secrets,
  owner: Owner,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_code').where('user_id', '=', owner.userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: owner.userId, code_hash: secrets.hashOf(owner, normalizedCode(code)) })))
    .execute();
  return codes;
};

/** Turns off two-factor authentication for accounts, and deletes everything that belongs to it. */
export const endTwoFactor = async (db: Kysely<Tables>, userIds: readonly number[]): Promise<void> => {
  if (userIds.length === 0) return;
  await db.deleteFrom('recovery_code').where('user_id', 'in', userIds).execute();
  await db
    .updateTable('credential')
    .set({ totp_secret: null, totp_pending: null, totp_step: null })
    .where('user_id', 'in', userIds)
    .execute();
};
