import { type RawBuilder, sql } from 'kysely';
import { requireAdminFor } from '../../access/grants.ts';
import type { Work } from '../../collections/hooks.ts';
import { Failure } from '../../failure.ts';
import type { UserChange } from './user-change.ts';

/** Whether someone has a password; those who don't are invited to set one. */
export const hasPassword = (row: string): RawBuilder<unknown> =>
  sql`exists (select from credential where credential.user_id = ${sql.ref(`${row}.id`)} and password_hash is not null)`;

/** Only those without a password are invited: everyone else has “Forgot your password?”. */
export const checkInvitations = (changed: readonly UserChange[], { caller }: Work): void => {
  for (const { before, path } of changed) {
    requireAdminFor(caller, before?.roleType, path);
    if (before?.hasPassword) {
      const message = {
        en: 'They already have a password and can sign in',
        ru: 'Пароль уже задан: этот человек может войти',
      };
      throw new Failure('refused', { details: [{ type: 'hasPassword', path, message }] });
    }
  }
};
