import type { Kysely } from 'kysely';
import { isEmpty } from '../../domain/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import { breaks, broke, type Detail } from '../http/errors.ts';
import { hashPassword, isPassword, weaknesses } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { mustNotBeTooMany, type Throttle } from './throttle.ts';

/** Somebody's own new password: the present one is asked for, so that a borrowed session can't take the account over. */

const path = (field: string): string => `items.0.${field}`;

/** Why the caller may not have this password; a wrong present one counts as a failure to sign in. */
export const ownPasswordDetails = async (
  db: Kysely<Tables>,
  throttle: Throttle,
  { tenantId, userId }: Caller,
  password: string,
  currentPassword: string | undefined,
  address: string,
): Promise<Detail[]> => {
  if (isEmpty(currentPassword)) return [breaks(path('currentPassword'), 'required')];
  const own = await db
    .selectFrom('users')
    .innerJoin('tenant', 'tenant.id', 'users.tenant_id')
    .leftJoin('credential', 'credential.user_id', 'users.id')
    .select(['email', 'password_minimum', 'password_hash'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const attempt = await mustNotBeTooMany(throttle, tenantId, own.email, address);
  if (!(await isPassword(String(currentPassword), own.password_hash)))
    return [breaks(path('currentPassword'), 'currentPassword')];
  await attempt.succeeded();
  return weaknesses(password, own.password_minimum, own.email).map((rule) => broke(rule, path('password')));
};

/** Keeps the caller's new password and ends all his sessions but this one. */
export const keepOwnPassword = async (
  db: Kysely<Tables>,
  { userId, sessionId }: Caller,
  password: string,
): Promise<void> => {
  const kept = { password_hash: await hashPassword(password), changed_at: new Date().toISOString() };
  await db
    .insertInto('credential')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(kept))
    .execute();
  await endSessionsOf(db, [userId], sessionId);
};
