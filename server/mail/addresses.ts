import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** URLs of a network's admin, for links in mails. */
export interface Addresses {
  /**
   * @param db scoped to the network
   * @param host of the call that caused the mail; used only if it is one of the network's own
   */
  of(db: Kysely<Tables>, path: string, host?: string): Promise<string>;
}

/**
 * Links use a host that is known to be the network's, or the installation's URL if it has none: never a host merely
 * taken from a call. Protocol and port are the installation's.
 * @param url URL of the installation
 */
export const createAddresses = (url: string): Addresses => ({
  async of(db, path, host) {
    const known = await db.selectFrom('tenant_host').select('host').orderBy('host').execute();
    const hosts = known.map((row) => row.host);
    const own = hosts.find((one) => one === host?.toLowerCase()) ?? hosts[0];
    const address = new URL(path, url);
    if (own !== undefined) address.hostname = own;
    return address.href;
  },
});
