import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { columnName } from '../../../openapi/names.ts';
import { createExportFiles } from '../../../server/exports/files.ts';
import { sweep } from '../../../server/jobs/sweep.ts';
import { eraseDue } from '../../../server/traffic/leads/erase.ts';
import { connected } from '../../postgres.ts';
import { copyRows } from '../support/copies.ts';
import { exported } from '../support/exporting.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { rowsRead, statementsOf } from '../support/plans.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/**
 * People may ask what data is held about them and ask to be forgotten; the network decides how long contact data is
 * kept.
 */

let product: Product;
let at: Reporting;

const person = {
  firstName: 'Žanete',
  lastName: 'Kalniņa',
  phone: '+371 2987 6543',
  email: 'zanete@mail.example',
  ip: '198.51.100.77',
  sourceUrl: 'https://landing.example/quiz?phone=29876543',
  params: { city: 'Cesis' },
};
/** As someone else would write it. */
const samePhone = '+37129876543';
const traces = ['anete', 'alniņa', '2987', '6543', 'Cesis', '198.51.100.77'];

const ask = (what: 'report' | 'forget', body: object, by = product.admin) =>
  by.call('POST', `/user/people/${what}`, body);
const rowOf = (table: string, column: string, id: number | string) =>
  connected(product.url, async (client) => {
    const { rows } = await client.query(`select * from ${table} where ${column} = $1`, [id]);
    return rows;
  });
const contactColumns = async (): Promise<string[]> => {
  const { lead } = await loadEntities();
  return Object.entries(lead!.fields).flatMap(([name, { contact, kind }]) =>
    contact || kind === 'hash' ? [columnName(name, lead!)] : [],
  );
};
const expectErased = async (id: number) => {
  const [row] = await rowOf('leads', 'id', id);
  for (const column of await contactColumns())
    expect([column, row[column]]).toEqual([column, column === 'params' ? [] : null]);
  expect(row.erased_at).not.toBeNull();
  for (const table of ['lead_attempts', 'lead_changes', 'conversions', 'postback_logs']) {
    const text = JSON.stringify(await rowOf(table, 'lead_id', id));
    for (const trace of traces) expect([table, text]).not.toEqual([table, expect.stringContaining(trace)]);
  }
};

const erase = (how: { atOnce?: number; isClosing?(): boolean } = {}) =>
  eraseDue({ database: product.database, exportFiles: createExportFiles(join(product.dataFolder, 'exports')), ...how });
const keepContactsFor = async (contactDays: number | null) =>
  expect((await product.admin.call('PATCH', '/user/settings/general', { items: [{ contactDays }] })).status).toBe(200);
/** Makes it look as if it had come in this many days ago. */
const age = (id: number, days: number) =>
  connected(product.url, (client) =>
    client.query('update leads set created_at = created_at - make_interval(days => $2) where id = $1', [id, days]),
  );

/** A cap with room for all conversions of the offer, once the network knows of it. */
const capOfOffer = async (): Promise<number> => {
  const [cap] = await product.admin.make('/user/caps', {
    title: 'Conversions',
    offer: at.ids.offer,
    type: 'conversions',
    value: '1000',
  });
  const looked = async () =>
    (
      await product.admin.call('POST', '/stat/simulate', { kind: 'lead', campaign: at.ids.campaign, country: 'DE' })
    ).data.candidates.flatMap(({ checks }: { checks: { detail?: unknown }[] }) => checks.map(({ detail }) => detail));
  await expect.poll(looked).toContain(cap!.id);
  return cap!.id;
};

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({});
});
afterAll(() => product.close());

describe('a person who makes a request', () => {
  test('is told everything, however their phone is written, and the disclosure is recorded', async () => {
    const clickId = await at.click();
    const id = await at.lead({ ...person, clickId });
    await at.report(`?lead_id=${id}&goal=deposit&customer_id=Z-1&deposit=50&note=29876543`);
    const { data } = await ask('report', { phone: samePhone });
    expect(data.leads).toMatchObject([{ id, firstName: 'Žanete', phone: person.phone, ip: person.ip }]);
    expect(data.leads[0].params).toEqual([{ name: 'city', value: 'Cesis' }]);
    expect(data.conversions).toMatchObject([{ lead: id }]);
    expect(data.clicks).toMatchObject([{ secureId: clickId, ip: '212.93.97.145' }]);
    expect(data.customers).toMatchObject([{ lead: id, customerId: 'Z-1', deposited: '50' }]);
    expect(data.postbacks).toMatchObject([{ lead: id, kind: 'postback_in', url: expect.stringContaining('29876543') }]);
    expect(data.views).toMatchObject([{ lead: id, user: product.admin.id, purpose: 'exported' }]);
    expect((await ask('report', { email: 'ZANETE@mail.example' })).data.leads).toMatchObject([{ id }]);
  });

  test('is forgotten everywhere; statistics and a proof remain', async () => {
    const id = await at.lead({ ...person, phone: '+371 2987 6543', email: 'forget@mail.example' });
    const other = await at.lead();
    await at.report(`?lead_id=${id}&goal=deposit&phone=29876543`);
    const { data } = await ask('forget', { email: 'forget@mail.example' });
    expect(data).toMatchObject({ leads: 1, conversions: 1, postbacks: 1 });
    await expectErased(id);
    expect((await product.admin.call('GET', `/stat/conversions?lead=${id}`)).data.items).toMatchObject([
      { payout: '20.25' },
    ]);
    expect((await rowOf('leads', 'id', other))[0].phone).not.toBeNull();
    const { items } = (await product.admin.call('GET', '/user/erasures?limit=1')).data;
    expect(items).toMatchObject([{ ...data, user: product.admin.id }]);
    expect(JSON.stringify(items)).not.toContain('forget@');
    expect((await ask('report', { email: 'forget@mail.example' })).data.leads).toEqual([]);
  });

  test('leaves no address in the click before their lead, which counts as before', async () => {
    const { secureId } = (await product.admin.call('GET', `/user/campaigns/${at.ids.campaign}`)).data;
    const opened = await product.app.inject({
      url: `/c/${secureId}?format=json&phone=29876543`,
      remoteAddress: person.ip,
      headers: { 'user-agent': 'Mozilla/5.0 Chrome/148.0.0.0 Safari/537.36', referer: person.sourceUrl },
    });
    const { clickId } = opened.json().data;
    const clickRow = async () => (await rowOf('clicks', 'secure_id', clickId))[0];
    expect(await clickRow()).toMatchObject({ ip: person.ip, referrer: person.sourceUrl });
    await at.lead({ ...person, email: 'clicked@mail.example', clickId });
    await ask('forget', { email: 'clicked@mail.example' });
    const row = await clickRow();
    expect(row).toMatchObject({ click_status: 1, country: 'AU' });
    for (const trace of traces) expect(JSON.stringify(row)).not.toContain(trace);
  });

  test('is sent to nobody once forgotten, and can’t be edited', async () => {
    const id = await at.lead({ ...person, email: 'gone@mail.example' });
    expect((await ask('forget', { email: 'gone@mail.example' })).data).toMatchObject({ leads: 1 });
    for (const answer of [
      await product.admin.call('POST', `/stat/leads/${id}/preview_resend`, {}),
      await product.admin.call('PATCH', `/stat/leads/${id}/resend`, { items: [{}] }),
      await product.admin.call('PATCH', `/stat/leads/${id}/edit`, { items: [{ phone: '+37127000020' }] }),
    ])
      expect(answer).toMatchObject({ status: 409, details: [{ type: 'erased' }] });
  });

  test('appears in no later report of an advertiser either, whether accepted or refused', async () => {
    const id = await at.lead({ ...person, email: 'later-report@mail.example' });
    expect((await ask('forget', { email: 'later-report@mail.example' })).data).toMatchObject({ leads: 1 });
    const said = 'phone=29876543&name=Kalni%C5%86a';
    const { data } = await at.report(`?lead_id=${id}&goal=deposit&txid=after&${said}`);
    expect(data.created).toBe(true);
    for (const query of [`lead_id=${id}&goal=deposit&txid=after`, 'txid=after'])
      expect((await at.report(`?${query}&${said}`)).data).toEqual({ id: data.id, created: false });
    for (const query of ['goal=Kalni%C5%86a&txid=refused', `goal=deposit&txid=${'x'.repeat(201)}`])
      expect((await at.report(`?lead_id=${id}&${query}&${said}`)).status).toBe(422);
    await at.report('', { method: 'POST', body: { lead_id: String(id), status: 'Sale', note: '+371 2987 6543' } });
    const logged = await rowOf('postback_logs', 'lead_id', id);
    expect(logged.map(({ result }) => result).filter((result) => result === 'refused')).toHaveLength(2);
    expect(logged).toHaveLength(6);
    expect(JSON.stringify(logged)).not.toMatch(/9876|Kalni/);
    await expectErased(id);
    const { items } = (await product.admin.call('GET', `/stat/postback_logs?lead=${id}&result=refused`)).data;
    expect(
      await product.admin.call('POST', `/stat/postback_logs/${items[0].id}/replay`, { isTrial: false }),
    ).toMatchObject({
      status: 409,
      details: [{ type: 'whole' }],
    });
  });

  test('appears in no report about a visitor either, which is attributed to the lead after their click', async () => {
    const click = await at.click();
    const id = await at.lead({ ...person, clickId: click, email: 'visitor@mail.example' });
    expect((await ask('forget', { email: 'visitor@mail.example' })).data).toMatchObject({ leads: 1 });
    const { data } = await at.report(`?visitor_id=${click}&goal=deposit&phone=29876543`);
    expect(await at.conversion(data.id)).toMatchObject({ lead: id, clickId: click });
    expect(await rowOf('conversions', 'lead_id', id)).toMatchObject([{ postback_params: [] }]);
    expect(await rowOf('postback_logs', 'lead_id', id)).toHaveLength(1);
    await expectErased(id);
  });

  test('is in no conversion that was in progress when they were forgotten', async () => {
    const cap = await capOfOffer();
    await at.report(`?lead_id=${await at.lead()}&goal=deposit`);
    const id = await at.lead({ ...person, email: 'under-way@mail.example' });
    const [reported, forgotten] = await connected(product.url, async (client) => {
      await client.query('begin');
      const { rows } = await client.query('select from limit_counters where record_id = $1 for update', [cap]);
      expect(rows).toHaveLength(1);
      const told = at.report(`?lead_id=${id}&goal=deposit&phone=29876543`);
      await untilWaiting(client);
      const asked = ask('forget', { email: 'under-way@mail.example' });
      await untilWaiting(client, 2);
      await client.query('commit');
      return [await told, await asked];
    });
    expect(reported.data).toMatchObject({ created: true });
    expect(forgotten.data).toMatchObject({ leads: 1, conversions: 1 });
    expect(await rowOf('conversions', 'lead_id', id)).toMatchObject([{ postback_params: [] }]);
    expect(await rowOf('postback_logs', 'lead_id', id)).toHaveLength(1);
    await expectErased(id);
  });

  test('is in no conversion or log entry read before they were forgotten', async () => {
    const id = await at.lead({ ...person, email: 'read-before@mail.example' });
    const reported = await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('lock table conversions in share row exclusive mode');
      const told = at.report(`?lead_id=${id}&goal=deposit&phone=29876543`);
      await untilWaiting(client);
      await client.query('update leads set erased_at = now() where id = $1', [id]);
      await client.query('commit');
      return told;
    });
    expect(reported.data).toMatchObject({ created: true });
    expect(await rowOf('conversions', 'lead_id', id)).toMatchObject([{ postback_params: [] }]);
    const [logged] = await rowOf('postback_logs', 'lead_id', id);
    expect(logged).toMatchObject({ url: expect.not.stringContaining('?'), body: null, ip: null, result: 'created' });
  });

  test('has their leads locked in the order in which reports lock them', async () => {
    const first = await at.lead({ ...person, email: 'in-order@mail.example' });
    const second = await at.lead({ ...person, email: 'in-order@mail.example' });
    // So that the second one is found before the first, by its time and by its location.
    await connected(product.url, async (client) => {
      const later = 'update leads set created_at = created_at + make_interval(secs => $2) where id = $1';
      for (const [id, seconds] of [[second, 0] as const, [first, 60] as const])
        await client.query(later, [id, seconds]);
    });
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('select from leads where id = $1 for key share', [first]);
      const asked = ask('forget', { email: 'in-order@mail.example' });
      await untilWaiting(client);
      await client.query('select from leads where id = $1 for key share nowait', [second]);
      await client.query('commit');
      expect((await asked).data).toMatchObject({ leads: 2 });
    });
  });

  test('holds up no report while rows of imports are searched', async () => {
    const id = await at.lead({ ...person, email: 'meanwhile@mail.example' });
    await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query('lock table job_record in access exclusive mode');
      const asked = ask('forget', { email: 'meanwhile@mail.example' });
      await untilWaiting(client);
      expect((await at.report(`?lead_id=${id}&goal=deposit&phone=29876543`)).data).toMatchObject({ created: true });
      await client.query('commit');
      expect((await asked).data).toMatchObject({ leads: 1, conversions: 1 });
    });
    await expectErased(id);
  });

  test('does not appear in why an accepted report changed no grade, whether it came before or after', async () => {
    const id = await at.lead({ ...person, email: 'why@mail.example' });
    const report = async (txid: string) =>
      expect((await at.report(`?lead_id=${id}&goal=deposit&txid=${txid}&status=Kalni%C5%86a`)).status).toBe(200);
    await report('why-before');
    expect(JSON.stringify(await rowOf('postback_logs', 'lead_id', id))).toContain('alniņa');
    expect((await ask('forget', { email: 'why@mail.example' })).data).toMatchObject({ leads: 1 });
    await expectErased(id);
    await report('why-after');
    expect((await rowOf('postback_logs', 'lead_id', id)).map(({ reason }) => reason)).toEqual([null, null]);
    await expectErased(id);
  });

  test('appears in no report about a visitor whose later click is the one that counts', async () => {
    const click = await at.click();
    const id = await at.lead({ ...person, clickId: click, email: 'earlier-click@mail.example' });
    expect((await ask('forget', { email: 'earlier-click@mail.example' })).data).toMatchObject({ leads: 1 });
    const later = await at.click(click);
    const { data } = await at.report(`?visitor_id=${click}&goal=deposit&phone=29876543&status=Kalni%C5%86a`);
    expect(await at.conversion(data.id)).toMatchObject({ lead: null, clickId: later, postbackParams: [] });
    expect((await at.report(`?visitor_id=${click}&goal=Kalni%C5%86a&phone=29876543`)).status).toBe(422);
    const logged = await rowOf('postback_logs', 'click_id', later);
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toMatch(/29876543|alni/);
    expect(await rowOf('leads', 'id', id)).toHaveLength(1);
  });

  test('does not appear in postbacks refused earlier, either', async () => {
    const id = await at.lead({ ...person, email: 'refused-before@mail.example' });
    expect((await at.report(`?lead_id=${id}&goal=Kalni%C5%86a&txid=before&phone=29876543`)).status).toBe(422);
    expect((await ask('forget', { email: 'refused-before@mail.example' })).data).toMatchObject({ leads: 1 });
    await expectErased(id);
    expect(JSON.stringify(await rowOf('postback_logs', 'lead_id', id))).not.toMatch(/29876543|alni/);
  });

  test('does not appear in notes about their leads, whether new or old', async () => {
    const id = await at.lead({ ...person, email: 'noted@mail.example' });
    const other = await at.lead();
    const [change] = (await product.admin.call('GET', `/stat/lead_changes?lead=${id}`)).data.items;
    const [ofLead, , ofOther] = await product.admin.make(
      '/user/notes',
      { target: 'lead', targetId: id, content: 'Call Žanete Kalniņa: 2987 6543' },
      { target: 'leadChange', targetId: change.id, content: 'She lives in Cesis' },
      { target: 'lead', targetId: other, content: 'Call them back' },
    );
    const edit = { items: [{ id: ofLead!.id, content: 'Call Žanete in the evening' }] };
    expect((await product.admin.call('PATCH', '/user/notes', edit)).status).toBe(200);
    expect((await ask('forget', { email: 'noted@mail.example' })).status).toBe(200);

    const { items } = (await product.admin.call('GET', '/user/notes')).data;
    expect(items.map((one: { id: number }) => one.id)).toEqual([ofOther!.id]);
    const past = JSON.stringify(await rowOf('history', 'entity', 'note'));
    for (const trace of traces) expect(past).not.toContain(trace);
    expect(past).toContain('Call them back');
  });

  test('is in none of the files made before; other files stay', async () => {
    await at.lead({ ...person, email: 'filed@mail.example' });
    const file = (path: string) => exported(product.admin, path);
    const [withThem, others] = [await file('/stat/leads/export?contacts=true'), await file('/user/offers/export')];
    expect(withThem.response.body).toContain('filed@mail.example');
    expect(others.status).toBe(200);
    expect((await ask('forget', { email: 'filed@mail.example' })).status).toBe(200);
    const { items } = (await product.admin.call('GET', '/user/exports')).data;
    expect(items).toMatchObject([{ kind: 'export_offer', state: 'done' }]);
    expect(await readdir(join(product.dataFolder, 'exports', String(product.tenant.tenantId)))).toHaveLength(1);
    expect((await file('/stat/leads/export?contacts=true')).response.body).not.toContain('filed@mail.example');
  });

  test.each([[{}], [{ phone: '' }], [{ phone: 'none' }], [{ phone: '29876543' }], [{ name: 'Anna' }]])(
    'is named by phone in international format or by email, not by %j',
    async (body) => {
      for (const what of ['report', 'forget'] as const) expect((await ask(what, body)).status).toBe(422);
    },
  );

  test('is answered only by those with permission, and by their own network', async () => {
    const id = await at.lead({ ...person, email: 'mine@mail.example' });
    const email = 'mine@mail.example';
    const reader = await product.personWith('admin', 'lead.read', 'lead.contacts.read');
    const reporter = await product.personWith('admin', 'lead.read', 'people.report');
    for (const by of [reader, reporter, await product.person('manager'), at.affiliate])
      for (const what of ['report', 'forget'] as const) expect((await ask(what, { email }, by)).status).toBe(403);
    const stranger = await product.stranger();
    expect((await ask('report', { email }, stranger)).data.leads).toEqual([]);
    expect((await ask('forget', { email }, stranger)).data.leads).toBe(0);
    expect((await rowOf('leads', 'id', id))[0].email).toBe(email);
  });
});

/** As staff would correct it. */
const edit = async (id: number, contacts: object) =>
  expect((await product.admin.call('PATCH', '/stat/leads/edit', { items: [{ id, ...contacts }] })).status).toBe(200);

describe('a person whose contact data was edited', () => {
  test.each([
    ['email', { email: 'former@mail.example' }, { email: ' Former@mail.example' }],
    ['phone', { phone: '+371 2700 0001' }, { phone: '+37127000001' }],
    ['phone as their country dials it', { phone: '27000002', country: 'LV' }, { phone: '+371 27 000 002' }],
  ])('is found and forgotten by the former %s', async (_, former, asked) => {
    const id = await at.lead({ ...person, ...former });
    const other = await at.lead();
    await edit(id, { email: 'between@mail.example', phone: '+37127000009' });
    await edit(id, { email: 'later@mail.example', phone: '+37127000010' });
    expect((await ask('report', asked)).data.leads).toMatchObject([{ id, email: 'later@mail.example' }]);
    const stranger = await product.stranger();
    expect((await ask('report', asked, stranger)).data.leads).toEqual([]);
    expect((await ask('forget', asked, stranger)).data.leads).toBe(0);

    expect((await ask('forget', asked)).data).toMatchObject({ leads: 1 });
    await expectErased(id);
    expect(await rowOf('lead_former_key', 'lead_id', id)).toEqual([]);
    expect((await rowOf('leads', 'id', other))[0].phone).not.toBeNull();
    for (const email of ['between@mail.example', 'later@mail.example'])
      expect((await ask('report', { email })).data.leads).toEqual([]);
  });

  test('is found by what requests contain if it was edited before former contact data was stored', async () => {
    const [id, other] = [await at.lead({ ...person, email: 'now@mail.example' }), await at.lead()];
    await connected(product.url, async (client) => {
      for (const lead of [id, other])
        await client.query('insert into lead_former_key (tenant_id, lead_id) values ($1, $2)', [
          product.tenant.tenantId,
          lead,
        ]);
      await client.query(
        `insert into lead_attempts (tenant_id, lead_id, affiliate_id, offer_id, advertiser_id, integration_id, "order", outcome,
           request, started_at, created_at)
         select tenant_id, id, affiliate_id, offer_id, $2, $3, 1, 'accepted', $4, created_at, created_at from leads where id = $1`,
        [id, at.ids.advertiser, at.ids.integration, 'POST /push\n\nemail=Before%40mail.example&phone=371-2700-0003'],
      );
    });
    for (const asked of [{ email: 'before@mail.example' }, { phone: '+37127000003' }])
      expect((await ask('report', asked)).data.leads).toMatchObject([{ id }]);
    for (const asked of [{ email: 'efore@mail.example' }, { email: '%@mail.example' }, { phone: '+3712700000' }])
      expect((await ask('report', asked)).data.leads ?? []).toEqual([]);
    expect((await ask('forget', { email: 'before@mail.example' })).data).toMatchObject({ leads: 1, attempts: 1 });
    await expectErased(id);
  });
});

test('nothing is kept of the data a lead was found by once its partition is gone', async () => {
  const id = await at.lead({ ...person, email: 'swept@mail.example' });
  await edit(id, { email: 'unswept@mail.example' });
  const gone = 999_999_999;
  await connected(product.url, (client) =>
    client.query('insert into lead_former_key (tenant_id, lead_id, key) values ($1, $2, $3)', [
      product.tenant.tenantId,
      gone,
      'a'.repeat(40),
    ]),
  );
  await sweep(product.database);
  expect(await rowOf('lead_former_key', 'lead_id', id)).toHaveLength(1);
  expect(await rowOf('lead_former_key', 'lead_id', gone)).toEqual([]);
});

test.each(['371 2700 0004', '0037127000004', '+371 (2700) 0004'])(
  'a phone without its country code, %j, belongs to the person',
  async (phone) => {
    const id = await at.lead({ ...person, phone, ip: undefined, email: 'spelled@mail.example' });
    expect((await ask('report', { phone: '+37127000004' })).data.leads).toMatchObject([{ id }]);
    expect((await ask('forget', { phone: '+37127000004' })).data.leads).toBe(1);
    await expectErased(id);
  },
);

test('contact data is erased once it reaches the age set by the network', async () => {
  const [old, young] = [await at.lead({ ...person, email: 'old@mail.example' }), await at.lead()];
  await age(old, 20);
  await age(await at.lead({ ...person, email: 'older@mail.example' }), 30);
  await erase();
  expect((await rowOf('leads', 'id', old))[0].phone).not.toBeNull();
  await keepContactsFor(19);
  // A process that ends leaves what it has not begun.
  expect(await erase({ atOnce: 1, isClosing: () => true })).toBe(1);
  expect(await erase()).toBeGreaterThanOrEqual(1);
  await expectErased(old);
  expect((await rowOf('leads', 'id', young))[0].phone).not.toBeNull();
  expect((await product.admin.call('GET', `/stat/leads/${old}`)).data).toMatchObject({
    phone: null,
    erasedAt: expect.any(Number),
  });
});

test('erased because of its age, contact data is in none of the files that had it; other files stay', async () => {
  await keepContactsFor(40);
  await age(await at.lead({ ...person, email: 'aged@mail.example' }), 50);
  const { tenantId: ours } = product.tenant;
  const start = Math.floor(Date.now() / 1000) - 30 * 86_400;
  const paths = [
    '/stat/leads/export?contacts=true',
    `/stat/leads/export?contacts=true&createdAtFrom=${start}`,
    '/stat/leads/export',
    '/stat/postback_logs/export',
    '/user/offers/export',
  ];
  for (const path of paths) expect((await exported(product.admin, path)).status).toBe(200);
  const stranger = await product.stranger();
  expect((await exported(stranger, '/stat/leads/export?contacts=true')).status).toBe(200);
  expect(await erase()).toBe(1);
  const queriesOf = async (by = product.admin) =>
    (await by.call('GET', '/user/exports')).data.items.map(
      ({ collection, query }: { collection: string; query: string }) => [collection, query],
    );
  expect((await queriesOf()).slice(0, 3)).toEqual([
    ['user/offers', ''],
    ['stat/leads', ''],
    ['stat/leads', `contacts=true&createdAtFrom=${start}`],
  ]);
  expect(await queriesOf(stranger)).toHaveLength(1);
  const files = await readdir(join(product.dataFolder, 'exports', String(ours)));
  expect(files).toHaveLength((await queriesOf()).length);
});

test('what was erased before isn’t read again to find what reaches its age', async () => {
  await keepContactsFor(30);
  const [done, due] = [await at.lead(), await at.lead()];
  await age(done, 50);
  await erase();
  const before = 300;
  await connected(product.url, async (client) => {
    const changed = { id: '1000000 + n', secure_id: 'md5(n::text)' };
    await copyRows(client, 'leads', { where: `id = ${done}`, count: before, changed });
    await client.query('analyze leads');
  });
  await age(due, 40);
  const statements = await statementsOf(async () => expect(await erase()).toBe(1));
  const finding = statements.filter(({ text }) => text.includes('for update of l skip locked'));
  expect(finding.length).toBeGreaterThan(0);
  for (const sent of finding)
    expect(await product.database.owner((db) => rowsRead(db, sent))).toBeLessThan(before / 10);
});
