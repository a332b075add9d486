import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { modelOf } from '../../../server/collections/model.ts';
import { createEventWriter } from '../../../server/events/writer.ts';
import { recordSealing } from '../../../server/secrets/cipher.ts';
import { servePostbackRoutes } from '../../../server/traffic/advertiser-postbacks/routes.ts';
import { createSnapshots } from '../../../server/traffic/snapshot/snapshots.ts';
import { configuration } from '../../configuration.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Which reports of advertisers are refused, by what they say and by whom they come from, and who reads about it. */

let product: Product;
let at: Reporting;

const logged = async (query = '') =>
  (await product.admin.call('GET', `/stat/postback_logs?limit=1&${query}`)).data.items[0];
const count = async (): Promise<number> =>
  (await product.admin.call('GET', '/stat/conversions?withMeta=totalCount&limit=0')).data.meta.totalCount;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ targetConversionStatus: 3 });
});
afterAll(() => product.close());

describe('a report that is wrong', () => {
  test.each([
    ['amount=ten', 'amount'],
    ['amount=-1', 'amount'],
    ['amount=1e5', 'amount'],
    ['amount=1000000000000000', 'amount'],
    [`amount=${'9'.repeat(500)}`, 'amount'],
    ['currency=XXX', 'currency'],
    ['currency=%00', undefined],
    ['goal=nothing', 'goal'],
    [`txid=${'x'.repeat(201)}`, 'txid'],
  ])('such as %s is refused with its parameter, and logged', async (query, path) => {
    const clickId = await at.click();
    const said = await at.report(`?click_id=${clickId}&${query.startsWith('goal') ? '' : 'goal=deposit&'}${query}`);
    if (path === undefined) return expect(said.status).toBe(200);
    expect(said).toMatchObject({ status: 422, details: [{ path, message: expect.any(String) }] });
    expect(await logged()).toMatchObject({ result: 'refused', httpStatus: 422, advertiser: at.ids.advertiser });
  });

  test('only in having too many decimals keeps 8 of them', async () => {
    const { data } = await at.report(`?click_id=${await at.click()}&goal=deposit&amount=1.${'3'.repeat(29)}5`);
    expect(await at.conversion(data.id)).toMatchObject({ amount: '1.33333333' });
  });

  test.each([
    ['', 'click_id'],
    ['?click_id=nobody', 'click_id'],
    ['?lead_id=0', 'lead_id'],
    ['?lead_id=999999999', 'lead_id'],
    [`?click_id=${'f'.repeat(32)}`, 'click_id'],
    [`?click_id=${'0'.repeat(32)}`, 'click_id'],
    ['?click_id=%ED%A0%80%00', 'click_id'],
  ])('about an unknown click or lead (%s) is refused', async (query, path) => {
    expect(await at.report(query)).toMatchObject({ status: 422, details: [{ path }] });
  });

  test('whose body can’t be read is refused and logged', async () => {
    for (const body of ['{', '[1]', '"x"'])
      expect((await at.report('', { method: 'POST', type: 'application/json', body })).status).toBe(400);
    expect(await logged()).toMatchObject({ result: 'refused', httpStatus: 400, method: 'POST' });
    expect((await at.report('', { method: 'POST', type: 'text/plain', body: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('at an unknown URL is not found, and too many of them are throttled', async () => {
    const clickId = await at.click();
    const wrong = (n: number) =>
      at.report(`?click_id=${clickId}`, { from: '203.0.113.77' }, n.toString(16).padStart(32, '0'));
    const told = await Promise.all(Array.from({ length: 150 }, (_, n) => wrong(n)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await at.report(`?click_id=${clickId}&goal=reg`)).status).toBe(200);
    // With many reported from one address, one wrong URL does not hurt the others.
    expect((await at.report(`?click_id=${clickId}&goal=reg`, { from: '203.0.113.77' })).status).toBe(200);
  });

  test('beyond the limit is refused, and logged together with the others of that minute', async () => {
    const snapshots = createSnapshots(product.database);
    const app = fastify();
    await servePostbackRoutes(app, {
      database: product.database,
      snapshots,
      sealing: recordSealing(configuration.secret),
      writer: createEventWriter(product.database, modelOf(await loadEntities(), {})),
      limit: { calls: 1, seconds: 3600 },
    });
    const report = () => app.inject(`/api/v1/public/postback/${at.token}?click_id=${'f'.repeat(32)}`);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await report()).statusCode);
    expect(statuses).toEqual([422, 429, 429, 429]);
    await app.close();
    await snapshots.close();
    const [last, before] = (await product.admin.call('GET', '/stat/postback_logs?limit=2')).data.items;
    expect(last).toMatchObject({
      kind: 'postback_in',
      result: 'refused',
      advertiser: at.ids.advertiser,
      httpStatus: 429,
    });
    expect(last.reason.en).toBe('3 postbacks refused within a minute: too many');
    expect(JSON.stringify(last)).not.toContain('ffff');
    expect(before).toMatchObject({ httpStatus: 422 });
  });

  test('about the traffic of another advertiser or network is refused', async () => {
    const clickId = await at.click();
    const lead = await at.lead();
    for (const person of [product.admin, await product.stranger()]) {
      const [other] = await person.make('/user/advertisers', { title: 'Other' });
      const { apiToken } = (await person.call('GET', `/user/advertisers/${other!.id}?with=apiToken`)).data;
      for (const query of [`?click_id=${clickId}`, `?lead_id=${lead}`])
        expect((await at.report(query, {}, apiToken)).status).toBe(422);
    }
  });

  test('by HEAD has no effect', async () => {
    const before = await count();
    const url = `/api/v1/public/postback/${at.token}?click_id=${await at.click()}&goal=deposit`;
    await product.app.inject({ method: 'HEAD', url });
    expect(await count()).toBe(before);
  });
});

describe('an integration', () => {
  const edit = async (fields: object) => {
    const said = await product.admin.call('PATCH', '/user/integrations', {
      items: [{ id: at.ids.integration, ...fields }],
    });
    expect([said.status, said.details]).toEqual([200, undefined]);
  };

  test('with a secret accepts postbacks that carry it, and keeps it out of the log', async () => {
    await edit({ postbackSecret: 'rose-and-thorn' });
    await expect.poll(async () => (await at.report(`?click_id=${await at.click()}`)).status).toBe(403);
    const query = `?click_id=${await at.click()}&goal=deposit`;
    expect((await at.report(`${query}&secret=rose`)).status).toBe(403);
    expect((await at.report(`${query}&secret=rose-and-thorn`)).data.created).toBe(true);
    const entry = await logged();
    expect(JSON.stringify(entry)).not.toContain('rose-and-thorn');
    expect(JSON.stringify(entry)).not.toContain(at.token);
    await edit({ postbackSecret: null });
    await expect.poll(async () => (await at.report(query)).status).toBe(200);
  });

  test('with a secret accepts postbacks signed with it, and none whose parameters were changed', async () => {
    await edit({ postbackSecret: 'rose-and-thorn' });
    const click = await at.click();
    await expect.poll(async () => (await at.report(`?click_id=${click}`)).status).toBe(403);
    const text = `amount=100.50&click_id=${click}&goal=deposit&note=a & b`;
    const signature = createHmac('sha256', 'rose-and-thorn').update(text).digest('hex');
    const query = (amount: string) => `?goal=deposit&note=a%20%26%20b&amount=${amount}&click_id=${click}`;
    const forged = await at.report(`${query('900')}&signature=${signature}`);
    expect(forged).toMatchObject({ status: 403, details: [{ path: 'secret', type: 'wrongSecret' }] });
    expect((await at.report(`${query('100.50')}&signature=`)).status).toBe(403);
    const { data } = await at.report(`${query('100.50')}&signature=${signature.toUpperCase()}`);
    expect(await at.conversion(data.id)).toMatchObject({ amount: '100.5' });
    await edit({ postbackSecret: null });
    await expect.poll(async () => (await at.report(query('1'))).status).toBe(200);
  });

  test('accepts postbacks only from accepted addresses, if some are named', async () => {
    const accept = (...addresses: string[]) =>
      edit({ postback: { parameters: [], addresses: addresses.map((address) => ({ address })) } });
    const query = `?click_id=${await at.click()}&goal=deposit`;
    await accept('203.0.113.0/24', '2001:db8::/32');
    await expect.poll(async () => (await at.report(query)).status).toBe(403);
    const refused = await at.report(query);
    expect(refused.details).toMatchObject([{ path: 'token', type: 'wrongAddress' }]);
    expect(await logged()).toMatchObject({ result: 'refused', conversion: null });
    for (const from of ['203.0.113.7', '::ffff:203.0.113.8', '2001:db8::7'])
      expect((await at.report(query, { from })).status, from).toBe(200);
    for (const from of ['203.0.114.7', '2001:db9::7'])
      expect((await at.report(query, { from })).status, from).toBe(403);
    const wrong = await product.admin.call('PATCH', '/user/integrations', {
      items: [{ id: at.ids.integration, postback: { addresses: [{ address: '203.0.113.999' }] } }],
    });
    expect(wrong).toMatchObject({ status: 422, details: [{ type: 'pattern' }] });
    await accept();
    await expect.poll(async () => (await at.report(query)).status).toBe(200);
  });

  test('keeps a secret completely out of the log, whatever characters it has and however it arrives', async () => {
    const secret = 'rose, "thorn" & {bud}';
    const click = await at.click();
    const inAddress = `secret=${encodeURIComponent(secret).replaceAll('%2C', ',').replaceAll('%7D', '}')}`;
    await at.report(`?click_id=${click}&${inAddress}&goal=deposit`);
    expect((await logged()).url).toMatch(/&secret=•••&goal=deposit$/);
    for (const [type, body] of [
      ['application/json', JSON.stringify({ click_id: click, secret, goal: 'deposit' })],
      ['application/json', JSON.stringify({ secret, click_id: click, goal: 'deposit' }, null, 2)],
      ['application/x-www-form-urlencoded', `${inAddress}&click_id=${click}&goal=deposit`],
    ] as const) {
      await at.report('', { method: 'POST', type, body });
      const kept = (await logged()).body;
      expect(kept).toContain('•••');
      expect(kept).toContain(click);
      expect(kept).not.toMatch(/rose|thorn|bud/);
    }
  });

  test('whose postbacks are disabled accepts none', async () => {
    await edit({ postbackEnabled: false });
    await expect.poll(async () => (await at.report(`?click_id=${await at.click()}`)).status).toBe(409);
    const query = `?click_id=${await at.click()}&goal=deposit`;
    await edit({ postbackEnabled: true });
    await expect.poll(async () => (await at.report(query)).data?.created).toBe(true);
  });
});

test('the log is visible to staff only, with the fields they may see', async () => {
  const { id } = await logged();
  expect((await at.affiliate.call('GET', `/stat/postback_logs/${id}`)).status).toBe(404);
  expect((await (await product.stranger()).call('GET', `/stat/postback_logs/${id}`)).status).toBe(404);
  const { items } = (await (await product.person('advertiser_manager')).call('GET', '/stat/postback_logs')).data;
  expect(items).toEqual([]);
});
