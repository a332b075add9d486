import type { TenantScope } from '../database/tenant.ts';

/** What a browser needs to know about its network before anyone signs in; times in seconds UTC. */
export interface ApiSettings {
  name: string;
  customerId: string | null;
  logoUrl: string | null;
  faviconUrl: string | null;
  apiDomain: string | null;
  objectStorageDomain: string | null;
  frontendVersionTs: number;
  trialExpireAt: number | null;
  /** Whether affiliates may register; `moderated`: their traffic stays blocked until someone has reviewed them. */
  registration: 'open' | 'moderated' | 'closed';
  /** The minimum length of a new password. */
  passwordMinimum: number;
  /** Script of the chat on the pages, and the id by which its provider knows the network. */
  chatScriptUrl: string | null;
  chatId: string | null;
}

/** @param frontendBuiltAt when this installation's frontend was built, seconds UTC */
export const readApiSettings = async (scope: TenantScope, frontendBuiltAt: number): Promise<ApiSettings> => {
  const row = await scope.read((db) =>
    db
      .selectFrom('tenant')
      .innerJoin('settings_general', 'settings_general.tenant_id', 'tenant.id')
      .select(['name', 'logo_url', 'favicon_url', 'api_domain', 'registration', 'password_minimum'])
      .select(['chat_script_url', 'chat_id'])
      .select(['customer_id', 'object_storage_domain', 'frontend_version_at', 'trial_expire_at'])
      .executeTakeFirstOrThrow(),
  );
  return {
    name: row.name,
    customerId: row.customer_id,
    logoUrl: row.logo_url,
    faviconUrl: row.favicon_url,
    apiDomain: row.api_domain,
    objectStorageDomain: row.object_storage_domain,
    frontendVersionTs: Math.max(row.frontend_version_at, frontendBuiltAt),
    trialExpireAt: row.trial_expire_at,
    registration: row.registration,
    passwordMinimum: row.password_minimum,
    chatScriptUrl: row.chat_script_url,
    chatId: row.chat_id,
  };
};

/** Returns the chat script of a network's pages; undefined if there is none. */
export const readChatScript = async (scope: TenantScope): Promise<string | undefined> => {
  const row = await scope.read((db) => db.selectFrom('settings_general').select('chat_script_url').executeTakeFirst());
  return row?.chat_script_url ?? undefined;
};
