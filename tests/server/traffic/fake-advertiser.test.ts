import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Staff send postbacks as the fake advertiser, if there is one. */

const secret = 'hush-hush-1234';
const outApi = {
  method: 'POST',
  url: 'http://fake-advertiser.sluice.test/leads',
  bodyFormat: 'json',
  timeout: 5,
  body: '{"lead_id": "{lead_id}", "name": "{full_name}", "email": "{email}"}',
  acceptedPath: 'status',
  acceptedValue: 'ok',
};

let product: Product;
let admin: Person;
let at: Reporting;

beforeAll(async () => {
  product = await startProduct({ demo: true });
  ({ admin } = product);
  at = await setUpReporting(product);
  const { integration } = at.ids;
  const edit = (section: string, data: object) =>
    admin.call('POST', `/user/integrations/${integration}/${section}`, { data });
  expect((await edit('edit_out_api_mappings', { outApi })).status).toBe(200);
  expect(
    (await admin.call('PATCH', '/user/integrations', { items: [{ id: integration, postbackSecret: secret }] })).status,
  ).toBe(200);
});
afterAll(() => product.close());

const send = (body: object, person = admin) => person.call('POST', '/user/fake_advertiser/postbacks', body);

/** A lead that the fake advertiser accepted. */
const takenLead = () =>
  vi.waitUntil(async () => {
    const id = await at.lead();
    const { data } = await admin.call('GET', `/stat/leads/${id}`);
    return data.integration ? id : undefined;
  }, patience.wait);

test('a postback about a lead uses the address and the secret of the integration that accepted it', async () => {
  const lead = await takenLead();
  const { status, data } = await send({ lead, goal: 'FTD', amount: '10', currency: 'USD' });
  expect([status, data.status, JSON.parse(data.answer).data.created]).toEqual([200, 200, true]);
  const conversions = await admin.call('GET', `/stat/conversions?lead=${lead}`);
  expect(conversions.data.items).toMatchObject([{ goal: at.ids.goal, amount: '10' }]);
  expect((await send({ lead, status: 'Sale' })).data.status).toBe(200);
  expect((await admin.call('GET', `/stat/leads/${lead}`)).data.grade).toBe(at.ids.grade);
  expect((await send({ lead, goal: 'unheard-of' })).data.status).toBe(422);
});

test('nobody reports about leads that are not theirs, or that no advertiser has', async () => {
  const lead = await takenLead();
  await admin.call('PATCH', '/user/fake_advertiser', { behaviour: 'refuse', times: 1 });
  expect((await send({ lead: await at.lead(), goal: 'FTD' })).status).toBe(409);
  expect((await send({ lead, goal: 'FTD' }, await product.stranger())).status).toBe(404);
  expect((await send({ lead, goal: 'FTD' }, at.affiliate)).status).toBe(403);
});

test('the fake advertiser reports customers for the leads that it accepted', async () => {
  await takenLead();
  const request = {
    method: 'GET',
    url: 'http://fake-advertiser.sluice.test/leads/customers?page={page}',
    bodyFormat: 'none',
    timeout: 5,
    interval: 86_400,
    days: 7,
    pageSize: 100,
    itemsPath: 'data.customers',
    customerIdPath: 'player',
    leadIdPath: 'lead_id',
    datePath: 'day',
    depositsPath: 'deposits',
    depositPath: 'deposited',
    turnoverPath: 'turnover',
    ngrPath: 'ngr',
    currencyPath: 'currency',
  };
  const [sync] = await admin.make('/user/customer_syncs', {
    title: 'By day',
    integration: at.ids.integration,
    request,
  });
  const { data } = await admin.call('POST', `/user/customer_syncs/${sync!.id}/test`);
  expect(data).toMatchObject({ problem: null, httpStatus: 200 });
  expect(data.total).toBeGreaterThan(0);
  for (const { verdict } of data.rows) expect(['new', 'known']).toContain(verdict);
});

test('there is no console if the fake advertiser is switched off', async () => {
  const without = await startProduct();
  const path = '/user/fake_advertiser';
  const answers = [
    await without.admin.call('GET', path),
    await without.admin.call('PATCH', path, { behaviour: 'refuse' }),
    await without.admin.call('GET', `${path}/requests`),
    await without.admin.call('POST', `${path}/postbacks`, { lead: 1, goal: 'sale' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  await without.close();
});
