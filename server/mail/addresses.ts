import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Where the admin of a network is found, for links that are mailed. */
export interface Addresses {
  /**
   * @param db as the network may see it
   * @param host of the call that a mail follows from; it counts only where it is one of the network's own
   */
  of(db: Kysely<Tables>, path: string, host?: string): Promise<string>;
}

/**
 * A link leads to a host that is known to be the network's, and to the installation's address where it has none of its
 * own: never to one that merely stood in a call. Protocol and port are the installation's.
 * @param url address of the installation
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
