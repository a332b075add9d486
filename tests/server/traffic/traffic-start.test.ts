import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListenerEvents } from '../../../server/database/listener.ts';
import type { Tables } from '../../../server/database/tables.ts';
import type { TenantScope } from '../../../server/database/tenant.ts';
import { readNetwork } from '../../../server/traffic/snapshot/read.ts';
import { createSnapshots } from '../../../server/traffic/snapshot/snapshots.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('when all networks are to be read again, that is done a few at a time', async () => {
  const empty = await product.database.tenant(product.tenant.tenantId).read(readNetwork);
  let [reads, under, most] = [0, 0, 0];
  const reading = async () => {
    reads += 1;
    under += 1;
    most = Math.max(most, under);
    await setImmediate();
    under -= 1;
    return empty;
  };
  const hearing: ListenerEvents[] = [];
  const { database } = product;
  const snapshots = createSnapshots({
    ...database,
    tenant: (id) => ({ ...database.tenant(id), read: reading as TenantScope['read'] }),
    listen: (_, events) => (hearing.push(events), async () => undefined),
  });
  const networks = Array.from({ length: 20 }, (_, place) => place + 1);
  for (const id of networks) await snapshots.of(id).catch(() => undefined);
  [reads, most] = [0, 0];
  for (const events of hearing) events.heard('');
  await expect.poll(() => reads, { timeout: patience.wait }).toBeGreaterThanOrEqual(networks.length);
  expect(most).toBeLessThanOrEqual(2);
  await snapshots.close();
});

test('a process starts before it has loaded a network, which may be large', async () => {
  await connected(product.url, async (client) => {
    await client.query('begin; lock table campaigns in access exclusive mode');
    const other = await product.beside();
    expect((await other.inject('/readyz')).statusCode).toBe(200);
    await client.query('rollback');
    const visit = async () => (await other.inject('/c/nobodys')).statusCode;
    await expect.poll(visit, { timeout: patience.wait }).toBe(404);
  });
});

test('a campaign that changes is told by its number, and read without the rest of its network', async () => {
  const { database, url, admin } = product;
  const { tenantId } = product.tenant;
  const [offer] = await admin.make('/user/offers', { title: 'Offer' });
  const [landing] = await admin.make('/user/landings', {
    title: 'Quiz',
    offer: offer?.id,
    targetUrl: 'https://quiz.example',
  });
  const heard: string[] = [];
  const listening = Promise.withResolvers<void>();
  const stop = database.listen('sluice_traffic', {
    heard: (payload) => void heard.push(payload),
    listening: listening.resolve,
    lost: () => undefined,
  });
  await listening.promise;
  const [one, other] = [1, 2].map((n) => `(${tenantId}, 'Campaign ${n}', ${admin.id}, ${offer?.id})`);
  await administer(url, `insert into campaigns (tenant_id, title, affiliate_id, offer_id) values ${one}, ${other}`);
  const told = new RegExp(`^${tenantId} \\d+,\\d+$`);
  await expect.poll(() => heard.at(-1), { timeout: patience.wait }).toMatch(told);
  // So is one whose landing pages change.
  const { data } = await admin.call('GET', '/user/campaigns?orderBy=id:asc&limit=1');
  const { id } = data.items[0];
  const single = `${tenantId} ${id}`;
  for (const landers of [[landing?.id], []]) {
    heard.length = 0;
    await admin.call('PATCH', '/user/campaigns', { items: [{ id, landers }] });
    await expect.poll(() => heard, { timeout: patience.wait }).toEqual([single]);
  }
  await stop();

  const hearing: ListenerEvents[] = [];
  /** How the database was used: a whole network is read in a transaction. */
  const uses: string[] = [];
  const watched = (db: Kysely<Tables>): Kysely<Tables> =>
    new Proxy(db, {
      get(target, name) {
        uses.push(String(name));
        const found: unknown = Reflect.get(target, name, target);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
  const scope = database.tenant(tenantId);
  const snapshots = createSnapshots({
    ...database,
    tenant: () => ({ ...scope, read: (work) => scope.read((db) => work(watched(db))) }),
    listen: (_, events) => (hearing.push(events), async () => undefined),
  });
  await snapshots.of(tenantId);
  expect(uses.splice(0)).toContain('transaction');
  for (const events of hearing) events.heard(heard.at(-1) ?? '');
  await expect.poll(() => uses, { timeout: patience.wait }).toContain('selectFrom');
  await snapshots.close();
  expect(uses).not.toContain('transaction');
});
