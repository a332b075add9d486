import { sql, type Transaction } from 'kysely';
import { recordOf } from '../../domain/records.ts';
import { connectDatabase } from '../../server/database/connection.ts';
import type { Tables } from '../../server/database/tables.ts';
import { type CreatedTenant, createTenant } from '../../server/tenant/create.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import type { Records } from '../load/job.ts';
import { drawn, referred } from './columns.ts';
import { query } from './postgres.ts';

/** The administrator of the measured network. */
export const admin = { firstName: 'Ada', email: 'admin@bench.example', password: 'measured-with-care' };

type People = Omit<Records, 'tenantId' | 'rows'>;

const people = async (db: Transaction<Tables>, { tenantId, roles }: CreatedTenant): Promise<People> => {
  const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
  const affiliates = await sql<{ id: number }>`
    insert into users (tenant_id, first_name, email, role_id, role_type)
    select ${tenantId}, 'Affiliate ' || n, 'affiliate-' || n || '@bench.example', ${roles.affiliate}, 'affiliate'
    from generate_series(1, ${referred.affiliates}::integer) as n returning id`.execute(db);
  const offers = await sql<{ id: number }>`
    insert into offers (tenant_id, title, access_type, status)
    select ${tenantId}, 'Offer ' || n, 1, 'active' from generate_series(1, ${referred.offers}::integer) as n returning id`.execute(
    db,
  );
  const trafficSources = await sql<{ id: number }>`
    insert into traffic_sources (tenant_id, title)
    select ${tenantId}, 'Source ' || n from generate_series(1, ${referred.trafficSources}::integer) as n returning id`.execute(
    db,
  );
  // Not to be checked before the run is over, as they would fail.
  const domains = await sql<{ id: number }>`
    insert into domains (tenant_id, host, kinds, state, verified_at, checked_at)
    select ${tenantId}, 'go-' || n || '.network-' || ${tenantId}::bigint || '.bench.example', '{track}', 'verified', now(), now() + interval '1 day'
    from generate_series(1, ${referred.domains}::integer) as n returning id`.execute(db);
  return {
    affiliates: ids(affiliates.rows),
    offers: ids(offers.rows),
    trafficSources: ids(trafficSources.rows),
    domains: ids(domains.rows),
  };
};

const campaigns = (rows: number): string => `
  insert into campaigns (tenant_id, title, affiliate_id, offer_id, integration_method, traffic_source_id, countries, domain_id, status,
    created_at, updated_at, created_by_id, updated_by_id)
  select $1::bigint, ${drawn.title}, ($3::bigint[])[${drawn.affiliate} + 1], ($4::bigint[])[${drawn.offer} + 1], ${drawn.integrationMethod},
    ($5::bigint[])[${drawn.trafficSource} + 1], array[${drawn.country}], ($6::bigint[])[${drawn.domain} + 1], ${drawn.status},
    ${drawn.createdAt}, ${drawn.createdAt}, $2::bigint, $2::bigint
  from generate_series(1, ${rows}) as n`;

/** The networks in addition to the measured one, and the size of each as a share of it. */
const others = { networks: 49, share: 1 / 500 };

export interface Filled {
  records: Records;
  /** A host of each of the other networks. */
  hosts: readonly string[];
}

/**
 * Creates the product's schema and, as its owner, a network with this many campaigns and small ones next to it; the
 * ledger of totals keeps count.
 */
export const fillNetworks = async (url: string, rows: number): Promise<Filled> => {
  const database = await connectDatabase({ url, trusting: true }, () => undefined);
  const fill = async (name: string, hosts: string[], count: number): Promise<Records> => {
    let found: People = { affiliates: [], offers: [], trafficSources: [], domains: [] };
    const { tenantId, adminId } = await createTenant(database, { name, hosts, admin }, async (db, tenant) => {
      found = await people(db, tenant);
    });
    const { affiliates, offers, trafficSources, domains } = found;
    await query(url, campaigns(count), [tenantId, adminId, affiliates, offers, trafficSources, domains]);
    return { tenantId, rows: count, ...found };
  };
  try {
    await syncPermissions(database);
    const records = await fill('Measured', [], rows);
    const hosts = Array.from({ length: others.networks }, (_, index) => `network-${index + 1}.bench.example`);
    for (const host of hosts) await fill(host, [host], Math.ceil(rows * others.share));
    await query(url, 'vacuum analyze');
    return { records, hosts };
  } finally {
    await database.close();
  }
};

/** Returns the actual number of campaigns in a network, counted one by one. */
export const countCampaigns = async (url: string, tenantId: number): Promise<number> => {
  const [row] = await query(url, 'select count(*)::integer as count from campaigns where tenant_id = $1', [tenantId]);
  return Number(recordOf(row)['count'] ?? 0);
};
