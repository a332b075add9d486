import type { Database } from '../database/connection.ts';

/**
 * Returns the tenant that serves a host: the one that has it, otherwise the one without hosts, which serves all others,
 * otherwise the only tenant.
 * @param host name without port, in any letter case
 */
export const tenantOf = async (database: Database, host: string): Promise<number | undefined> => {
  const name = host.toLowerCase();
  const found = await database.lookup((db) =>
    db
      .selectFrom('tenant')
      .select((tenant) => [
        'tenant.id',
        tenant
          .exists(tenant.selectFrom('tenant_host').whereRef('tenant_id', '=', 'tenant.id').where('host', '=', name))
          .as('named'),
        tenant.exists(tenant.selectFrom('tenant_host').whereRef('tenant_id', '=', 'tenant.id')).as('elsewhere'),
      ])
      .orderBy('tenant.id')
      .execute(),
  );
  const tenant = found.find(({ named }) => named) ?? found.find(({ elsewhere }) => !elsewhere);
  return tenant?.id ?? (found.length === 1 ? found[0]?.id : undefined);
};

/** Whether a host belongs to a network. */
export const isNetworkHost = async (database: Database, host: string): Promise<boolean> => {
  const found = await database.lookup((db) =>
    db.selectFrom('tenant_host').select('host').where('host', '=', host.toLowerCase()).executeTakeFirst(),
  );
  return found !== undefined;
};
