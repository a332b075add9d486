import type { QueryConfig } from 'pg';
import type { WorkName } from '../options.ts';
import { campaign, campaigns, newTitle, someAffiliate, someId, someWords } from './campaigns.ts';
import type { Records } from './job.ts';

/** Each work as written directly for the database: no API, permissions, checks or history. */

const columns = 'tenant_id, title, affiliate_id, offer_id, integration_method, traffic_source_id, countries, domain_id';
const shape =
  'title text, affiliate bigint, offer bigint, "integrationMethod" integer, "trafficSource" bigint, countries text[], domain bigint';

const page = (where: string): string =>
  `select * from campaigns where ${where} order by created_at desc, id desc limit 25`;
const count = (where: string): string => `select count(*) from campaigns where ${where}`;

const insert = (list: readonly object[], { tenantId }: Records): QueryConfig => ({
  name: 'insert',
  text: `insert into campaigns (${columns}) select $1::bigint, sent.* from jsonb_to_recordset($2::jsonb) as sent (${shape}) returning *`,
  values: [tenantId, JSON.stringify(list)],
});

const ofTenant = 'tenant_id = $1';
const ofAffiliate = `${ofTenant} and affiliate_id = $2`;

export const statementsOf: Record<WorkName, (records: Records, n: number) => QueryConfig[]> = {
  list: ({ tenantId }) => [
    { name: 'page', text: page(ofTenant), values: [tenantId] },
    { name: 'count', text: count(ofTenant), values: [tenantId] },
  ],
  rows: ({ tenantId }) => [{ name: 'page', text: page(ofTenant), values: [tenantId] }],
  filtered(records, n) {
    const values = [records.tenantId, someAffiliate(records, n)];
    return [
      { name: 'filtered page', text: page(ofAffiliate), values },
      { name: 'filtered count', text: count(ofAffiliate), values },
    ];
  },
  create: (records, n) => [insert([campaign(records, n)], records)],
  bulk: (records, n) => [insert(campaigns(records, n), records)],
  update: (records, n) => [
    {
      name: 'update',
      text: `update campaigns set title = $3, updated_at = now(), version = version + 1 where ${ofTenant} and id = $2 returning *`,
      values: [records.tenantId, someId(records, n), newTitle(n)],
    },
  ],
  search: (records, n) => [
    {
      name: 'search',
      text: `select id, title from campaigns where ${ofTenant} and search_text like $2 order by id desc limit 5`,
      values: [records.tenantId, `%${someWords(records, n).toLowerCase()}%`],
    },
  ],
};
