import { sql, type Transaction } from 'kysely';
import { roleTypes } from '../../openapi/fields.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { permissions } from '../generated/permissions.ts';

type StoredRole = { id: number; tenant_id: number };

/** Returns administrator roles that hold every permission administrators may hold. */
const completeRoles = (db: Transaction<Tables>): Promise<StoredRole[]> =>
  db
    .selectFrom('roles')
    .select(['id', 'tenant_id'])
    .where('type', '=', 'admin')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('permissions')
            .select('permissions.id')
            .where('disabled', '=', false)
            .where(sql<boolean>`'admin' = any (permission_role_type)`)
            .where((permission) =>
              permission.not(
                permission.exists(
                  permission
                    .selectFrom('roles_permissions')
                    .select('target_id')
                    .whereRef('roles_permissions.tenant_id', '=', 'roles.tenant_id')
                    .whereRef('owner_id', '=', 'roles.id')
                    .whereRef('target_id', '=', 'permissions.id'),
                ),
              ),
            ),
        ),
      ),
    )
    .execute();

/** Grants a role those of these permissions that it lacks, and records that in its history. */
export const grantPermissions = async (
  db: Transaction<Tables>,
  { id, tenant_id }: StoredRole,
  wanted: readonly number[],
): Promise<void> => {
  const held = await db
    .selectFrom('roles_permissions')
    .select('target_id')
    .where('tenant_id', '=', tenant_id)
    .where('owner_id', '=', id)
    .orderBy('position')
    .execute();
  const before = held.map(({ target_id }) => target_id);
  const lacking = wanted.filter((permission) => !before.includes(permission));
  if (lacking.length === 0) return;
  // Another process starting at the same time may have been quicker.
  const given = await db
    .insertInto('roles_permissions')
    .values(
      lacking.map((target_id, index) => ({ tenant_id, owner_id: id, target_id, position: before.length + index })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('target_id')
    .execute();
  if (given.length === 0) return;
  const { version } = await db
    .updateTable('roles')
    .set({ version: sql`version + 1`, updated_at: sql`now()`, updated_by_id: null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const changes = { permissions: [before, [...before, ...given.map(({ target_id }) => target_id)]] };
  await db
    .insertInto('history')
    .values({ tenant_id, entity: 'role', record_id: id, version, action: 'edit', changes: JSON.stringify(changes) })
    .execute();
};

/** Returns the permissions that administrators may hold. */
const openToAdmins = async (db: Transaction<Tables>): Promise<number[]> => {
  const open = await db
    .selectFrom('permissions')
    .select('id')
    .where('disabled', '=', false)
    .where(sql<boolean>`'admin' = any (permission_role_type)`)
    .orderBy('id')
    .execute();
  return open.map(({ id }) => id);
};

/**
 * Brings the permissions shared by all tenants in line with those this version knows. One no longer known is disabled,
 * as roles may still refer to it. An administrator role that held every permission still holds every one; for all other
 * roles, people grant new permissions. Call at start.
 */
export const syncPermissions = (database: Database): Promise<void> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const complete = await completeRoles(transaction);
      const rows = permissions.map(({ name, en, about, group, hidden, roleTypes: allowed }) => ({
        system: name,
        title: en,
        description: about?.en ?? null,
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
            description: ref('excluded.description'),
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
      const open = await openToAdmins(transaction);
      for (const role of complete) await grantPermissions(transaction, role, open);
    }),
  );
