import { type RawBuilder, sql } from 'kysely';
import { forbidden, requireAdminFor, requirePermissions } from '../access/grants.ts';
import { endSessionsOf } from '../session/ending.ts';
import { endTwoFactor } from '../session/two-factor/use.ts';
import type { Work } from '../collections/hooks.ts';
import type { UserChange } from './user-change.ts';

/** Taking the second factor away from someone who lost it (D102). */

/** Whether a code is asked for when they sign in. */
export const twoFactor = (row: string): RawBuilder<unknown> =>
  sql`exists (select from credential where credential.user_id = ${sql.ref(`${row}.id`)} and totp_secret is not null)`;

/** Those whose second factor is taken away by their own colleagues or managers, not by themselves. */
export const checkResets = (changed: readonly UserChange[], { caller }: Work): void => {
  for (const { before, path, values } of changed) {
    requireAdminFor(caller, before?.roleType, path);
    if (before?.id === caller.userId) {
      throw forbidden(path, 'own', {
        en: 'Turn off your two-factor authentication in your profile',
        ru: 'Отключите свою двухфакторную аутентификацию в профиле',
      });
    }
    if (before && before.roleType !== 'affiliate') requirePermissions(caller, before.permissions, path);
    if (before?.twoFactor) values.twoFactor = false;
  }
};

/** Takes it away, and ends the sessions: anyone who has the lost device may be signed in there. */
export const resetTwoFactor = async (changed: readonly UserChange[], { db }: Work): Promise<void> => {
  const ids = changed.flatMap(({ id, values }) => (id !== undefined && values.twoFactor === false ? [id] : []));
  await endTwoFactor(db, ids);
  await endSessionsOf(db, ids);
};
