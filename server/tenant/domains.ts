import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { EntityTypes } from '../generated/records.ts';

/** What a network uses a domain for. */
export type DomainKind = EntityTypes['domain']['record']['kinds'][number];

/**
 * Returns the host that a network prefers for a purpose; undefined if it has no verified one.
 * @param db as the network may see it
 */
export const defaultDomain = async (db: Kysely<Tables>, kind: DomainKind): Promise<string | undefined> => {
  const found = await db
    .selectFrom('domains')
    .select(sql<string>`lower(host)`.as('host'))
    .where(sql<boolean>`${kind}::text = any(default_for)`)
    .where('state', '=', 'verified')
    .orderBy('id')
    .executeTakeFirst();
  return found?.host;
};
