import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { patience } from '../../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Additional lead parameters of a vertical reach advertisers through macros of their own. */

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
/** Used in place of the usual JSON. */
let answer: string | undefined;

/** An advertiser who records what arrived, and echoes it. */
const advertiser = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { 'x-age': age, 'x-agent': agent } = request.headers;
    heard.push({ url: request.url ?? '', age, agent, body });
    response.writeHead(200).end(answer ?? JSON.stringify({ status: 'ok', echo: body }));
  });
});
const hostOf = () => `127.0.0.1:${recordOf(advertiser.address())['port']}`;

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
  const formats: Readonly<Record<string, object>> = {
    age: { format: 'number' },
    born: { format: 'date' },
    code: { format: 'pattern', pattern: '[A-Z]\\d' },
  };
  const asked = {
    data: {
      incomingParameters: names.map((name) => ({ name, title: name, required: false, ...formats[name] })),
    },
  };
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

test('parameters of the vertical reach the advertiser in address, headers and body, in the requested formats', async () => {
  heard.length = 0;
  const { id } = await send({ params });
  expect(heard).toMatchObject([wanted]);
  // The stored request reveals no more about the person than their contact data do.
  const { data } = await product.admin.call('GET', `/stat/lead_attempts?lead=${id}&with=request,answer`);
  expect(data.items[0]).toMatchObject({ outcome: 'accepted', request: expect.stringContaining('"city": "***"') });
  expect(JSON.stringify(data.items)).not.toMatch(/Rīga|R%C4|LV 123|1992/);
});

test('parameters that a lead doesn’t have are empty', async () => {
  heard.length = 0;
  await send({});
  expect(heard).toMatchObject([{ url: '/leads?city=', body: expect.stringContaining('{"age": null, "city": ""') }]);
});

test('a lead that waited has its parameters when it is sent again', async () => {
  const [cap] = await product.admin.make('/user/caps', {
    title: 'Leads',
    type: 'leads',
    offer: at.offer,
    value: '0',
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

test('a macro of a parameter that the vertical does not have is refused at its place', async () => {
  const unknown = await edit({
    url: 'https://crm.example/?a={param.agee}',
    headers: [{ name: 'X-Phone', value: '{param.phone}' }],
    body: '{"city": "{param.city.md}"}',
  });
  expect(unknown.details.map(({ path, message }: Record<string, string>) => [path, message])).toEqual([
    ['data.outApi.url', '{param.agee} is not a macro. Did you mean {param.age}?'],
    // It has its own macro.
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

test('the test bench fills in parameters of the vertical', async () => {
  const tried = await product.admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/test`, {
    lead: { params },
    to: 'nobody',
  });
  expect(tried.data.request).toMatchObject({
    url: expect.stringContaining('city=R%C4%AAGA'),
    body: expect.stringContaining('"age": 34'),
  });
});

test('a value in the wrong format makes a lead invalid, and its affiliate is told which one', async () => {
  const told = await send({ params: { ...params, age: 'thirty', code: 'x' } });
  expect(told).toMatchObject({
    apiStatus: 'invalid',
    reason: 'The lead’s data is invalid. Parameters have the wrong format: age, code',
  });
  expect((await product.admin.call('GET', `/stat/leads/${told.id}`)).data).toMatchObject({ reason: 'lead_values' });
  const { checks } = (await product.admin.call('GET', `/stat/leads/${told.id}/decision`)).data;
  expect(checks).toContainEqual(expect.objectContaining({ code: 'lead_values', detail: 'age, code' }));
});

test('a list needs its values, a pattern must be readable', async () => {
  const incomingParameters = [
    { name: 'plan', title: 'Plan', format: 'choice' },
    { name: 'code', title: 'Code', format: 'pattern' },
    { name: 'other', title: 'Other', format: 'pattern', pattern: '(a' },
  ];
  const { status, details } = await product.admin.call('POST', `/user/verticals/${vertical}/edit_api_settings`, {
    data: { incomingParameters },
  });
  expect([status, details.map(({ path, type }: Record<string, string>) => [path, type])]).toEqual([
    422,
    [
      ['data.incomingParameters.0.choices', 'required'],
      ['data.incomingParameters.2.pattern', 'expression'],
      ['data.incomingParameters.1.pattern', 'required'],
    ],
  ]);
});

describe('the browser', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Sample';
  const click = async () => {
    const link = `/c/${at.campaign}?format=json`;
    const told = await product.app.inject({ method: 'GET', url: link, headers: { 'user-agent': agent } });
    return String(told.json().data?.clickId ?? told.json().clickId);
  };

  test('is what the call says it is, and is erased with the contact data', async () => {
    heard.length = 0;
    const { email } = somebody();
    const { id } = await send({ email, userAgent: agent });
    expect(heard).toMatchObject([{ agent }]);
    const { data } = await product.admin.call('GET', `/stat/leads/${id}?with=userAgent`);
    expect(data.userAgent).toBe(agent);
    expect(await product.admin.call('POST', '/user/people/forget', { email })).toMatchObject({ status: 200 });
    expect((await product.admin.call('GET', `/stat/leads/${id}?with=userAgent`)).data.userAgent).toBeNull();
  });

  test('is otherwise that of the click the lead came after', async () => {
    heard.length = 0;
    const clickId = await click();
    await send({ clickId });
    await send({ clickId, userAgent: 'Other' });
    await send({ clickId: 'unknown' });
    expect(heard.map((one) => one.agent)).toEqual([agent, 'Other', '']);
  });
});

describe('an answer that is not JSON', () => {
  afterAll(() => {
    answer = undefined;
  });

  test('is read by patterns', async () => {
    const patterns = {
      acceptedPath: null,
      acceptedValue: null,
      acceptedPattern: '<status>ok</status>',
      leadIdPattern: '<id>(\\w+)</id>',
      redirectPattern: '<url>(.+)</url>',
      messagePattern: '<error>(.+)</error>',
    };
    const edited = await edit(patterns);
    expect([edited.status, edited.details]).toEqual([200, undefined]);
    answer = '<r><status>ok</status><id>X7</id><url>https://broker.example/?a=1&amp;b=2</url></r>';
    const { id, ...told } = await send({});
    expect(told).toEqual({ apiStatus: 'sent', redirectUrl: 'https://broker.example/?a=1&b=2' });
    const attemptsOf = async (lead: number) =>
      (await product.admin.call('GET', `/stat/lead_attempts?lead=${lead}`)).data.items;
    expect(await attemptsOf(id)).toMatchObject([{ outcome: 'accepted', advertiserLeadId: 'X7' }]);
    answer = '<r><status>no</status><error>Cap reached</error></r>';
    const refused = await send({});
    expect(await attemptsOf(refused.id)).toMatchObject([{ outcome: 'refused', message: 'Cap reached' }]);
  });

  test('is shown by the test bench field by field', async () => {
    answer = 'SORRY: full';
    await edit({ acceptedPath: null, acceptedValue: null, acceptedPattern: '^OK', refusedWords: ['sorry'] });
    const tried = await product.admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/test`, {
      lead: {},
      to: 'advertiser',
    });
    expect(tried.data.attempt.reading).toMatchObject({
      outcome: 'refused',
      ground: 'words',
      parts: [
        { part: 'accepted', by: 'pattern', path: '^OK', value: null },
        { part: 'refused', by: 'word', path: 'sorry', value: 'sorry' },
      ],
    });
  });

  test('is not read by an invalid pattern', async () => {
    // A pattern that is too large is invalid too.
    for (const leadIdPattern of ['<id>(', '(a{100}){100}'])
      expect(await edit({ leadIdPattern })).toMatchObject({
        status: 422,
        details: [{ path: 'data.outApi.leadIdPattern', type: 'expression' }],
      });
  });
});
