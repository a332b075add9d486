import type { Kysely } from 'kysely';
import { isEmpty } from '../../domain/text/is-empty.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import { violation, violationOf, type Detail } from '../failure.ts';
import { isPassword, storePasswords, passwordViolations } from '../access/passwords.ts';
import { revokeApiTokens } from './resets.ts';
import { endSessionsOf } from './ending.ts';
import { limitAttempts, type Throttle } from './attempt-limits.ts';

/** Changing one's own password: the current one is required, so that a borrowed session can't take over the account. */

const path = (field: string): string => `items.0.${field}`;

/** What checking the current password needs. */
interface PasswordBody {
  db: Kysely<Tables>;
  throttle: Throttle;
  caller: Caller;
  /** Network address of the call. */
  address: string;
}

const own = ({ db, caller }: PasswordBody) =>
  db
    .selectFrom('users')
    .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
    .leftJoin('credential', 'credential.user_id', 'users.id')
    .select(['email', 'password_minimum', 'password_hash'])
    .where('users.id', '=', caller.userId)
    .executeTakeFirstOrThrow();

/** Whether this is the caller's current password; a wrong one counts as a failure to sign in. */
export const isOwnPassword = async (asked: PasswordBody, password: string): Promise<boolean> => {
  const { throttle, caller, address } = asked;
  const { email, password_hash: hash } = await own(asked);
  const attempt = await limitAttempts(throttle, caller.tenantId, email, address);
  const right = await isPassword(password, hash);
  if (right) await attempt.succeeded();
  return right;
};

/** Returns why the caller hasn't proven to know the current password. */
export const ownPasswordDetails = async (
  asked: PasswordBody,
  currentPassword: string | undefined,
): Promise<Detail[]> => {
  if (isEmpty(currentPassword)) return [violation(path('currentPassword'), 'required')];
  return (await isOwnPassword(asked, String(currentPassword)))
    ? []
    : [violation(path('currentPassword'), 'currentPassword')];
};

/** Returns why the caller may not have this password, given the email they are to have. */
export const newPasswordDetails = async (asked: PasswordBody, password: string, email?: string): Promise<Detail[]> => {
  const kept = await own(asked);
  return passwordViolations(password, kept.password_minimum, email ?? kept.email).map((rule) =>
    violationOf(rule, path('password')),
  );
};

/**
 * Stores the caller's new password and ends all their sessions except this one; on request, revokes their API tokens
 * too.
 */
export const changeOwnPassword = async (
  db: Kysely<Tables>,
  { userId, sessionId }: Caller,
  password: string,
  revokeTokens: boolean,
): Promise<void> => {
  await storePasswords(db, [{ userId, password }]);
  await endSessionsOf(db, [userId], sessionId);
  if (revokeTokens) await revokeApiTokens(db, [userId]);
};
