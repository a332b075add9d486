import { sql } from 'kysely';
import { roleTypes } from '../../openapi/fields.ts';
import type { Database } from '../database/connection.ts';
import { permissions } from '../generated/permissions.ts';

/**
 * Brings the permissions that all tenants share up to those this version knows. One that is no longer known is
 * disabled, as roles may still name it; to be called at start.
 */
export const syncPermissions = (database: Database): Promise<void> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const rows = permissions.map(({ name, en, group, hidden, roleTypes: allowed }) => ({
        system: name,
        title: en,
        group_id: group,
        hidden,
        disabled: false,
        permission_role_type: roleTypes.filter((type) => allowed.includes(type)),
      }));
      await transaction
        .insertInto('permissions')
        .values(rows)
        .onConflict((conflict) =>
          conflict.expression(sql`lower(system)`).doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            group_id: ref('excluded.group_id'),
            hidden: ref('excluded.hidden'),
            disabled: false,
            permission_role_type: ref('excluded.permission_role_type'),
          })),
        )
        .execute();
      await transaction
        .updateTable('permissions')
        .set({ disabled: true })
        .where(
          'system',
          'not in',
          rows.map(({ system }) => system),
        )
        .execute();
    }),
  );
