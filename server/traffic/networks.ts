import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';
import type { DomainKind } from '../tenant/domains.ts';
import { tenantOf } from '../tenant/hosts.ts';

/** Milliseconds for which an answer is believed: a change is in force within a second. */
const believedFor = 900;
const hostsAtHand = 10_000;
const nobody = 0;

/**
 * Whose pages of a kind a host serves: those of the network that has it as a verified domain for them, else of the one that
 * answers on it.
 */
export const createNetworks = (
  database: Database,
  kind: DomainKind,
): ((host: string) => Promise<number | undefined>) => {
  const networks = new LRUCache<string, number>({
    max: hostsAtHand,
    ttl: believedFor,
    // What many ask at once is asked once.
    async fetchMethod(host) {
      const parked = await database.owner((db) =>
        db
          .selectFrom('domains')
          .select('tenant_id')
          .where(sql`lower(host)`, '=', host)
          .where('state', '=', 'verified')
          .where(sql<boolean>`${kind}::text = any(kinds)`)
          .executeTakeFirst(),
      );
      return parked?.tenant_id ?? (await tenantOf(database, host)) ?? nobody;
    },
  });
  return async (host) => (await networks.fetch(host.toLowerCase())) || undefined;
};
