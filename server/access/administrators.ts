import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../http/errors.ts';

/**
 * Whether somebody can sign in as an administrator. Holds all administrators and their roles until the transaction ends,
 * so that two changes at once do not each count on the one that the other takes away.
 */
export const holdAdministrators = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ able: boolean }>`
    select users.status = 'active' and roles.status = 'active' as able
    from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
    where users.role_type = 'admin'
    order by users.id for no key update of users, roles`.execute(db);
  return rows.some(({ able }) => able);
};

/** Throws the failure 409 where a change has left nobody who can sign in as an administrator. */
export const mustKeepAdministrator = async (db: Kysely<Tables>): Promise<void> => {
  if (await holdAdministrators(db)) return;
  throw new Failure('refused', {
    details: [
      {
        type: 'lastAdministrator',
        message: {
          en: 'At least one administrator must stay active',
          ru: 'Должен остаться хотя бы один активный администратор',
        },
      },
    ],
  });
};
