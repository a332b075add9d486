import { beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { setCounter } from '../support/counting.ts';
import { activeOffer, admin, affiliate, one, product, setUpTrade, status } from '../support/trade.ts';

setUpTrade();

const overview = '/user/caps/overview';
let keto: number;
let royale: number;
let advertiser: number;

interface Told {
  id: number;
  title: string;
}

const told = async (query = '', person = admin) => (await person.call('GET', `${overview}${query}`)).data;
const titles = async (query = '', person = admin) => (await told(query, person)).items.map(({ title }: Told) => title);
const cap = async (title: string, offer: number, fields: object, counted = 0) => {
  const { id } = await one(admin, '/user/caps', { title, offer, period: 'total', ...fields });
  if (counted > 0) await setCounter(product.url, id, counted);
  return id;
};

beforeAll(async () => {
  keto = await activeOffer('KetoSlim');
  royale = await activeOffer('Royale');
  const vertical = await one(admin, '/user/verticals', { title: 'Slimming' });
  const [{ id: currency }] = (await admin.call('GET', '/user/currencies?limit=1')).data.items;
  advertiser = (
    await one(admin, '/user/advertisers', { title: 'Nordwind', vertical: vertical.id, defaultCurrency: currency })
  ).id;
  await admin.call('PATCH', '/user/offers', { items: [{ id: keto, advertisers: [advertiser] }] });
  await cap('Half', keto, { value: '100' }, 50);
  await cap('Empty', keto, { value: '100', advertiser });
  await cap('Over', royale, { value: '10', processingType: 'soft' }, 12);
  await cap('Nothing', royale, { value: '0', type: 'clicks' });
  const off = await cap('Off', royale, { value: '10' }, 10);
  await status('/user/caps/change_status', off, { status: 'inactive' });
});

test('the overview lists active caps, fullest first', async () => {
  expect(await titles()).toEqual(['Nothing', 'Over', 'Half', 'Empty']);
  expect((await told()).meta).toEqual({ totalCount: 4 });
});

test('the overview is filtered by offer, advertiser and what they limit', async () => {
  expect(await titles(`?offer=${royale}`)).toEqual(['Nothing', 'Over']);
  expect(await titles(`?advertiser=${advertiser}`)).toEqual(['Empty']);
  expect(await titles('?type=clicks')).toEqual(['Nothing']);
  expect(await titles(`?offer=${keto}&type=clicks`)).toEqual([]);
  expect((await told(`?offer=${keto}&type=clicks`)).meta).toEqual({ totalCount: 0 });
  expect((await admin.call('GET', `${overview}?type=sales`)).status).toBe(400);
});

test('used and reserved leads take room separately, and the pace says when none is left', async () => {
  const id = await cap('Filling', keto, { value: '100' }, 60);
  await administer(
    product.url,
    `update limit_counters set reserved = 15 where record_id = ${id};
     update caps set created_at = now() - interval '6 hours' where id = ${id}`,
  );
  const found = (await told(`?offer=${keto}`)).items.find((item: Told) => item.id === id);
  expect(found).toMatchObject({
    counter: '60',
    reserved: 15,
    value: '100',
    filled: 75,
    room: '25',
    offer: keto,
    advertiser: null,
  });
  expect(Number(found.pace)).toBeCloseTo(10, 1);
  // 25 more at ten an hour.
  expect(Math.abs(found.fullAt - Date.now() / 1000 - 2.5 * 3600)).toBeLessThan(60);
});

describe('the overview is for staff', () => {
  test('who read caps, and shows them those they reach', async () => {
    expect((await affiliate.call('GET', overview)).status).toBe(403);
    const manager = await product.person('advertiser_manager');
    expect(await titles('', manager)).toEqual([]);
    await admin.call('PATCH', '/user/offers', { items: [{ id: royale, managers: [manager.id] }] });
    expect(await titles('', manager)).toEqual(['Nothing', 'Over']);
    expect(await titles(`?offer=${keto}`, manager)).toEqual([]);
  });
});
