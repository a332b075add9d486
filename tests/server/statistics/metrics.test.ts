import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Custom metrics: formulas over other metrics. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

const path = '/user/metrics';

let count = 0;
const item = (value: string, more: object = {}) => ({
  title: `Metric ${(count += 1)}`,
  value,
  group: 'finance',
  metricType: 'money',
  outputFormat: 'decimals',
  ...more,
});
const create = (...items: object[]) => admin.call('PUT', path, { items });
const made = async (value: string, more: object = {}): Promise<{ id: number; title: string }> =>
  (await create(item(value, more))).data.items[0];
const edit = (id: number, fields: object) => admin.call('PATCH', path, { items: [{ id, ...fields }] });
const status = (id: number, to: string) => admin.call('POST', `${path}/change_status`, { items: [{ id, status: to }] });
const builtIn = async (value: string): Promise<{ id: number }> => {
  const { items } = (await admin.call('GET', `${path}?limit=100`)).data;
  return items.find((metric: { value: string; editable: boolean }) => metric.value === value && !metric.editable);
};

describe('a formula', () => {
  test('is stored as it was written, over built-in metrics and over others', async () => {
    const margin = await create(item('(revenue - payout) / revenue', { metricType: 'percentages' }));
    expect(margin).toMatchObject({ status: 201, data: { items: [{ editable: true, status: 'active' }] } });
    const { id } = margin.data.items[0];
    expect(await create(item(`#${id} * 2`))).toMatchObject({ status: 201, data: { items: [{ value: `#${id} * 2` }] } });
  });

  test.each([
    ['clicks', 'formulaTooShort', 'Element 1: Combine at least two values with an operator'],
    ['clicks + * leads', 'operatorsAdjacent', 'Element 3: Put a value between two operators'],
    ['clicks / visits', 'metricUnknown', 'Element 3: There is no such metric'],
    ['clicks / #999999', 'metricUnknown', 'Element 3: There is no such metric'],
  ])('such as “%s” is refused at its element', async (value, type, message) => {
    expect(await create(item(value))).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.value', type, message }],
    });
  });

  test('can’t refer to itself, by any path', async () => {
    const one = await made('profit / clicks');
    const two = await made(`#${one.id} + 1`);
    expect(await edit(one.id, { value: `#${one.id} + 1` })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.value', type: 'formulaCycle' }],
    });
    expect(await edit(one.id, { value: `#${two.id} + 1` })).toMatchObject({
      status: 422,
      details: [
        {
          type: 'formulaCycle',
          message: `A metric can’t be based on itself: “${one.title}” → “${two.title}” → “${one.title}”`,
        },
      ],
    });
    // Concurrent calls can't do what one may not.
    const three = await made('profit / leads');
    const both = await admin.call('PATCH', path, {
      items: [
        { id: one.id, value: `#${three.id} + 1` },
        { id: three.id, value: `#${one.id} + 1` },
      ],
    });
    expect(both).toMatchObject({ status: 422, details: [{ type: 'formulaCycle' }, { type: 'formulaCycle' }] });
  });

  test('can’t refer to itself even if two people change two at the same time', async () => {
    const [one, two] = [await made('profit / clicks'), await made('profit / leads')];
    const answers = await Promise.all([
      edit(one.id, { value: `#${two.id} + 1` }),
      edit(two.id, { value: `#${one.id} + 1` }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
  });

  test('builds on at most five levels of others', async () => {
    let below = await made('clicks + leads');
    for (let depth = 2; depth < 5; depth += 1) below = await made(`#${below.id} + 1`);
    expect(await create(item(`#${below.id} + 1`))).toMatchObject({
      status: 422,
      details: [{ type: 'formulaTooDeep' }],
    });
  });
});

describe('an expanded formula', () => {
  const sumOf = (ids: readonly number[]): string => ids.map((id) => `#${id}`).join(' + ');

  test('is checked in no time, however many paths lead there', async () => {
    const level = async (formula: string): Promise<number[]> => {
      const { data } = await create(...Array.from({ length: 40 }, () => item(formula)));
      return data.items.map(({ id }: { id: number }) => id);
    };
    const bottom = await level('clicks + 1');
    // Two values each of forty: counted by paths, these are forty paths to forty.
    const tooLarge = {
      status: 422,
      details: [
        {
          path: 'items.0.value',
          type: 'formulaTooLarge',
          message: expect.stringContaining(
            'Including the metrics it is based on, a formula can have at most 500 values: “Metric ',
          ),
        },
      ],
    };
    const top = await made(sumOf(bottom));
    const twice = await made(`#${top.id} * 2`);
    expect(await create(item(sumOf(Array.from({ length: 7 }, () => top.id))))).toMatchObject(tooLarge);
    const most = await made(sumOf(Array.from({ length: 6 }, () => top.id)));
    // A formula can grow only as far as those built on it allow.
    expect(await edit(bottom[0]!, { value: Array.from({ length: 10 }, () => 'clicks').join(' + ') })).toMatchObject({
      status: 422,
      details: [{ ...tooLarge.details[0], message: expect.stringContaining(`“${most.title}”`) }],
    });
    expect((await edit(twice.id, { value: `#${top.id} * 3` })).status).toBe(200);
  });

  test('is limited in depth for those that depend on it, too', async () => {
    const bottom = await made('clicks + leads');
    const second = await made(`#${bottom.id} + 1`);
    await made(`#${second.id} + 1`);
    const other = await made('clicks + leads');
    const upon = await made(`#${other.id} + 1`);
    expect(await edit(bottom.id, { value: `#${upon.id} + 1` })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.value', type: 'formulaTooDeep' }],
    });
  });
});

describe('a metric that others are built on', () => {
  test('stays active, and is listed with them', async () => {
    const { id } = await made('revenue / leads');
    const user = await made(`#${id} * 3`);
    const below = await made('revenue / uniqueClicks');
    const { id: uniqueClicks } = await builtIn('uniqueClicks');
    expect(await status(uniqueClicks, 'inactive')).toMatchObject({
      status: 422,
      details: [{ type: 'referenced', message: `“Unique clicks” is used in the formulas of “${below.title}”` }],
    });
    expect((await status(id, 'inactive')).status).toBe(422);
    expect((await status(user.id, 'inactive')).status).toBe(200);
    expect((await status(id, 'inactive')).status).toBe(200);
    expect(await create(item(`#${id} + 1`))).toMatchObject({ status: 422, details: [{ type: 'metricInactive' }] });
    expect(await status(user.id, 'active')).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.status', type: 'metricInactive' }],
    });
  });
});

describe('built-in metrics', () => {
  test('are neither edited nor cloned', async () => {
    const { id } = await builtIn('clicks');
    expect(await edit(id, { title: 'Visits' })).toMatchObject({
      status: 409,
      details: [{ type: 'locked', message: 'This record is built in and can’t be changed. Clone it instead' }],
    });
    expect(await admin.call('POST', `${path}/clone`, { items: [{ id }] })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.id', type: 'locked' }],
    });
  });

  test('are separate from clones of others, which can be edited by anyone who edits metrics', async () => {
    const { id, title } = await made('profit / leads');
    const copy = (await admin.call('POST', `${path}/clone`, { items: [{ id }] })).data.items[0];
    expect(copy).toMatchObject({ value: 'profit / leads', editable: true });
    expect(copy.title).not.toBe(title);
    expect((await edit(copy.id, { value: 'profit / clicks' })).status).toBe(200);
  });
});
