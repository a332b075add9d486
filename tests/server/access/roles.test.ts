import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Product, startProduct } from '../support/product.ts';
import { killServers, startServer } from '../support/server-process.ts';
import { password } from '../support/serving.ts';

/** Processes that share the work: they have one database and one secret in common, and nothing else. */

let product: Product;
let advertisers: AdvertiserServer;
let market: Market;
const folders: string[] = [];

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host] });
  market = await openMarket(product, advertisers, ['accept']);
  // From now on, everything happens in the processes of this test.
  await product.app.close();
});
afterAll(async () => {
  await killServers();
  await advertisers.close();
  await product.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = async (roles: string): Promise<string> => {
  const folder = serverFolder('sluice-roles-');
  folders.push(folder);
  const { address } = await startServer(product.url, folder, advertisers.host, {
    SLUICE_ROLES: roles,
  });
  return address;
};

interface Sent {
  method?: string;
  body?: object;
  token?: string;
}

const ask = async (address: string, path: string, { method = 'GET', body, token }: Sent = {}) => {
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ...(text.startsWith('{') && JSON.parse(text)) };
};

const signedIn = async (address: string) => {
  const body = { email: 'admin@ours.example', password };
  const { data } = await ask(address, '/api/v1/login', { method: 'POST', body });
  return (method: string, path: string, said?: object) =>
    ask(address, `/api/v1${path}`, { method, token: data.token, ...(said && { body: said }) });
};

const sendLead = (address: string) =>
  ask(address, '/api/v1/public/leads', {
    method: 'POST',
    token: market.token,
    body: { campaign: market.campaign, ...somebody() },
  });
const openLink = (address: string) => ask(address, `/c/${market.campaign}?format=json`);

test('each process does what its roles say and nothing else, and the health page shows them', async () => {
  const [admin, traffic] = await Promise.all([start('admin'), start('traffic')]);

  expect(await ask(admin, '/readyz')).toMatchObject({ status: 'ok', roles: ['admin'] });
  const call = await signedIn(admin);
  expect((await openLink(admin)).status).toBe(404);
  expect(await sendLead(admin)).toMatchObject({ status: 404, code: 'noSuchCall' });
  expect((await ask(admin, '/api/v1/public/postback/token?goal=deposit')).code).toBe('noSuchCall');

  expect(await ask(traffic, '/readyz')).toMatchObject({ status: 'ok', roles: ['traffic'] });
  const body = { email: 'admin@ours.example', password };
  expect((await ask(traffic, '/api/v1/login', { method: 'POST', body })).code).toBe('noSuchCall');
  expect((await ask(traffic, '/docs')).status).toBe(404);
  expect(await openLink(traffic)).toMatchObject({ data: { clickId: expect.any(String) } });
  const lead = (await sendLead(traffic)).data;
  expect(lead).toMatchObject({ apiStatus: 'sent' });
  expect((await call('GET', `/stat/leads/${lead.id}`)).data).toMatchObject({ apiStatus: 'sent' });

  // No process does background work yet: what the admin requests waits.
  const { data: made } = await call('PUT', '/user/tags', { items: [{ title: 'In the background', type: 'offer' }] });
  const job = { collection: 'user/tags', call: 'status', ids: [made.items[0].id], values: { status: 'inactive' } };
  const { data: asked } = await call('POST', '/user/jobs', job);
  expect(asked).toMatchObject({ state: 'queued' });

  const jobs = await start('jobs');
  expect(await ask(jobs, '/readyz')).toMatchObject({ status: 'ok', roles: ['jobs'] });
  expect([(await openLink(jobs)).status, (await sendLead(jobs)).status]).toEqual([404, 404]);
  const stateOf = async () => (await call('GET', `/user/jobs/${asked.id}`)).data.state;
  await expect.poll(stateOf, { timeout: patience.wait }).toBe('done');
});
