import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Rules of verticals that their definition can't express. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

let count = 0;
const make = (fields: object) =>
  admin.call('PUT', '/user/verticals', { items: [{ title: `Vertical ${(count += 1)}`, ...fields }] });
const rule = (parameter: string, operator = 'present', value?: string) => ({
  match: 'all',
  conditions: [{ parameter, operator, ...(value !== undefined && { value }) }],
  result: 'trash',
});

describe('inbound rules', () => {
  test('use what every lead has, and the vertical’s own parameters', async () => {
    const incomingParameters = [{ name: 'age', title: 'Age' }];
    const made = await make({ incomingParameters, inboundRules: [rule('email'), rule('sub9'), rule('age')] });
    expect(made.status).toBe(201);
    const { id } = made.data.items[0];
    expect(await make({ inboundRules: [rule('email'), rule('age')] })).toMatchObject({
      status: 422,
      details: [{ type: 'unknownParameter', path: 'items.0.inboundRules.1.conditions.0.parameter' }],
    });
    // A parameter that rules use can’t be removed.
    expect(
      await admin.call('POST', `/user/verticals/${id}/edit_api_settings`, { data: { incomingParameters: [] } }),
    ).toMatchObject({
      status: 422,
      details: [{ type: 'unknownParameter', path: 'data.inboundRules.2.conditions.0.parameter' }],
    });
  });

  test('need a value to compare with', async () => {
    expect(await make({ inboundRules: [rule('email', 'equals')] })).toMatchObject({
      status: 422,
      details: [{ type: 'required', path: 'items.0.inboundRules.0.conditions.0.value' }],
    });
    expect(await make({ inboundRules: [{ ...rule('email'), conditions: [] }] })).toMatchObject({ status: 422 });
  });

  test('that look whether a parameter is there have none', async () => {
    const { conditions, ...rest } = rule('email', 'absent');
    const comparing = { ...rest, conditions: conditions.map((one) => ({ ...one, value: 'x@mail.example' })) };
    expect(await make({ inboundRules: [comparing] })).toMatchObject({
      status: 422,
      details: [
        {
          type: 'inapplicable',
          path: 'items.0.inboundRules.0.conditions.0.value',
          message: 'Only where “Condition” is “is” or “is not” or “contains”',
        },
      ],
    });
  });
});

test.each([
  ['direct', undefined, 422],
  ['via_thank_you_page', undefined, 422],
  ['direct', 'https://deals.example', 201],
  ['no_redirect', undefined, 201],
])('a redirect %s to %s is answered %i', async (option, url, status) => {
  const answer = await make({ redirect: { option, url: url ?? null } });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.details).toMatchObject([{ type: 'required', path: 'items.0.redirect.url' }]);
});

test('a vertical is created with its own distribution', async () => {
  expect((await make({})).data.items[0]).toMatchObject({
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
  });
});

describe('metrics', () => {
  const metrics = '/user/metrics';
  const idOf = async (value: string): Promise<number> => {
    const { items } = (await admin.call('GET', `${metrics}?limit=100`)).data;
    return items.find((metric: { value: string }) => metric.value === value).id;
  };

  test('exist from the beginning, and nobody edits them', async () => {
    const { items } = (await admin.call('GET', `${metrics}?limit=100&group=finance`)).data;
    expect(items).toContainEqual(
      expect.objectContaining({ title: 'Revenue', titleRu: 'Доход', metricType: 'money', editable: false }),
    );
    const { id } = items.find(({ editable }: { editable: boolean }) => !editable);
    expect((await admin.call('PATCH', metrics, { items: [{ id, title: 'Turnover' }] })).status).toBe(409);
  });

  test('are selected by a vertical, in their order, through a separate section', async () => {
    const { id } = (await make({})).data.items[0];
    const chosen = [await idOf('revenue'), await idOf('clicks'), await idOf('leads')];
    const edited = await admin.call('POST', `/user/verticals/${id}/edit_metrics`, { data: { metrics: chosen } });
    expect(edited).toMatchObject({ status: 200, data: { metrics: chosen } });
    expect((await admin.call('GET', `/user/verticals/${id}`)).data.metrics).toEqual(chosen);
  });

  test('are visible only to staff', async () => {
    const affiliate = await product.person('affiliate');
    expect((await affiliate.call('GET', metrics)).status).toBe(403);
  });
});
