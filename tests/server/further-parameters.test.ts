import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from './advertisers.ts';
import { type Product, startProduct } from './product.ts';
import { ask } from './serving.ts';

/** What a vertical asks its leads for beside what every lead has reaches advertisers by macros of its own. */

interface Heard {
  url: string;
  age: unknown;
  agent: unknown;
  body: string;
}

let product: Product;
let advertisers: AdvertiserServer;
let at: Market;
let vertical: number;
let template: number;
const heard: Heard[] = [];

/** An advertiser who tells what arrived, and echoes it. */
const advertiser = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { 'x-age': age, 'x-agent': agent } = request.headers;
    heard.push({ url: request.url ?? '', age, agent, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 'ok', echo: body }));
  });
});
const hostOf = () => `127.0.0.1:${Object(advertiser.address()).port}`;

const outApi = () => ({
  method: 'POST',
  url: `http://${hostOf().replace('0.0.1', '0.0.001')}/leads?city={param.city.upper}`,
  headers: [
    { name: 'X-Age', value: '{param.age}' },
    { name: 'X-Agent', value: '{user_agent}' },
  ],
  bodyFormat: 'json',
  body: '{"age": {param.age}, "city": "{param.city}", "passport": "{param.passport.md5}", "born": "{param.born.dmy}", "none": "{param.code}"}',
  timeout: 15,
  acceptedPath: 'status',
  acceptedValue: 'ok',
});
const edit = (fields: object) =>
  product.admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/edit_out_api_mappings`, {
    data: { outApi: { ...outApi(), ...fields } },
  });
const simulated = async () => {
  const { id: campaign } = (await product.admin.call('GET', `/user/campaigns?offer=${at.offer}`)).data.items[0];
  return (await product.admin.call('POST', '/stat/simulate', { kind: 'lead', campaign })).data;
};
const send = async (lead: object) => {
  const told = await ask(product.app, 'POST', '/public/leads', {
    token: at.token,
    body: { campaign: at.campaign, ...somebody(), ...lead },
  });
  expect([told.status, told.details]).toEqual([201, undefined]);
  return told.data;
};

beforeAll(async () => {
  await new Promise<void>((resolve) => advertiser.listen(0, '127.0.0.1', () => resolve()));
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host, hostOf()], pushBudget: 5 });
  at = await openMarket(product, advertisers, ['accept']);
  const { data } = await product.admin.call('GET', `/user/integrations/${at.takers[0]!.integration}`);
  ({ vertical, template } = data);
  const names = ['age', 'city', 'passport', 'born', 'code', 'phone'];
  const asked = { data: { incomingParameters: names.map((name) => ({ name, title: name, required: false })) } };
  const told = await product.admin.call('POST', `/user/verticals/${vertical}/edit_api_settings`, asked);
  expect([told.status, told.details]).toEqual([200, undefined]);
  const edited = await edit({});
  expect([edited.status, edited.details]).toEqual([200, undefined]);
  await vi.waitUntil(async () => (await simulated())?.outcome === 'offered', { timeout: patience.wait });
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
  advertiser.closeAllConnections();
  await new Promise((resolve) => advertiser.close(resolve));
});

const params = { age: '34', city: 'Rīga', passport: 'LV 123', born: '1992-03-09' };
const wanted = {
  url: '/leads?city=R%C4%AAGA',
  age: '34',
  body: `{"age": 34, "city": "Rīga", "passport": "${createHash('md5').update('LV 123').digest('hex')}", "born": "09.03.1992", "none": ""}`,
};

test('parameters of the vertical reach the advertiser in address, headers and body, and in the forms asked for', async () => {
  heard.length = 0;
  const { id } = await send({ params });
  expect(heard).toMatchObject([wanted]);
  // What is kept of the request says no more of the person than their contact data do.
  const { data } = await product.admin.call('GET', `/stat/lead_attempts?lead=${id}&with=request,answer`);
  expect(data.items[0]).toMatchObject({ outcome: 'accepted', request: expect.stringContaining('"city": "***"') });
  expect(JSON.stringify(data.items)).not.toMatch(/Rīga|R%C4|LV 123|1992/);
});

test('parameters that a lead doesn’t have are empty', async () => {
  heard.length = 0;
  await send({});
  expect(heard).toMatchObject([{ url: '/leads?city=', body: expect.stringContaining('{"age": null, "city": ""') }]);
});

test('a lead that waited has them when it is sent again', async () => {
  const [cap] = await product.admin.make('/user/caps', {
    ...{ title: 'Leads', type: 'leads', offer: at.offer, value: '0' },
  });
  await expect.poll(async () => (await simulated()).outcome).toBe('unsent');
  const { id, apiStatus } = await send({ params });
  expect(apiStatus).toBe('unsent');
  await product.admin.call('PATCH', '/user/caps', { items: [{ id: cap!.id, value: '1000' }] });
  await expect.poll(async () => (await simulated()).outcome).toBe('offered');
  heard.length = 0;
  const resent = await product.admin.call('PATCH', `/stat/leads/${id}/resend`, { items: [{}] });
  expect(resent).toMatchObject({ status: 200, data: { items: [{ apiStatus: 'sent' }] } });
  expect(heard).toMatchObject([{ url: '/leads?city=R%C4%AAGA', age: '34' }]);
});

test('a macro of a parameter that the vertical does not ask for is refused where it stands', async () => {
  const unknown = await edit({
    url: 'https://crm.example/?a={param.agee}',
    headers: [{ name: 'X-Phone', value: '{param.phone}' }],
    body: '{"city": "{param.city.md}"}',
  });
  expect(unknown.details.map(({ path, message }: Record<string, string>) => [path, message])).toEqual([
    ['data.outApi.url', '{param.agee} is not a macro. Did you mean {param.age}?'],
    // It has a macro of its own.
    ['data.outApi.headers.0.value', '{param.phone} is not a macro. Did you mean {param.code}?'],
    ['data.outApi.body', '{param.city.md} is not a macro. Did you mean {param.city.mdy}?'],
  ]);
  const shared = await product.admin.call('POST', `/user/integration_templates/${template}/edit_out_api_mappings`, {
    data: { outApi: { ...outApi(), url: 'https://crm.example/?a={param.agee}' } },
  });
  expect(shared).toMatchObject({ status: 422, details: [{ path: 'data.outApi.url', type: 'macro' }] });
  const redirect = { option: 'direct', url: 'https://shop.example/?a={param.agee}' };
  expect(
    await product.admin.call('POST', `/user/verticals/${vertical}/edit_redirect`, { data: { redirect } }),
  ).toMatchObject({ status: 422, details: [{ path: 'data.redirect.url', type: 'macro' }] });
});

test('the test bench fills them in', async () => {
  const tried = await product.admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/test`, {
    lead: { params },
    to: 'nobody',
  });
  expect(tried.data.request).toMatchObject({
    url: expect.stringContaining('city=R%C4%AAGA'),
    body: expect.stringContaining('"age": 34'),
  });
});
