import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { behaviourNames } from '../../../server/integrations/fake-advertiser/behaviours.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Trying out an integration: the request as it would be sent, to the fake advertiser or to a real one. */

let product: Product;
let admin: Person;
let port: number;
let heard: { url: string | undefined; key: unknown; body: string }[] = [];
const secret = 'hush-hush-1234';

const advertiser = createServer((request, answer) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    heard.push({ url: request.url, key: request.headers['x-api-key'], body });
    answer.writeHead(201, { 'x-echo': secret });
    answer.end(JSON.stringify({ status: 'ok', data: { id: 77, key: secret }, error: { message: `key ${secret}` } }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => advertiser.listen(0, '127.0.0.1', () => resolve()));
  port = Number(recordOf(advertiser.address())['port']);
  product = await startProduct({ demo: true, outboundAllow: [`127.0.0.1:${port}`] });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await new Promise((resolve) => advertiser.close(resolve));
});

const made = async (path: string, item: object, by = admin) => (await by.make(path, item))[0]!;
let count = 0;

const newIntegration = async (outApi: object | null, by = admin) => {
  const n = (count += 1);
  const platform = await made('/user/platforms', { title: `Platform ${n}`, outApiEnabled: true }, by);
  const vertical = await made('/user/verticals', { title: `Vertical ${n}` }, by);
  const template = await made(
    '/user/integration_templates',
    {
      title: 'Usual',
      platform: platform.id,
      vertical: vertical.id,
      integrationMethodsRestrictions: ['outApi'],
      parameters: [
        { title: 'API key', key: 'X-Api-Key', placement: 'header', secret: true, prefix: null },
        { title: 'Account', key: 'account', placement: 'body' },
      ],
    },
    by,
  );
  const { parameters } = (await by.call('GET', `/user/integration_templates/${template.id}?with=parameters`)).data;
  const { id: owner } = await made('/user/advertisers', { title: `Advertiser ${n}` }, by);
  const { id } = await made(
    '/user/integrations',
    {
      title: `Integration ${n}`,
      advertiser: owner,
      template: template.id,
      apiParameters: [
        { parameter: parameters[0].id, secretValue: secret },
        { parameter: parameters[1].id, value: '7 "8"' },
      ],
    },
    by,
  );
  if (outApi) {
    const edited = await by.call('POST', `/user/integrations/${id}/edit_out_api_mappings`, { data: { outApi } });
    expect(edited).toMatchObject({ status: 200 });
  }
  return id;
};

const outApi = {
  method: 'POST',
  url: 'https://crm.example/leads?c={country}',
  headers: [{ name: 'Accept', value: 'application/json' }],
  bodyFormat: 'json',
  body: '{"name": "{full_name}", "phone": "{phone_digits}", "iso3": "{country_alpha3}"}',
  timeout: 1,
  acceptedPath: 'status',
  acceptedValue: 'ok',
  leadIdPath: 'data.id',
  redirectPath: 'data.autologin_url',
  messagePath: 'error.message',
};
const lead = { firstName: 'Anna', lastName: 'Ozola', phone: '+371 20 00 12 34', country: 'LV' };
const tried = (id: number, to: string, more: object = {}, by = admin) =>
  by.call('POST', `/user/integrations/${id}/test`, { lead: { ...lead, ...more }, to });

describe('the request', () => {
  test('is shown as it would be sent, without secrets, and sent to nobody', async () => {
    const id = await newIntegration(outApi);
    expect(await tried(id, 'nobody')).toMatchObject({
      status: 200,
      data: {
        problem: null,
        missing: [],
        attempt: null,
        fake: true,
        request: {
          method: 'POST',
          url: 'https://crm.example/leads?c=LV',
          headers: [
            { name: 'content-type', value: 'application/json' },
            { name: 'accept', value: 'application/json' },
            { name: 'x-api-key', value: '***' },
          ],
          body: '{"name": "Anna Ozola", "phone": "37120001234", "iso3": "LVA","account":"7 \\"8\\""}',
        },
      },
    });
  });

  test('is not built from a phone without digits, which would be sent empty', async () => {
    const id = await newIntegration(outApi);
    expect(await tried(id, 'nobody', { phone: 'abc' })).toMatchObject({
      status: 422,
      details: [{ path: 'lead.phone', type: 'phone' }],
    });
  });

  test('is not built if nobody says how, and the answer says what is missing', async () => {
    const id = await newIntegration(null);
    expect((await tried(id, 'fake')).data).toMatchObject({ problem: 'settings', request: null, attempt: null });
    const other = await newIntegration({ ...outApi, url: 'https://crm.example/{sub1}/leads' });
    expect((await tried(other, 'fake', { subs: ['..'] })).data).toMatchObject({ problem: 'url', request: null });
    await admin.call('PATCH', '/user/integrations', { items: [{ id: other, apiParameters: [] }] });
    expect((await tried(other, 'nobody', { subs: ['a'] })).data).toMatchObject({ missing: ['API key', 'Account'] });
  });

  test('reaches the real advertiser with the secret, which the answer doesn’t reveal', async () => {
    heard = [];
    // The address pattern requires at least two letters or digits at the end.
    const id = await newIntegration({ ...outApi, url: `http://127.0.0.001:${port}/in` });
    const { data } = await tried(id, 'advertiser');
    expect(data.attempt).toMatchObject({
      outcome: 'accepted',
      failure: null,
      answer: { status: 201, cut: false },
      reading: { outcome: 'accepted', leadId: '77', message: 'key ***' },
    });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(heard).toEqual([{ url: '/in', key: secret, body: expect.stringContaining('37120001234') }]);
  });

  test('reaches no internal address', async () => {
    for (const url of ['http://127.0.0.001:1/', 'http://169.254.169.254/latest', 'http://0x7f.0.0.01/']) {
      const id = await newIntegration({ ...outApi, url });
      expect((await tried(id, 'advertiser')).data.attempt).toMatchObject({ outcome: 'unreached', failure: 'inside' });
    }
  });
});

describe('the fake advertiser', () => {
  test.each([
    ['accept', 'accepted', null],
    ['refuse', 'refused', null],
    ['duplicate', 'duplicate', null],
    ['invalid', 'invalid', null],
    ['error', 'unknown', null],
    ['malformed', 'unknown', null],
    ['html', 'unknown', null],
    ['redirect', 'unknown', null],
    ['timeout', 'unknown', 'timeout'],
    ['slow', 'unknown', 'timeout'],
    ['drip', 'unknown', 'timeout'],
    ['endless', 'unknown', 'tooLarge'],
    ['cut', 'unknown', 'broken'],
  ])('handles “%s” as %s, %s', async (word, outcome, failure) => {
    expect(behaviourNames).toContain(word);
    const id = await newIntegration(outApi);
    const { data } = await tried(id, 'fake', { firstName: word, lastName: '' });
    expect(data.attempt).toMatchObject({ outcome, failure });
    const { items } = (await admin.call('GET', '/user/fake_advertiser/requests')).data;
    expect(items[0]).toMatchObject({ behaviour: word, path: '/leads?c=LV' });
    expect(JSON.stringify(items)).not.toContain(secret);
  });

  test('recognizes a lead by its email as well, in whatever shape it is sent', async () => {
    for (const more of [
      { bodyFormat: 'form' },
      { method: 'GET', bodyFormat: 'form' },
      { body: '{"a":[{"b":"{email}"}]}' },
    ]) {
      const id = await newIntegration({ ...outApi, body: 'mail={email}', ...more });
      const { data } = await tried(id, 'fake', { email: 'Duplicate@mail.example' });
      expect(data.attempt.outcome).toBe('duplicate');
    }
  });

  test('shows a network only what it received from that network', async () => {
    const stranger = await product.stranger();
    expect((await stranger.call('GET', '/user/fake_advertiser/requests')).data.items).toEqual([]);
  });

  test('answers the next requests as staff choose, only for their network', async () => {
    const path = '/user/fake_advertiser';
    const stranger = await product.stranger();
    const next = { behaviour: 'refuse', times: 2 };
    expect((await admin.call('PATCH', path, next)).data.next).toEqual(next);
    expect((await stranger.call('GET', path)).data.next).toBeNull();
    const id = await newIntegration(outApi);
    const outcomes = [];
    for (let n = 0; n < 3; n += 1) outcomes.push((await tried(id, 'fake')).data.attempt.outcome);
    expect(outcomes).toEqual(['refused', 'refused', 'accepted']);
    await admin.call('PATCH', path, next);
    expect((await admin.call('PATCH', path, { behaviour: null })).data.next).toBeNull();
    expect((await tried(id, 'fake')).data.attempt.outcome).toBe('accepted');
    expect((await admin.call('PATCH', path, { behaviour: 'sing' })).status).toBe(422);
    for (const behaviour of [...behaviourNames, null])
      expect((await admin.call('PATCH', path, { behaviour })).status).toBe(200);
  });

  test('is documented with everything that it does', async () => {
    const { readFile } = await import('node:fs/promises');
    const told = await readFile(new URL('../../../docs/fake-advertiser.md', import.meta.url), 'utf8');
    expect([...told.matchAll(/^\| `(\w+)` /gm)].map(([, word]) => word)).toEqual(behaviourNames);
  });
});

describe('access to the test bench', () => {
  test('is denied to affiliates, to staff who don’t reach the integration, and to other networks', async () => {
    const id = await newIntegration(outApi);
    expect((await tried(id, 'nobody', {}, await product.person('affiliate'))).status).toBe(403);
    expect((await tried(id, 'nobody', {}, await product.person('advertiser_manager'))).status).toBe(404);
    expect((await tried(id, 'nobody', {}, await product.stranger())).status).toBe(404);
    expect((await (await product.person('manager')).call('GET', '/user/fake_advertiser/requests')).status).toBe(403);
  });

  test('is limited to a number of tests per quarter of an hour, even concurrent ones', async () => {
    const stranger = await product.stranger();
    const id = await newIntegration(outApi, stranger);
    const answers = await Promise.all(Array.from({ length: 70 }, () => tried(id, 'fake', {}, stranger)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await tried(id, 'nobody', {}, stranger)).status).toBe(200);
  });
});
