import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;
let offer: number;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
  offer = (await admin.make('/user/offers', { title: 'Offer' }))[0]!.id;
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
  for (const host of ['Go.Example.com', 'track.example.com'])
    await admin.make('/user/domains', { host, kinds: ['track'] });
});
afterAll(() => product.close());

const page = (targetUrl: string, language?: 'ru') =>
  admin.call('PUT', '/user/landings', { items: [{ title: 'Page', offer, targetUrl }] }, language ? { language } : {});

describe('macros of a link', () => {
  test.each([
    'https://a.example/?c={click_id}&s={sub1}{sub9}',
    'https://{country}.a.example/{language}',
    'https://a.example/#{user_agent}',
  ])('are stored: %s', async (targetUrl) => {
    expect((await page(targetUrl)).data.items[0]).toMatchObject({ targetUrl });
  });

  test('that do not exist are reported with the nearest one, in both languages', async () => {
    const wrong = 'https://a.example/?c={clickid}';
    expect(await page(wrong)).toMatchObject({
      status: 422,
      details: [
        { type: 'macro', path: 'items.0.targetUrl', message: '{clickid} is not a macro. Did you mean {click_id}?' },
      ],
    });
    expect((await page(wrong, 'ru')).details).toMatchObject([
      { message: 'Макроса {clickid} нет. Возможно, {click_id}?' },
    ]);
  });

  test.each(['https://a.example/?c={click_id', 'https://a.example/?c=click_id}', 'https://a.example/{{sub1}}'])(
    'must have matching braces: %s',
    async (targetUrl) => {
      expect((await page(targetUrl)).details).toMatchObject([{ type: 'macroBraces', path: 'items.0.targetUrl' }]);
    },
  );

  test('are checked wherever a link accepts them', async () => {
    const edit = await admin.call('PATCH', '/user/offers', {
      items: [{ id: offer, trafficbackUrl: 'https://a.example/{x}' }],
    });
    expect(edit.details).toMatchObject([{ type: 'macro', path: 'items.0.trafficbackUrl' }]);
    const make = await admin.call('PUT', '/user/advertisers', {
      items: [{ title: 'Acme', redirectTemplate: 'https://a.example/{x}' }],
    });
    expect(make.details).toMatchObject([{ type: 'macro', path: 'items.0.redirectTemplate' }]);
  });
});

describe('a link that leads back to the network', () => {
  test.each(['https://go.example.com/c/abc', 'https://TRACK.example.com/c/{sub1}?x=1', 'http://sluice.test:1/c/abc'])(
    'is refused: %s',
    async (targetUrl) => {
      expect((await page(targetUrl)).details).toMatchObject([{ type: 'ownLink', path: 'items.0.targetUrl' }]);
      const trafficback = await admin.call('PATCH', '/user/offers', {
        items: [{ id: offer, trafficbackUrl: targetUrl }],
      });
      expect(trafficback.details).toMatchObject([{ type: 'ownLink', path: 'items.0.trafficbackUrl' }]);
    },
  );

  test('is refused on a domain parked for the network', async () => {
    const targetUrl = 'https://parked.example.com/c/abc';
    expect((await page(targetUrl)).status).toBe(201);
    await admin.make('/user/domains', { host: 'parked.example.com', kinds: ['track'] });
    expect((await page(targetUrl)).details).toMatchObject([{ type: 'ownLink', path: 'items.0.targetUrl' }]);
  });

  test.each(['https://go.example.com/', 'https://other.example.com/c/abc', 'https://go.example.com/cc/abc'])(
    'is not %s',
    async (targetUrl) => expect((await page(targetUrl)).status).toBe(201),
  );
});
