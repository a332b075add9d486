import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { sql } from 'kysely';
import { loadEntities } from '../../../openapi/entities.ts';
import type { Caller } from '../../../server/access/caller.ts';
import { exportedList } from '../../../server/collections/export.ts';
import { collectionNamed, modelOf } from '../../../server/collections/model.ts';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Contact data is masked everywhere, and in full only for those with permission who ask, which is recorded. */

let product: Product;
let at: Reporting;
let lead: number;

const person = {
  firstName: 'Žanete',
  lastName: 'Kalniņa',
  phone: '+371 2987 6543',
  email: 'zanete.kalnina@mail.example',
  ip: '198.51.100.77',
  sourceUrl: 'https://landing.example/quiz?phone=29876543&name=Zanete',
  params: { second_phone: '26543219', city: 'Cesis' },
};
/** What no masked response contains: words, and any four consecutive digits of the phone. */
const words = ['anete', 'alniņa', 'kalnina', '198.51.100.77', 'Cesis'];
const digits = ['2987', '9876', '8765', '7654', '6543', '987 6'];
const traces = [...words, ...digits];
const expectNoTrace = (answer: unknown) => {
  const text = JSON.stringify(answer);
  for (const trace of traces) expect(text).not.toContain(trace);
};

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({});
  lead = await at.lead(person);
  await at.report(`?lead_id=${lead}&goal=deposit`);
});
afterAll(() => product.close());

const views = async (of = lead) =>
  (await product.admin.call('GET', `/stat/contact_views?lead=${of}&orderBy=createdAt:asc`)).data.items;
const show = (by: Person, of = lead) => by.call('POST', `/stat/leads/${of}/contacts`);
const reader = () =>
  product.personWith('admin', 'lead.read', 'lead_attempt.read', 'conversion.read', 'conversion.approve');

describe('masked contact data', () => {
  const everyField = 'firstName,lastName,phone,email,ip,sourceUrl,params,redirectUrl';
  const ways = (): string[] => [
    `/stat/leads?with=params&id=${lead}`,
    `/stat/leads/${lead}?with=params`,
    `/stat/leads/${lead}?fields=${everyField}`.replace(',redirectUrl', ''),
    `/stat/leads/export?id=${lead}&with=params`,
    `/stat/lead_attempts?lead=${lead}&with=request,answer`,
    `/stat/lead_attempts/export?lead=${lead}&with=request,answer`,
    `/stat/lead_changes?lead=${lead}`,
    `/stat/leads/${lead}/decision`,
    `/stat/conversions?with=postbackParams&limit=100`,
    `/stat/conversions/export`,
    `/user/related?entity=lead&id=${lead}`,
    `/user/titles?entity=conversion&field=lead&id=1`,
    `/user/search?query=${encodeURIComponent('Žanete')}`,
    `/user/search?query=29876543`,
    `/stat/postback_logs?limit=100`,
  ];

  test.each([
    ['an administrator without the permission', reader],
    ['who holds it and does not ask', async () => product.admin],
    ['the affiliate who sent it', async () => at.affiliate],
  ])('is all there is for %s, everywhere', async (_, who) => {
    const by = await who();
    for (const way of ways()) {
      const isFile = way.includes('/export');
      const { status, response } = isFile ? await exported(by, way) : await by.call('GET', way);
      // To administrators each field is open; what is not open to others reveals nothing either.
      if (by === product.admin) expect([way, status]).toEqual([way, 200]);
      expectNoTrace(response.body);
    }
  });

  test('keeps enough to tell people apart', async () => {
    const { data } = await product.admin.call('GET', `/stat/leads/${lead}?with=params`);
    expect(data).toMatchObject({
      firstName: 'Ž•••',
      lastName: 'K•••',
      phone: '+371 ••• ••43',
      email: 'z•••@mail.example',
      ip: '198.51.100.0',
      sourceUrl: 'https://landing.example',
      params: [
        { name: 'second_phone', value: '•••' },
        { name: 'city', value: '•••' },
      ],
    });
  });

  test('reveals nothing if it is too short to be masked in part', async () => {
    const short = await at.lead({ phone: '12345', email: 'nobody' });
    const { data } = await product.admin.call('GET', `/stat/leads/${short}`);
    expect(data).toMatchObject({ phone: '•••', email: '•••' });
  });

  test.each([
    'phone=29876543',
    'email=zanete.kalnina@mail.example',
    'search=Zanete',
    'orderBy=phone:asc',
    'firstName=Z',
  ])('can’t be used to filter, search or sort a list: %s', async (query) => {
    for (const by of [product.admin, at.affiliate])
      expect((await by.call('GET', `/stat/leads?${query}`)).status).toBe(400);
  });
});

describe('full contact data', () => {
  test('is shown to those with permission, and who that was is recorded', async () => {
    const before = (await views()).length;
    const { data } = await show(product.admin);
    const params = [
      { name: 'second_phone', value: '26543219' },
      { name: 'city', value: 'Cesis' },
    ];
    expect(data).toEqual({ ...person, params });
    const [view, ...others] = (await views()).slice(before);
    expect(others).toEqual([]);
    expect(view).toMatchObject({ lead, user: product.admin.id, impersonator: null, purpose: 'shown' });
  });

  test('is exported on request, and each lead of the file is recorded', async () => {
    const another = await at.lead();
    const file = await exported(product.admin, `/stat/leads/export?id=${lead},${another}&contacts=true`);
    expect(file.response.body).toContain('2987 6543');
    for (const of of [lead, another])
      expect((await views(of)).at(-1)).toMatchObject({ user: product.admin.id, purpose: 'exported' });
  });

  test('is read for a file by a transaction that writes nothing, as figures would wait for its end', async () => {
    const model = modelOf(await loadEntities(), {});
    const caller: Caller = {
      tenantId: product.tenant.tenantId,
      userId: product.admin.id,
      roleType: 'admin',
      teamId: null,
      permissions: new Set(['lead.read', 'lead.contacts.read']),
      timezone: 'UTC',
      language: 'en',
      baseCurrency: 'USD',
      impersonatorId: null,
      sessionId: '',
      apiTokenId: null,
    };
    const asked = { query: { id: [lead], contacts: true }, caller, language: 'en' as const };
    const file = exportedList(model, collectionNamed(model, 'lead'), asked);
    const scope = product.database.tenant(caller.tenantId);
    const before = (await views()).length;
    await scope.export(async (db) => {
      const lines = await Array.fromAsync(file.lines(db));
      expect(lines.flat(2)).toContain(person.phone);
      const { rows } = await sql`select pg_current_xact_id_if_assigned() as written`.execute(db);
      expect(rows).toEqual([{ written: null }]);
    });
    await file.conclude(scope);
    expect((await views()).slice(before)).toMatchObject([{ lead, user: product.admin.id, purpose: 'exported' }]);
  });

  test('does not count as viewed if a file lacks its columns', async () => {
    const before = await views();
    const file = await exported(product.admin, `/stat/leads/export?id=${lead}&contacts=true&fields=apiStatus`);
    expect(file.status).toBe(200);
    expect(await views()).toEqual(before);
  });

  test('is neither shown to nor taken by anyone without the permission, and nothing is recorded', async () => {
    const by = await reader();
    const before = (await views()).length;
    expect((await show(by)).status).toBe(403);
    expect((await exported(by, `/stat/leads/export?contacts=true`)).status).toBe(403);
    expect((await show(await product.stranger())).status).toBe(404);
    expect((await show(await product.person('affiliate'))).status).toBe(404);
    expect(await views()).toHaveLength(before);
  });

  test('is shown to affiliates for their own leads until an advertiser has accepted them', async () => {
    const own = await at.lead({ ...person, email: 'other@mail.example' });
    const become = (status: string) =>
      connected(product.url, (client) => client.query('update leads set api_status = $1 where id = $2', [status, own]));
    await become('unsent');
    expect((await show(at.affiliate, own)).data).toMatchObject({ phone: person.phone });
    const seen = await views(own);
    expect(seen).toMatchObject([{ user: at.affiliate.id, purpose: 'shown' }]);
    await become('sent');
    expectNoTrace((await show(at.affiliate, own)).data);
    expectNoTrace((await exported(at.affiliate, `/stat/leads/export?id=${own}&contacts=true`)).response.body);
    // Someone who was shown only masks has seen nobody's contact data.
    expect(await views(own)).toEqual(seen);
    expect((await show(product.admin, own)).data).toMatchObject({ phone: person.phone });
    expect((await at.affiliate.call('GET', '/stat/contact_views')).status).toBe(403);
  });
});
