import type { Database } from '../database/connection.ts';
import type { OpenHandlers } from '../http/call.ts';
import { Failure } from '../failure.ts';
import { pageHost } from '../http/origins.ts';
import { tenantOf } from './hosts.ts';
import { readApiSettings } from './settings.ts';

/**
 * Handler of `/public/tenant/api-settings/`.
 * @param frontendBuiltAt when this installation's frontend was built, seconds UTC
 */
export const createTenantHandlers = (database: Database, frontendBuiltAt: number): OpenHandlers => ({
  async readApiSettings({ request }) {
    const tenantId = await tenantOf(database, pageHost(request));
    if (tenantId === undefined) throw new Failure('noNetwork');
    return {
      data: await readApiSettings(database.tenant(tenantId), frontendBuiltAt),
      headers: { 'cache-control': 'no-cache' },
    };
  },
});
