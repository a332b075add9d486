import type { Kysely } from 'kysely';
import { lockNetwork } from '../database/advisory-locks.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';

/**
 * Serialises changes to administrators and their roles, so that two concurrent ones don't each rely on the
 * administrator that the other removes. The lock is per network and held until the transaction ends; it is taken after
 * all records to change were locked (D40).
 */
export const lockAdministrators = (db: Kysely<Tables>): Promise<void> => lockNetwork(db, 'administrators');

/** Throws the failure 409 if a change has left no one who can sign in as an administrator. */
export const mustKeepAdministrator = async (db: Kysely<Tables>): Promise<void> => {
  await lockAdministrators(db);
  const able = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('users.id')
    .where('users.role_type', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('roles.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (able) return;
  throw new Failure('refused', {
    details: [
      {
        type: 'lastAdministrator',
        message: {
          en: 'At least one administrator must remain active',
          ru: 'Должен остаться хотя бы один активный администратор',
        },
      },
    ],
  });
};
