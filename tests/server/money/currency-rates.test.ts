import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { rateProblems } from '../../../openapi/rates.ts';
import { readDueSources } from '../../../server/jobs/rate-source.ts';
import { noticeText } from '../../../server/notifications/notice-texts.ts';
import { createOutbound } from '../../../server/outbound/client.ts';
import { createThrottles, limits } from '../../../server/session/attempt-limits.ts';
import { createTenant } from '../../../server/tenant/create.ts';
import { dayOf, type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Exchange rates by date, entered by hand or read from a source, and what they never change. */

let source: Server;
let host = '';
let answer: { status: number; body: string } = { status: 200, body: '{}' };
let product: Product;
let at: Invoicing;

beforeAll(async () => {
  source = createServer((_, response) => void response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', () => resolve()));
  host = `127.0.0.1:${recordOf(source.address())['port']}`;
  product = await startProduct({ outboundAllow: [host] });
  at = await setUpInvoicing(product);
});
afterAll(async () => {
  await product.close();
  source.close();
});

const day = 86_400_000;
const dayIn = (days: number): string => dayOf(Date.now() + days * day);
const add = (date: string, rate: string, currency = at.euro) =>
  product.admin.call('PUT', '/user/currency_rates', { items: [{ currency, date, rate }] });
const euro = async () => (await product.admin.call('GET', `/user/currencies/${at.euro}`)).data;
const off = (id: number) =>
  product.admin.call('POST', '/user/currencies/change_status', { items: [{ id, status: 'inactive' }] });
const rates = async () =>
  (await product.admin.call('GET', `/user/currency_rates?currency=${at.euro}&orderBy=date:asc&limit=500`)).data.items;
const settings = async (values: object) => {
  const { version } = (await product.admin.call('GET', '/user/settings/general')).data;
  return product.admin.call('PATCH', '/user/settings/general', { items: [{ version, ...values }] });
};

describe('a rate by date', () => {
  test('becomes the currency’s once its day has come, and the latest of them applies', async () => {
    expect((await rates()).map(({ rate, origin }: Record<string, string>) => [rate, origin])).toEqual([
      ['0.8', 'hand'],
    ]);
    expect((await add(dayIn(-10), '0.7')).status).toBe(201);
    expect(await euro()).toMatchObject({ rate: '0.8', date: dayIn(0) });
    expect((await add(dayIn(10), '0.9')).status).toBe(201);
    expect(await euro()).toMatchObject({ rate: '0.8', date: dayIn(0) });
    // Its day comes.
    await at.rows(`update currency_rates set date = current_date - 1 where rate = 0.8 returning id`);
    await at.rows(`update currency_rates set date = current_date where rate = 0.9 returning id`);
    expect(await euro()).toMatchObject({ rate: '0.9', date: dayIn(0) });
  });

  test('is stored when the currency is given another one', async () => {
    const { version } = await euro();
    const before = (await rates()).length;
    await product.admin.call('PATCH', '/user/currencies', { items: [{ id: at.euro, version, rate: '0.95' }] });
    expect(await euro()).toMatchObject({ rate: '0.95', date: dayIn(0) });
    const now = await rates();
    expect([now.length, now.at(-1).rate]).toEqual([before, '0.95']);
  });

  test('is corrected on its own day while it is the latest, as often as necessary', async () => {
    const [{ id: currency } = { id: 0 }] = await product.admin.make('/user/currencies', {
      code: 'CZK',
      title: 'Koruna',
      rate: '0.92',
    });
    await at.rows(`update currency_rates set date = current_date - 20 where currency_id = ${currency} returning id`);
    const told = async () =>
      (await product.admin.call('GET', `/user/currency_rates?currency=${currency}&orderBy=date:asc`)).data.items;
    for (const rate of ['9.2', '0.93']) {
      const [{ id }] = await told();
      expect((await product.admin.call('PATCH', '/user/currency_rates', { items: [{ id, rate }] })).status).toBe(200);
      expect(await told()).toMatchObject([{ id, rate, date: dayIn(-20) }]);
      const { data } = await product.admin.call('GET', `/user/currencies/${currency}`);
      expect(data).toMatchObject({ rate, date: dayIn(-20) });
    }
    // The currency itself is given one of today.
    await product.admin.call('PATCH', '/user/currencies', { items: [{ id: currency, rate: '0.94' }] });
    expect(await told()).toMatchObject([{ rate: '0.93' }, { rate: '0.94', date: dayIn(0) }]);
    await off(currency);
  });

  test.each([
    ['zero', { rate: '0' }, 'rate'],
    ['negative', { rate: '-1' }, 'rate'],
    ['no number', { rate: 'much' }, 'rate'],
    ['without a day', { date: null }, 'date'],
  ])('is refused if it is %s', async (_, wrong, field) => {
    const item = { currency: at.euro, date: dayIn(-20), rate: '1', ...wrong };
    const refused = await product.admin.call('PUT', '/user/currency_rates', { items: [item] });
    expect([refused.status, refused.details[0].path]).toEqual([422, `items.0.${field}`]);
  });

  test('is refused for a day that has one, and for the base currency', async () => {
    expect((await add(dayIn(-30), '0.6')).status).toBe(201);
    const again = await add(dayIn(-30), '0.65');
    expect([again.status, again.details[0].path, again.details[0].type]).toEqual([422, 'items.0.date', 'taken']);
    const base = await add(dayIn(-30), '2', at.ids.usd);
    expect([base.status, base.details[0].path]).toEqual([422, 'items.0.rate']);
    const both = await Promise.all([add(dayIn(-31), '0.6'), add(dayIn(-31), '0.61')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
  });

  test('is always one for the base currency, which nobody can change', async () => {
    const give = (rate: string) =>
      product.admin.call('PATCH', '/user/currencies', { items: [{ id: at.ids.usd, title: 'Dollar', rate }] });
    const refused = await give('2');
    expect([refused.status, refused.details?.[0].path, refused.details?.[0].type]).toEqual([
      ...[422, 'items.0.rate', 'ofBase'],
    ]);
    expect((await product.admin.call('GET', `/user/currencies/${at.ids.usd}`)).data.rate).toBe('1');
    expect((await give('1.00')).status).toBe(200);
  });

  test('never lacks the base currency, which can’t be deactivated; others can', async () => {
    const refused = await off(at.ids.usd);
    expect([refused.status, refused.details[0].path, refused.details[0].type]).toEqual([
      422,
      'items.0.status',
      'ofBase',
    ]);
    expect((await product.admin.call('GET', `/user/currencies/${at.ids.usd}`)).data.status).toBe('active');
    const [spare] = await product.admin.make('/user/currencies', { code: 'PLN', title: 'Zloty', rate: '4' });
    expect((await off(spare!.id)).status).toBe(200);
  });

  test('changes nothing that was settled', async () => {
    const ids = await at.conversions(2);
    await at.rows(
      `update conversions set payout_currency_id = ${at.euro}, payout_rate = 0.8 where id = any('{${ids.join()}}') returning id`,
    );
    const { id } = await at.invoice('affiliate', {
      conversions: ids,
      exchangeRates: [{ currency: at.euro, rate: '1.25' }],
      corrections: [{ amount: '3', reason: 'Bonus' }],
    });
    await at.status('affiliate', id, 'paid');
    const settled = async () => ({
      balance: await at.balance('affiliate'),
      movements: await at.rows('select id, amount, base_amount from affiliate_movements order by id'),
      lines: await at.lines('affiliate', id),
      conversions: await at.rows(
        `select payout, payout_rate from conversions where id = any('{${ids.join()}}') order by id`,
      ),
    });
    const before = await settled();
    const [{ id: rate, version }] = (await rates()).slice(-1);
    const changed = await product.admin.call('PATCH', '/user/currency_rates', {
      items: [{ id: rate, version, rate: '5' }],
    });
    expect(changed.status).toBe(200);
    expect(await euro()).toMatchObject({ rate: '5' });
    expect(await settled()).toEqual(before);
  });
});

describe('a source of rates', () => {
  const read = () => product.admin.call('POST', '/user/currency_rates/read');

  beforeEach(async () => {
    await at.rows(`delete from currency_rates where date = current_date returning id`);
    // The last test was minutes ago.
    await at.rows('delete from rate_source_claim returning tenant_id');
  });

  test('is asked for today’s rates, which are listed with those of other days', async () => {
    expect((await read()).status).toBe(409);
    answer = { status: 200, body: JSON.stringify({ data: { rates: { EUR: 0.91 } } }) };
    expect((await settings({ rateSourceUrl: `http://${host}/`, rateSourcePath: 'data.rates' })).status).toBe(200);
    expect((await read()).data).toEqual({ rates: 1, problem: null, missing: [] });
    expect((await rates()).at(-1)).toMatchObject({ rate: '0.91', date: dayIn(0), origin: 'source' });
    expect(await euro()).toMatchObject({ rate: '0.91', date: dayIn(0) });
    // A second run on the same day replaces its own.
    answer = { status: 200, body: JSON.stringify({ data: { rates: { EUR: 0.92 } } }) };
    await read();
    expect((await rates()).filter(({ date }: { date: string }) => date === dayIn(0))).toHaveLength(1);
    expect(await euro()).toMatchObject({ rate: '0.92' });
  });

  test('does not replace a rate that someone entered', async () => {
    await add(dayIn(0), '0.77');
    await read();
    expect(await euro()).toMatchObject({ rate: '0.77' });
  });

  test.each([
    ['no JSON', 200, '<html>', 'notJson'],
    ['no rates', 200, '{}', 'noRates'],
    ['an error', 500, '', 'refused'],
    ['zero', 200, '{"data":{"rates":{"EUR":0,"GBP":1}}}', 'someMissing'],
    ['a negative rate', 200, '{"data":{"rates":{"EUR":-2,"GBP":1}}}', 'someMissing'],
  ])('that says %s changes no rate, and the settings say why', async (_, status, body, problem) => {
    const before = await rates();
    answer = { status, body };
    expect((await read()).data).toMatchObject({ rates: 0, problem });
    expect(await rates()).toEqual(before);
    const kept = (await product.admin.call('GET', '/user/settings/general')).data;
    expect(kept).toMatchObject({ rateSourceProblem: problem });
    if (problem === 'someMissing') expect(kept.rateSourceMissing).toEqual(['EUR']);
  });

  test('that gives no rates for days is announced to administrators, once, with the currencies', async () => {
    const told = () => at.rows(`select params from notice_event where type = 'rates.failing' order by id`);
    const readOn = async (...bodies: string[]) => {
      for (const body of bodies) {
        answer = { status: 200, body };
        await read();
      }
    };
    const age = (days: number) =>
      at.rows(`delete from currency_rates where date between current_date - 5 and current_date returning id;
        insert into currency_rates (tenant_id, currency_id, date, rate, origin)
        select ${product.tenant.tenantId}, ${at.euro}, current_date - ${days}, 0.9, 'source' returning id`);
    await age(1);
    await readOn('{}');
    expect(await told()).toEqual([]);
    await age(3);
    await readOn('{}', '{"data":{"rates":{"GBP":1}}}');
    const { en: problemEn, ru: problemRu } = rateProblems.noRates;
    const params = { title: 'EUR', problemEn, problemRu, from: dayIn(-3) };
    expect(await told()).toEqual([{ params }]);
    expect(noticeText('rates.failing', params, 'en').text).toBe(
      `${problemEn}. The newest rates are of ${dayIn(-3).replaceAll('-', '.')}`,
    );
    // It had worked again meanwhile.
    await age(2);
    await readOn('{}');
    expect(await told()).toHaveLength(2);
  });

  test('is read automatically once a day, and a rate whose day has come takes effect', async () => {
    const outbound = createOutbound({ allow: [host], own: new Map() });
    const sources = { database: product.database, outbound };
    answer = { status: 200, body: JSON.stringify({ data: { rates: { EUR: 0.93 } } }) };
    await at.rows("update settings_general set rate_source_read_at = now() - interval '1 day' returning id");
    await readDueSources(sources);
    expect(await euro()).toMatchObject({ rate: '0.93' });
    answer = { status: 200, body: JSON.stringify({ data: { rates: { EUR: 0.99 } } }) };
    await readDueSources(sources);
    expect(await euro()).toMatchObject({ rate: '0.93' });
    // What the check run every minute finds due, without anyone writing it.
    await at.rows(`alter table currency_rates disable trigger rate_given`);
    await at.rows(`update currency_rates set rate = 0.97 where date = current_date returning id`);
    await at.rows(`alter table currency_rates enable trigger rate_given`);
    await readDueSources(sources);
    expect(await euro()).toMatchObject({ rate: '0.97' });
    await outbound.close();
  });

  test('is read the same day even if the process that was about to read it ended, and by one process at a time', async () => {
    await at.rows("update settings_general set rate_source_read_at = now() - interval '1 day' returning id");
    const before = await at.rows('select rate_source_read_at from settings_general');
    const sources = (send: () => Promise<{ status: number; headers: object; body: string }>) =>
      ({ database: product.database, outbound: { send } }) as unknown as Parameters<typeof readDueSources>[0];
    const ending = sources(async () => {
      throw new Error('The process ends');
    });
    await expect(readDueSources(ending)).rejects.toThrow('The process ends');
    expect(await at.rows('select rate_source_read_at from settings_general')).toEqual(before);
    let asked = 0;
    const reading = sources(async () => {
      asked += 1;
      return { status: 200, headers: {}, body: '{"data":{"rates":{"EUR":0.96}}}' };
    });
    // It may be reading still.
    await readDueSources(reading);
    expect(asked).toBe(0);
    await at.rows(`update rate_source_claim set claimed_at = claimed_at - interval '5 minutes' returning tenant_id`);
    await Promise.all([readDueSources(reading), readDueSources(reading)]);
    expect(asked).toBe(1);
    expect(await euro()).toMatchObject({ rate: '0.96', date: dayIn(0) });
  });

  test('is read even if that of another network failed by our fault', async () => {
    const admin = { firstName: 'Ada', email: 'ada@second.test', password: 'correct horse battery' };
    await createTenant(product.database, { name: 'Second', hosts: ['second.test'], admin });
    await at.rows(
      `update settings_general set rate_source_url = 'https://rates.test/' || tenant_id, rate_source_read_at = null returning id`,
    );
    const asked: string[] = [];
    const failing = async ({ url }: { url: string }) => {
      asked.push(url);
      if (asked.length === 1) throw new Error('A fault of ours');
      return { status: 500, headers: {}, body: '' };
    };
    const sources = { database: product.database, outbound: { send: failing } } as unknown as Parameters<
      typeof readDueSources
    >[0];
    await expect(readDueSources(sources)).rejects.toThrow('A fault of ours');
    await readDueSources(sources);
    expect(new Set(asked).size).toBe(2);
  });

  test('can be set only by administrators, and never to an internal address', async () => {
    const manager = await product.person('manager');
    expect((await manager.call('POST', '/user/currency_rates/read')).status).toBe(403);
    await settings({ rateSourceUrl: 'http://127.0.0.1:1/' });
    expect((await read()).data).toMatchObject({ rates: 0, problem: 'unreachable' });
  });
});

test('the source is read on request only so often', async () => {
  expect((await settings({ rateSourceUrl: `http://${host}/` })).status).toBe(200);
  const { tenantId } = product.tenant;
  const throttle = createThrottles(product.database.throttleStore).rateSource;
  const someone = await product.person('admin');
  for (let n = 1; n < limits.rateSource.everywhere.failures; n += 1)
    await throttle.attempt(tenantId, String(someone.id), '127.0.0.1');
  const read = () => someone.call('POST', '/user/currency_rates/read');
  expect([(await read()).status, (await read()).status]).toEqual([200, 429]);
});
