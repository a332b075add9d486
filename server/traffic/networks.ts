import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';
import type { DomainKind } from '../tenant/domains.ts';
import { tenantOf } from '../tenant/hosts.ts';

/** Milliseconds for which an answer is cached: a change takes effect within a second. */
const cacheTtl = 900;
const maxCachedHosts = 10_000;
const noNetwork = 0;

/**
 * Finds whose pages of a kind a host serves: those of the network that has it as a verified domain for them, else of
 * the one that answers on it.
 */
export const createNetworks = (
  database: Database,
  kind: DomainKind,
): ((host: string) => Promise<number | undefined>) => {
  const networks = new LRUCache<string, number>({
    max: maxCachedHosts,
    ttl: cacheTtl,
    // Concurrent lookups of a host share one query.
    async fetchMethod(host) {
      const parked = await database.lookup((db) =>
        db
          .selectFrom('domains')
          .select('tenant_id')
          .where(sql`lower(host)`, '=', host)
          .where('state', '=', 'verified')
          .where(sql<boolean>`${kind}::text = any(kinds)`)
          .executeTakeFirst(),
      );
      return parked?.tenant_id ?? (await tenantOf(database, host)) ?? noNetwork;
    },
  });
  return async (host) => {
    const name = host.toLowerCase();
    return (networks.get(name) ?? (await networks.fetch(name))) || undefined;
  };
};
