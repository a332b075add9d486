import type { WorkName } from '../options.ts';
import { type Campaign, campaign, campaigns, newTitle, someAffiliate, someId, someWords } from './campaigns.ts';
import type { Records } from './job.ts';

/** A call to an API. */
export interface Request {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH';
  path: string;
  body?: string;
}
type Requests = Record<WorkName, (records: Records, n: number) => Request>;

const get = (path: string): Request => ({ method: 'GET', path });

const collection = '/api/v1/user/campaigns';
const page = `${collection}?orderBy=createdAt:desc&limit=25`;
const items = (method: Request['method'], list: readonly object[]): Request => ({
  method,
  path: collection,
  body: JSON.stringify({ items: list }),
});

/** Each work as calls to our API. */
const sluice: Requests = {
  list: () => get(`${page}&withMeta=totalCount`),
  rows: () => get(page),
  filtered: (records, n) => get(`${page}&withMeta=totalCount&affiliate=${someAffiliate(records, n)}`),
  create: (records, n) => items('PUT', [campaign(records, n)]),
  bulk: (records, n) => items('PUT', campaigns(records, n)),
  update: (records, n) => items('PATCH', [{ id: someId(records, n), title: newTitle(n) }]),
  search: (records, n) => get(`/api/v1/user/search?query=${encodeURIComponent(someWords(records, n))}`),
};

const peerCollection = '/items/campaigns';
const peerPage = `${peerCollection}?sort=-created_at&limit=25`;
const inColumns = ({ affiliate, offer, integrationMethod, trafficSource, domain, ...rest }: Campaign): object => ({
  ...rest,
  affiliate_id: affiliate,
  offer_id: offer,
  integration_method: integrationMethod,
  traffic_source_id: trafficSource,
  domain_id: domain,
});

/** Each work as calls to Directus. */
const peer: Requests = {
  list: () => get(`${peerPage}&meta=total_count`),
  rows: () => get(peerPage),
  filtered: (records, n) => get(`${peerPage}&meta=filter_count&filter[affiliate_id][_eq]=${someAffiliate(records, n)}`),
  create: (records, n) => ({
    method: 'POST',
    path: peerCollection,
    body: JSON.stringify(inColumns(campaign(records, n))),
  }),
  bulk: (records, n) => ({
    method: 'POST',
    path: peerCollection,
    body: JSON.stringify(campaigns(records, n).map(inColumns)),
  }),
  update: (records, n) => ({
    method: 'PATCH',
    path: `${peerCollection}/${someId(records, n)}`,
    body: JSON.stringify({ title: newTitle(n) }),
  }),
  search: (records, n) =>
    get(`${peerCollection}?fields=id,title&sort=-id&limit=5&search=${encodeURIComponent(someWords(records, n))}`),
};

export const requestsOf = { sluice, peer };
