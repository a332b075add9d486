import type { Transaction } from 'kysely';
import { lockDatabase } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { permissions } from '../generated/permissions.ts';
import { defaultDashboards } from './default-dashboards.ts';
import { grantPermissions } from './permissions.ts';

/** Adds the built-in dashboards to a network. */
export const addDashboards = async (db: Transaction<Tables>, tenantId: number): Promise<void> => {
  for (const { type, title, titleRu, widgets } of defaultDashboards) {
    const { id } = await db
      .insertInto('dashboards')
      .values({ tenant_id: tenantId, type, title, title_ru: titleRu, is_system: true, is_immutable: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('widgets')
      .values(
        widgets.map(({ groupBy, metrics, ...widget }) => ({
          ...widget,
          tenant_id: tenantId,
          dashboard_id: id,
          metrics: [...metrics],
          group_by: groupBy,
        })),
      )
      .execute();
  }
};

/** Grants everyone who may open the page the permissions its calls need. */
const openCalls = async (db: Transaction<Tables>, tenantId: number): Promise<void> => {
  const names = permissions.flatMap(({ name }) => (/^(?:dashboard|widget)\./.test(name) ? [name] : []));
  const wanted = await db.selectFrom('permissions').select('id').where('system', 'in', names).orderBy('id').execute();
  const roles = await db
    .selectFrom('roles')
    .innerJoin('roles_permissions as held', (join) =>
      join.onRef('held.tenant_id', '=', 'roles.tenant_id').onRef('held.owner_id', '=', 'roles.id'),
    )
    .innerJoin('permissions', 'permissions.id', 'held.target_id')
    .select(['roles.id', 'roles.tenant_id'])
    .where('roles.tenant_id', '=', tenantId)
    .where('permissions.system', '=', 'front.dashboard.read')
    .execute();
  for (const role of roles)
    await grantPermissions(
      db,
      role,
      wanted.map(({ id }) => id),
    );
};

/**
 * Adds the default dashboards to networks created before dashboards existed, and grants everyone who may open the page
 * the permissions its calls need. Call at start, after `syncPermissions`; changes nothing if there is nothing to do.
 */
export const foundDashboards = (database: Database): Promise<void> =>
  database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      // Of several processes starting at the same time, only one does it.
      await lockDatabase(transaction, 'defaultDashboards');
      const without = await transaction
        .selectFrom('tenant')
        .select('id')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('dashboards')
                .select('dashboards.id')
                .whereRef('dashboards.tenant_id', '=', 'tenant.id')
                .where('is_system', '=', true),
            ),
          ),
        )
        .orderBy('id')
        .execute();
      for (const { id } of without) {
        await addDashboards(transaction, id);
        await openCalls(transaction, id);
      }
    }),
  );
