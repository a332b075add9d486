import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';
import { createWrongTokens } from '../../http/wrong-tokens.ts';
import { servedOffers } from '../../integrations/served.ts';

/** An integration by which an advertiser may report. */
export interface ReportingIntegration {
  id: number;
  isOn: boolean;
  /** Offers that it serves. */
  offers: readonly number[];
  /** The advertiser's names for the parameters, in addition to the standard ones. */
  names: readonly { target: string; name: string }[];
  /** Sealed; null if the URL alone is enough. */
  secret: string | null;
  /** IP addresses and networks that its postbacks are accepted from; empty for any. */
  addresses: readonly string[];
}

/** Who reports: an advertiser, by their own URL or by that of one integration. */
export interface Reporter {
  tenantId: number;
  advertiser: number;
  defaultCurrency: number | null;
  /** All integrations that the URL speaks for; for an integration's own, only that one. */
  integrations: readonly ReportingIntegration[];
}

/** Milliseconds for which an answer is cached: a URL that is closed opens nothing a second later. */
const cacheTtl = 900;
const maxCachedAddresses = 10_000;

/** The format of tokens in URLs. */
const tokenShape = /^[\w-]{16,64}$/;

const namesShape = z.array(z.object({ target: z.string(), name: z.string() })).catch([]);
const addressesShape = z.array(z.object({ address: z.string() })).catch([]);

/** All networks, which the indexes of tokens begin with. */
const networks = sql<number>`(select tenant.id from tenant)`;

/** Reads the integrations by which an advertiser may report; for an integration's own URL, only that one. */
const readIntegrations = async (
  db: Kysely<Tables>,
  { tenantId, advertiser, only }: { tenantId: number; advertiser: number; only?: number | undefined },
): Promise<ReportingIntegration[]> => {
  const rows = await db
    .selectFrom('integrations as integration')
    .innerJoin('integration_templates as template', (join) =>
      join
        .onRef('template.id', '=', 'integration.template_id')
        .onRef('template.tenant_id', '=', 'integration.tenant_id'),
    )
    .select(['integration.id', 'integration.postback_enabled', 'integration.status', 'integration.postback_secret'])
    .select(sql<unknown>`coalesce(integration.postback, template.postback) -> 'parameters'`.as('names'))
    .select(sql<unknown>`coalesce(integration.postback, template.postback) -> 'addresses'`.as('addresses'))
    .select(servedOffers('integration').as('offers'))
    .where('integration.tenant_id', '=', tenantId)
    .where('integration.advertiser_id', '=', advertiser)
    .$if(only !== undefined, (query) => query.where('integration.id', '=', only!))
    .orderBy('integration.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isOn: row.postback_enabled && row.status === 'active',
    offers: row.offers,
    names: namesShape.parse(row.names),
    secret: row.postback_secret,
    addresses: addressesShape.parse(row.addresses).map(({ address }) => address),
  }));
};

/** Reads an advertiser of a network, as if they reported by their own URL. @throws Failure 404 */
export const readReporter = async (db: Kysely<Tables>, tenantId: number, advertiser: number): Promise<Reporter> => {
  const own = await db
    .selectFrom('advertisers')
    .select('default_currency_id')
    .where('id', '=', advertiser)
    .executeTakeFirst();
  if (!own) throw new Failure('notFound');
  const integrations = await readIntegrations(db, { tenantId, advertiser });
  return { tenantId, advertiser, defaultCurrency: own.default_currency_id, integrations };
};

const findReporter = (database: Database, token: string): Promise<Reporter | undefined> =>
  database.lookup(async (db) => {
    const own = await db
      .selectFrom('integrations')
      .select(['tenant_id', 'id', 'advertiser_id'])
      .where('tenant_id', 'in', networks)
      .where('secure_id', '=', token)
      .executeTakeFirst();
    const advertiser = await db
      .selectFrom('advertisers')
      .select(['tenant_id', 'id', 'default_currency_id'])
      .where('tenant_id', 'in', own ? [own.tenant_id] : networks)
      .where((is) => (own ? is('id', '=', own.advertiser_id) : is('api_token', '=', token)))
      .executeTakeFirst();
    if (!advertiser) return undefined;
    const { tenant_id: tenantId, id, default_currency_id: defaultCurrency } = advertiser;
    const integrations = await readIntegrations(db, { tenantId, advertiser: id, only: own?.id });
    return { tenantId, advertiser: id, defaultCurrency, integrations };
  });

/**
 * Finds whose URL a postback was sent to: an advertiser's (`apiToken`) or one integration's (`secureId`).
 * @returns a function of the token in the URL and of the caller; it throws Failure 404, or 429 after too many wrong
 *   tokens
 */
export const createReporters = (database: Database): ((token: string, from: string) => Promise<Reporter>) => {
  const wrong = createWrongTokens();
  const reporters = new LRUCache<string, Reporter | { none: true }>({
    max: maxCachedAddresses,
    ttl: cacheTtl,
    // Concurrent lookups of a token share one query.
    fetchMethod: async (token) => (await findReporter(database, token)) ?? { none: true },
  });
  return async (token, from) => {
    wrong.check(token, from);
    const reporter = tokenShape.test(token) ? await reporters.fetch(token) : undefined;
    if (reporter && !('none' in reporter)) {
      wrong.noteRight(token);
      return reporter;
    }
    wrong.noteWrong(token, from);
    throw new Failure('notFound');
  };
};
