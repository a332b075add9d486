import { type RawBuilder, sql } from 'kysely';
import { forbidden, requireAdminFor, requirePermissions } from '../../access/grants.ts';
import { endSessionsOf } from '../../session/ending.ts';
import { endTwoFactor } from '../../session/two-factor/use.ts';
import type { Work } from '../../collections/hooks.ts';
import type { UserChange } from './user-change.ts';

/** Removing two-factor authentication for someone who lost their device (D102). */

/** Whether they are asked for a code when signing in. */
export const twoFactor = (row: string): RawBuilder<unknown> =>
  sql`exists (select from credential where credential.user_id = ${sql.ref(`${row}.id`)} and totp_secret is not null)`;

/** Two-factor authentication is reset by colleagues or managers, never by the people concerned. */
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

/** Removes it, and ends their sessions: the lost device may still be signed in. */
export const resetTwoFactor = async (changed: readonly UserChange[], { db }: Work): Promise<void> => {
  const ids = changed.flatMap(({ id, values }) => (id !== undefined && values.twoFactor === false ? [id] : []));
  await endTwoFactor(db, ids);
  await endSessionsOf(db, ids);
};
