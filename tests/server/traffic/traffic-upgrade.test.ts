import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { loadEntities } from '../../../openapi/entities.ts';
import { createApp } from '../../../server/app.ts';
import type { ProcessRole } from '../../../server/configuration.ts';
import type { Database } from '../../../server/database/connection.ts';
import { readContract } from '../../../server/http/contract.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { configuration } from '../../configuration.ts';
import { patience } from '../../patience.ts';
import { ask, password } from '../support/serving.ts';
import { type FormerDatabase, lostValues, restoreFormer, type Tables } from '../support/upgrading.ts';

/** A network with traffic and money in the database of an earlier version, after the first start of this one. */

let former: FormerDatabase;
let before: Tables;
let after: Tables;
let database: Database;
let dataFolder: string;
let app: FastifyInstance;
const others: FastifyInstance[] = [];

const open = async (roles: readonly ProcessRole[], settings: Partial<typeof configuration> = {}) => {
  const opened = await createApp({
    configuration: { ...configuration, dataFolder, roles: new Set(roles), ...settings },
    database,
    entities: await loadEntities(),
    contract: readContract(),
    logLevel: 'silent',
    checkAnswers: true,
    adminFolder: join(dataFolder, 'no-admin'),
  });
  others.push(opened);
  await opened.ready();
  return opened;
};

beforeAll(async () => {
  former = await restoreFormer('20261126035207');
  before = await former.tables();
  database = await former.upgrade();
  after = await former.tables();
  dataFolder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
  await syncPermissions(database);
  app = await open(['admin', 'traffic']);
});
afterAll(async () => {
  for (const one of others) await one.close();
  await database.close();
  await former.drop();
  await rm(dataFolder, { recursive: true });
});

type Answer = Awaited<ReturnType<typeof ask>>;
type Method = Parameters<typeof ask>[1];

/** Signs someone in; returns their calls. */
const signIn = async (email: string, to = app) => {
  const { data, message } = await ask(to, 'POST', '/login', { body: { email: `${email}@ours.example`, password } });
  expect(message).toBeUndefined();
  return (method: Method, path: string, body?: object): Promise<Answer> =>
    ask(to, method, path, { token: data.token, ...(body && { body }) });
};
const done = async (call: Promise<Answer>) => {
  const { status, data, message, details } = await call;
  expect([status, message, details]).toEqual([
    expect.toSatisfy((code) => code === 200 || code === 201),
    undefined,
    undefined,
  ]);
  return data;
};
const counted = async (rows: string): Promise<number> =>
  Number((await former.query(`select count(*) as n ${rows}`))[0]!['n']);

test('no value is lost, and those converted say what they said', () => {
  const others = before.get('totals');
  before.delete('totals');
  expect(others?.rows.length).toBeGreaterThan(50);
  expect([...before.values()].flatMap(({ rows }) => rows).length).toBeGreaterThan(1500);
  const both = (text: string | null) => text && `{"en": ${JSON.stringify(text)}, "ru": ${JSON.stringify(text)}}`;
  expect(
    lostValues(before, after, {
      // Digests without a key are forgotten (D1585).
      moved: { 'idempotency.request_hash': null },
      changed: {
        'metrics.title_ru': (title) => (title === 'Одобренные конверсии' ? 'Подтверждённые конверсии' : title),
        'payment_models.description': (text) =>
          text === 'Cost per click: paid for each valid click.'
            ? 'Cost per click: a name for agreements about clicks, which payment rules do not pay.'
            : text,
        'postback_logs.reason': both,
      },
    }),
  ).toEqual([]);
});

test('records are counted as they are', async () => {
  const admin = await signIn('admin');
  for (const [path, table] of [
    ['/stat/clicks', 'clicks'],
    ['/stat/leads', 'leads'],
    ['/stat/conversions', 'conversions'],
    ['/stat/customers', 'customers'],
    ['/stat/lead_attempts', 'lead_attempts'],
    ['/stat/postback_logs', 'postback_logs'],
    ['/user/affiliate_invoices', 'affiliate_invoices'],
    ['/user/advertiser_invoices', 'advertiser_invoices'],
    ['/user/affiliate_movements', 'affiliate_movements'],
    ['/user/prepayments', 'prepayments'],
    ['/user/notes', 'notes'],
    ['/user/caps', 'caps'],
  ] as const) {
    const { meta } = await done(admin('GET', `${path}?limit=0&withMeta=totalCount`));
    expect([path, meta.totalCount]).toEqual([path, before.get(table)?.rows.length]);
  }
});

describe('money', () => {
  test.each(['affiliate', 'advertiser'] as const)('of each %s is what its movements come to', async (side) => {
    const moved = (amount: string, per: string) => `
      select ${side}_id::text as account, ${per} part, trim_scale(sum(amount))::text as amount from (
        select ${side}_id, currency_id, "to" as part, ${amount} as amount from ${side}_movements where "to" is not null
        union all
        select ${side}_id, currency_id, "from", -${amount} from ${side}_movements where "from" is not null
      ) as move group by ${side}_id, ${per} part having sum(amount) <> 0 order by 1, 2, 3`;
    const parts = [
      'hold',
      'approved',
      'paid',
      ...(side === 'affiliate' ? ['requested_withdrawal'] : ['advance', 'advance_hold']),
    ];
    const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const standing =
      await former.query(`select ${side}_id::text as account, currency_id, part, trim_scale(amount)::text as amount
      from ${side}_amount cross join lateral (values ${parts.map((part) => `('${camel(part)}', ${part})`).join(', ')}) as own (part, amount)
      where amount <> 0 order by 1, 2, 3`);
    expect(standing.length).toBeGreaterThan(5);
    expect(await former.query(moved('amount', 'currency_id,'))).toEqual(standing);

    const admin = await signIn('admin');
    const { items } = await done(admin('GET', `/user/${side}_balances`));
    const shown = items.flatMap((item: Record<string, string>) =>
      parts
        .map(camel)
        .filter((part) => item[part] !== '0')
        .map((part) => ({ account: String(item[side]), part, amount: item[part] })),
    );
    expect(shown).toEqual(expect.arrayContaining(await former.query(moved('base_amount', ''))));
  });

  test('of an affiliate is what they have earned, to the last decimal', async () => {
    const affiliate = await signIn('affiliate1');
    const [balance] = (await done(affiliate('GET', '/user/affiliate_balances?with=breakdown'))).items;
    expect(balance).toMatchObject({
      hold: '105.17699081',
      approved: '64.67699081',
      requestedWithdrawal: '82.75',
      paid: '40.5',
    });
    const { items } = await done(affiliate('GET', '/stat/conversions?conversionStatus=3&limit=500'));
    expect(sum(items.map(({ payout }: { payout: string }) => payout))).toBe('187.14159266');
    // Approved, requested and paid; the euro of a registration is no dollar.
    expect(sum(['60.75', '3.14159265', '82.75', '40.5', '0.00000001'])).toBe('187.14159266');
  });

  test('moves on: what is open is paid, and a withdrawal goes to the account that was kept', async () => {
    const admin = await signIn('admin');
    const { items } = await done(admin('GET', '/user/affiliate_invoices?status=unpaid&orderBy=id:asc'));
    expect(items).toMatchObject([
      { title: 'AFF-000002', amount: '40.5' },
      { title: 'AFF-000003', amount: '42.25', requested: 'affiliate' },
    ]);
    const shown = await done(admin('POST', `/user/withdrawal_methods/${items[1].withdrawalMethod}/account`));
    expect(JSON.stringify(shown)).toContain('LV80BANK0000435195001');
    for (const { id } of items)
      await done(admin('POST', '/user/affiliate_invoices/change_status', { items: [{ id, status: 'paid' }] }));
    const [balance] = (await done(admin('GET', '/user/affiliate_balances'))).items;
    expect(balance).toMatchObject({ requestedWithdrawal: '0', paid: '123.25' });
    // The advance that was reserved pays the invoice of the advertiser.
    const [invoice] = (await done(admin('GET', '/user/advertiser_invoices?status=unpaid'))).items;
    expect(invoice).toMatchObject({ amount: '61', advance: '61' });
    await done(
      admin('POST', '/user/advertiser_invoices/change_status', { items: [{ id: invoice.id, status: 'paid' }] }),
    );
    const [owed] = (await done(admin('GET', '/user/advertiser_balances'))).items;
    expect(owed).toMatchObject({ advance: '24.12345678', advanceHold: '0' });
    // A correction by the advertiser’s file is undone as one.
    await done(admin('POST', '/user/reconciliations/1/undo'));
    const [undone] = (await done(admin('GET', '/stat/conversions?transactionId=R-2'))).items;
    expect(undone).toMatchObject({ revenue: '30.5' });
  });
});

const capCounters = () =>
  former.query(`select cap.title, trim_scale(sum(own.counted))::text as counted, sum(own.reserved)::int as reserved
    from limit_counters as own join caps as cap on cap.id = own.record_id where holder = 'cap' group by cap.id, 1 order by cap.id`);

test('caps have counted what came since they were made', async () => {
  expect(await capCounters()).toEqual(
    await former.query(`select title, trim_scale(counted)::text as counted, 0 as reserved from (
      select id, title, case
        when type = 'clicks' then (select count(*) from clicks where offer_id = caps.offer_id and click_status = 1 and clicks.created_at >= caps.created_at)
        -- Of leads decided when the cap was known.
        when type = 'leads' then (select count(*) from lead_attempts join leads on leads.id = lead_attempts.lead_id
          where outcome in ('accepted', 'unknown') and lead_attempts.advertiser_id = caps.advertiser_id
            and decision::text ~ format('"cap_room", \\d+, %s\\M', caps.id))
        else (select sum(amount) from conversion_caps where cap_id = caps.id) end::numeric as counted
      from caps where status = 'active' and value > 0) as said order by id`),
  );
});

describe('traffic', () => {
  test('opens with its cards: leads and why, conversions, clicks, attempts, postbacks, and their histories', async () => {
    const admin = await signIn('admin');
    const statuses = new Set<string>();
    for (const { id } of (await done(admin('GET', '/stat/leads?limit=500'))).items) {
      statuses.add((await done(admin('GET', `/stat/leads/${id}`))).apiStatus);
      expect(await done(admin('GET', `/stat/leads/${id}/decision`))).toMatchObject({ outcome: expect.any(String) });
      const { items } = await done(admin('GET', `/stat/lead_changes?lead=${id}`));
      expect(items.length).toBeGreaterThan(0);
    }
    expect([...statuses].toSorted()).toEqual([
      'duplicate',
      'failed',
      'hold',
      'invalid',
      'sent',
      'test',
      'trash',
      'unsent',
    ]);
    for (const path of [
      '/stat/clicks',
      '/stat/conversions',
      '/stat/lead_attempts',
      '/stat/postback_logs',
      '/stat/customers',
    ])
      for (const { id } of (await done(admin('GET', `${path}?limit=500`))).items)
        expect(await done(admin('GET', `${path}/${id}`))).toMatchObject({ id });
    const { items } = await done(admin('GET', '/stat/conversions?limit=500'));
    expect(new Set(items.map(({ conversionStatus }: { conversionStatus: number }) => conversionStatus))).toEqual(
      new Set([1, 2, 3, 4]),
    );
    const changed = items.find(
      ({ changeReason }: { changeReason: string | null }) => changeReason === 'Agreed on the phone',
    );
    const history = await done(admin('GET', `/stat/conversions/${changed.id}/history`));
    expect(history.items.map(({ action }: { action: string }) => action)).toContain('edit');
  });

  test('goes on: what was reported before is known, and new clicks and leads come in', async () => {
    const admin = await signIn('admin');
    const [known] = (await done(admin('GET', '/stat/conversions?transactionId=TWICE&with=postbackParams'))).items;
    const { apiToken } = await done(admin('GET', `/user/advertisers/${known.advertiser}?with=apiToken`));
    const report = async (query: string) =>
      (await app.inject({ url: `/api/v1/public/postback/${apiToken}?${query}` })).json();
    const conversions = await counted('from conversions');
    const capsBefore = await capCounters();
    expect((await report(`click_id=${known.clickId}&goal=deposit&txid=TWICE`)).data).toMatchObject({
      id: known.id,
      created: false,
    });
    expect(await counted('from conversions')).toBe(conversions);

    const { secureId } = await done(admin('GET', `/user/campaigns/${known.campaign}`));
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';
    const click = await app.inject({
      url: `/c/${secureId}?format=json`,
      remoteAddress: '212.93.97.145',
      headers: { 'user-agent': agent },
    });
    const { clickId } = click.json().data;
    const { data } = await report(`click_id=${clickId}&goal=deposit&txid=NEW`);
    expect(data).toMatchObject({ created: true });
    expect(await done(admin('GET', `/stat/conversions/${data.id}`))).toMatchObject({
      payout: '20.25',
      revenue: '30.5',
      clickId,
    });
    const more: Record<string, string> = { Clicks: '1', Conversions: '1', 'Payout in all': '20.25' };
    expect(await capCounters()).toEqual(
      capsBefore.map((cap) => ({ ...cap, counted: sum([cap['counted']!, more[cap['title']!] ?? '0']) })),
    );
    const { apiToken: token } = await done(admin('GET', `/user/users/${known.affiliate}?with=apiToken`));
    const lead = {
      campaign: secureId,
      firstName: 'Nora',
      lastName: 'Kalna',
      phone: '+371 29999999',
      email: 'nora@mail.example',
    };
    expect(await done(ask(app, 'POST', '/public/leads', { token, body: lead }))).toMatchObject({
      id: expect.any(Number),
    });
  });
});

test.each(['admin', 'manager2', 'affiliate1'])('%s signs in and sees what was theirs', async (email) => {
  const call = await signIn(email);
  const { items } = await done(call('GET', '/user/offers'));
  expect(items.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['KetoSlim Pro']));
  if (email === 'affiliate1') return;
  const notes = await done(
    call(
      'GET',
      `/user/notes?target=offer&targetId=${items.find(({ title }: { title: string }) => title === 'KetoSlim Pro').id}`,
    ),
  );
  expect(notes.items).toMatchObject([{ title: 'Call', content: 'Pays **late**', isPinned: true }]);
});

test('figures equal the events', async () => {
  const full = await open(configuration.roles.values().toArray(), {
    statistics: { url: undefined, memory: 1_000_000_000 },
  });
  const admin = await signIn('admin', full);
  const events = async () =>
    (
      await former.query(`select
        (select count(*) from clicks)::text as clicks,
        (select count(*) from clicks where click_status = 1)::text as "validClicks",
        (select count(*) from leads where not is_test)::text as leads,
        (select count(*) from leads where api_status = 'sent')::text as "sentLeads",
        (select count(*) from conversions)::text as conversions,
        (select count(*) from conversions where conversion_status = 3)::text as "approvedConversions",
        (select trim_scale(sum(round(revenue / revenue_rate, 8)))::text from conversions where conversion_status = 3) as revenue,
        (select trim_scale(sum(round(payout / payout_rate, 8)))::text from conversions where conversion_status = 3 and not is_hidden) as payout,
        (select sum(deposits)::text from customers) as deposits,
        (select trim_scale(sum(deposited))::text from customers) as deposited`)
    )[0]!;
  const metrics = Object.keys(await events()).join(',');
  const period = `createdAtFrom=${Date.UTC(2026, 10, 1) / 1000}&createdAtTo=${Math.floor(Date.now() / 1000) + 3600}`;
  await expect
    .poll(
      async () => {
        const { data } = await admin('GET', `/stat/statistics?${period}&metrics=${metrics}`);
        const own = await events();
        return JSON.stringify(data?.totals?.figures) === JSON.stringify(own)
          ? 'equal'
          : { told: data?.totals?.figures, own };
      },
      { timeout: patience.wait },
    )
    .toBe('equal');
});
