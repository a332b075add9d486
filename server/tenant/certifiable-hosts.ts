import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';

/** Milliseconds for which the list of hosts is cached. */
const cacheTtl = 5000;

/**
 * Finds out whether a proxy may get a certificate for a host: whether it is a verified domain of a network. All of them
 * are read at once, at most every five seconds, so that no number of questions reaches the database; while it is away,
 * what was read last stands.
 */
export const createCertifiableHosts = (
  database: Pick<Database, 'lookup'>,
  ttl = cacheTtl,
): ((host: string) => Promise<boolean>) => {
  const known = new LRUCache<'hosts', ReadonlySet<string>>({
    max: 1,
    ttl,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod() {
      const found = await database.lookup((db) =>
        db.selectFrom('domains').select(sql<string>`lower(host)`.as('host')).where('state', '=', 'verified').execute(),
      );
      return new Set(found.map(({ host }) => host));
    },
  });
  return async (host) => (await known.fetch('hosts'))?.has(host.toLowerCase()) ?? false;
};
