import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { serveThanks } from '../../../server/traffic/leads/thanks.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Manner, type Market, somebody } from '../support/advertisers.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import {
  admin,
  advertisers,
  attempts,
  cap,
  counter,
  decided,
  lead,
  market,
  product,
  send,
  sent,
  setUpPushes,
} from '../support/pushing.ts';
import { ask } from '../support/serving.ts';

/** Leads are offered to advertisers, one after another, each once, until one accepts. */

setUpPushes();

test('a lead is sent to one after another until one accepts, and the caller is told where the person goes', async () => {
  const at = await market('refuse', 'duplicate', 'invalid', 'accept', 'accept');
  const told = await sent(at, { ...somebody(), email: 'anna@mail.example' });
  expect(told).toEqual({
    id: expect.any(Number),
    apiStatus: 'sent',
    redirectUrl: 'https://broker.example/welcome?token=t1',
  });
  const taker = at.takers[3]!;
  expect(await lead(told.id)).toMatchObject({ ...taker, apiStatus: 'sent', reason: null, refusal: null });
  const made = await attempts(told.id);
  expect(made.map(({ outcome, advertiser }: Record<string, unknown>) => [outcome, advertiser])).toEqual(
    ['refused', 'duplicate', 'invalid', 'accepted'].map((outcome, place) => [outcome, at.takers[place]!.advertiser]),
  );
  expect(made[0]).toMatchObject({ order: 1, httpStatus: 200, message: 'Cap reached', finishedAt: expect.any(Number) });
  expect(made[3]).toMatchObject({
    advertiserLeadId: 'A-1',
    redirectUrl: 'https://broker.example/welcome?token=t1',
    answer: expect.stringContaining('"status":"ok"'),
  });
  expect(made[3].request).toContain('"email": "a***@***.example"');
  expect(JSON.stringify(made)).not.toMatch(/anna@|Ozola|2200\d{4}/);
});

test('an accepting answer counts, whatever characters it contains', async () => {
  const at = await market('odd');
  const told = await sent(at);
  expect(told).toMatchObject({ apiStatus: 'sent' });
  expect(await attempts(told.id)).toMatchObject([{ outcome: 'accepted', advertiserLeadId: 'A-\ufffd1' }]);
});

test('a lead that nobody accepts is unsent, and affiliates learn nothing of who was asked', async () => {
  const at = await market('refuse', 'refuse');
  const told = await sent(at);
  expect(told).toMatchObject({ apiStatus: 'unsent', reason: 'Nobody accepts this traffic right now' });
  expect(await lead(told.id)).toMatchObject({ apiStatus: 'unsent', reason: 'nobody_accepted', advertiser: null });
  expect((await at.affiliate.call('GET', `/stat/lead_attempts?lead=${told.id}`)).status).toBe(403);
  const seen = (await at.affiliate.call('GET', `/stat/leads/${told.id}`)).data;
  for (const hidden of ['advertiser', 'integration', 'redirectUrl', 'reason']) expect(seen).not.toHaveProperty(hidden);
});

test('a lead is offered to at most five', async () => {
  const at = await market(...Array.from({ length: 7 }, () => 'refuse'));
  expect(await attempts((await sent(at)).id)).toHaveLength(5);
});

test.each(['broken', 'cut'])('an answer that is neither yes nor no ends the attempts: %s', async (manner) => {
  const at = await market(manner, 'accept');
  const told = await sent(at);
  expect(told).toMatchObject({ apiStatus: 'failed', reason: 'The lead could not be delivered' });
  expect(await attempts(told.id)).toMatchObject([{ outcome: 'unknown' }]);
  expect(await lead(told.id)).toMatchObject({ reason: 'outcome_unknown', ...at.takers[0] });
});

test('an unreachable advertiser has not received the lead, and the next one is asked', async () => {
  const at = await market('accept', 'accept');
  const nowhere = {
    data: { outApi: { method: 'POST', url: 'http://127.0.0.001:9/x', bodyFormat: 'none', timeout: 5 } },
  };
  await admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/edit_out_api_mappings`, nowhere);
  const told = await sent(at);
  expect(told.apiStatus).toBe('sent');
  expect(await attempts(told.id)).toMatchObject([{ outcome: 'failed', failure: 'inside' }, { outcome: 'accepted' }]);
});

describe('the page a person goes to', () => {
  test('is none if the affiliate’s people stay', async () => {
    const at = await market('accept');
    await admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, redirectToAdvertiser: false }] });
    const told = await sent(at);
    expect(told).toEqual({ id: told.id, apiStatus: 'sent' });
  });

  test('is the thank-you page first, if the vertical says so', async () => {
    const at = await market('accept');
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const redirect = { option: 'via_thank_you_page', url: 'https://broker.example/' };
    expect((await admin.call('PATCH', '/user/verticals', { items: [{ id: vertical, redirect }] })).status).toBe(200);
    const { redirectUrl } = await sent(at);
    const { host, pathname } = new URL(redirectUrl);
    expect(pathname).toMatch(/^\/thanks\/[0-9a-f]{32}$/);
    const open = (path: string, language: string) =>
      product.app.inject({ url: path, headers: { host, 'accept-language': language } });
    const page = await open(pathname, 'ru');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Спасибо</h1>');
    expect(page.body).toContain('href="https://broker.example/welcome?token=t1"');
    // Someone who guesses is thanked as well, and learns nothing.
    for (const guess of ['0'.repeat(32), 'x', '%00', 'x'.repeat(10_000)]) {
      const guessed = await open(`/thanks/${guess}`, 'en');
      expect([guessed.statusCode, guessed.body]).toEqual([200, expect.not.stringContaining('href')]);
    }

    // An address that is not a thank-you page is still a page.
    const undecodable = await open('/thanks/%E0%A4%A', 'ru');
    expect([undecodable.statusCode, undecodable.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(undecodable.body).toContain('Запрос составлен неправильно');
    const strict = fastify();
    const limit = { calls: 1, seconds: 3600 };
    await serveThanks(strict, { database: product.database, thanksAt: async () => undefined, limit });
    const often = [await strict.inject({ url: pathname }), await strict.inject({ url: pathname })];
    expect(often.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
    expect(often[1]!.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(often[1]!.body).toContain('Too many attempts');

    // It is on the network's own domain for pages, once that is verified.
    await admin.make('/user/domains', { host: 'pages.example.com', kinds: ['landing'], defaultFor: ['landing'] });
    await product.database.owner((db) =>
      db.updateTable('domains').set({ state: 'verified' }).where('host', '=', 'pages.example.com').execute(),
    );
    const onOwn = new URL((await sent(at)).redirectUrl);
    expect(onOwn.origin).toBe('https://pages.example.com');
    const shown = await product.app.inject({ url: onOwn.pathname, headers: { host: onOwn.host } });
    expect(shown.body).toContain('href="https://broker.example/welcome');
    await product.database.owner((db) => db.deleteFrom('domains').where('host', '=', 'pages.example.com').execute());
  });

  test('is the one in the advertiser’s template', async () => {
    const at = await market('accept');
    const template = 'https://own.example/?click={click_id}';
    const items = [{ id: at.takers[0]!.advertiser, redirectTemplateEnabled: true, redirectTemplate: template }];
    expect((await admin.call('PATCH', '/user/advertisers', { items })).status).toBe(200);
    expect((await sent(at, { ...somebody(), clickId: 'c 1' })).redirectUrl).toBe('https://own.example/?click=c%201');
  });

  test('is none if the integration says so, whether redirects are switched on there or off', async () => {
    const at = await market('accept');
    const { integration } = at.takers[0]!;
    await connected(product.url, (client) =>
      client.query(`update integrations set redirect = '{"option": "no_redirect"}' where id = $1`, [integration]),
    );
    expect((await admin.call('GET', `/user/integrations/${integration}`)).data.redirectEnabled).toBe(false);
    expect(await sent(at)).not.toHaveProperty('redirectUrl');
  });

  test('has the lead’s data, as templates are filled in from leads and not from clicks', async () => {
    const at = await market('accept');
    const make = (redirectTemplate: string) => {
      const items = [{ id: at.takers[0]!.advertiser, redirectTemplateEnabled: true, redirectTemplate }];
      return admin.call('PATCH', '/user/advertisers', { items });
    };
    expect((await make('https://own.example/?from={referrer}')).details).toMatchObject([{ type: 'macro' }]);
    expect((await make('https://own.example/?id={lead_id}&name={full_name}')).status).toBe(200);
    expect((await sent(at)).redirectUrl).toMatch(/^https:\/\/own\.example\/\?id=[0-9a-f]{32}&name=Anna%20Ozola$/);
  });

  test('is the vertical’s address last, if neither advertiser nor integration names one', async () => {
    const at = await market('accept');
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const redirect = { option: 'direct', url: 'https://vertical.example/?lead={lead_id}' };
    const edited = await admin.call('PATCH', '/user/verticals', { items: [{ id: vertical, redirect }] });
    expect([edited.status, edited.details]).toEqual([200, undefined]);
    expect((await sent(at)).redirectUrl).toBe('https://broker.example/welcome?token=t1');
    const integration = `/user/integrations/${at.takers[0]!.integration}`;
    const { outApi } = (await admin.call('GET', `${integration}?with=outApi`)).data;
    const silent = { data: { outApi: { ...outApi, redirectPath: null } } };
    expect((await admin.call('POST', `${integration}/edit_out_api_mappings`, silent)).status).toBe(200);
    expect((await sent(at)).redirectUrl).toMatch(/^https:\/\/vertical\.example\/\?lead=[0-9a-f]{32}$/);
  });
});

test('a repetition waits with the first call and gets the same response', async () => {
  const at = await market('wait');
  const person = somebody();
  const headers = { 'idempotency-key': 'push-1' };
  const before = advertisers.heard.length;
  const told = Array.from({ length: 4 }, () => send(at, person, headers));
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  advertisers.heard[before]!.answer('accept');
  const data = await Promise.all(told.map(async (one) => JSON.stringify((await one).data)));
  expect(new Set(data).size).toBe(1);
  expect(JSON.parse(data[0]!).apiStatus).toBe('sent');
  expect(advertisers.heard.length).toBe(before + 1);
});

test('however many repetitions wait for a lead, only one of them checks it at a time', async () => {
  const at = await market('wait');
  let [looking, most] = [0, 0];
  const tenant = product.database.tenant.bind(product.database);
  const watched = vi.spyOn(product.database, 'tenant').mockImplementation((tenantId, lane) => {
    const scope = tenant(tenantId, lane);
    if (lane !== 'lead') return scope;
    return {
      ...scope,
      async read(work) {
        most = Math.max(most, (looking += 1));
        return scope.read(work).finally(() => (looking -= 1));
      },
    };
  });
  try {
    const [person, headers] = [somebody(), { 'idempotency-key': 'push-many' }];
    const before = advertisers.heard.length;
    const told = Array.from({ length: 30 }, () => send(at, person, headers));
    await vi.waitUntil(() => advertisers.heard.length > before && most > 0, { timeout: patience.wait });
    expect(new Set((await Promise.all(told)).map(({ status }) => status))).toEqual(new Set([201]));
    advertisers.heard[before]!.answer('accept');
  } finally {
    watched.mockRestore();
  }
  expect(most).toBe(1);
});

describe('a hard cap', () => {
  test('of a hundred accepts exactly a hundred of a thousand simultaneous leads, in two processes', async () => {
    const at = await market('accept/first', 'accept/second');
    // No lead times out, however busy the machine is.
    const processes = [await product.beside({ pushBudget: 3600 }), await product.beside({ pushBudget: 3600 })];
    const id = await cap(at, 0, { value: '100' });
    for (const app of processes)
      await expect.poll(async () => JSON.stringify(await decided(at, app))).toContain(`"detail":${id}`);
    const people = Array.from({ length: 1000 }, somebody);
    const next = async (n: number): Promise<void> => {
      const person = people.pop();
      if (!person) return;
      const { token, campaign } = at;
      const body = { campaign, ...person };
      const { status } = await ask(processes[n % 2]!, 'POST', '/public/leads', { token, body });
      expect(status).toBe(201);
      await next(n);
    };
    await Promise.all(Array.from({ length: 16 }, (_, n) => next(n)));
    const states = async () => {
      const { rows } = await connected(product.url, (client) =>
        client.query('select api_status, count(*)::int as n from leads where offer_id = $1 group by 1', [at.offer]),
      );
      return rows;
    };
    await expect.poll(states).toEqual([{ api_status: 'sent', n: 1000 }]);
    const of = (manner: string) => advertisers.heard.filter((one) => one.manner === manner);
    expect(of('accept/first')).toHaveLength(100);
    expect(of('accept/second')).toHaveLength(900);
    expect(await counter(id)).toEqual([100, 0]);
    expect((await admin.call('GET', `/user/caps/${id}/recount`)).data).toEqual({ counter: '100', events: '100' });
    const { rows } = await connected(product.url, (client) =>
      client.query(`select count(*)::int as n from leads where advertiser_id = $1`, [at.takers[0]!.advertiser]),
    );
    expect(rows).toEqual([{ n: 100 }]);
  });

  test('that is full when its turn comes is on the why-card, whatever was known before', async () => {
    const at = await market('wait', 'accept');
    const id = await cap(at, 0, { value: '1' });
    const before = advertisers.heard.length;
    const both = [sent(at), sent(at)];
    await vi.waitUntil(() => advertisers.heard.length >= before + 2, { timeout: patience.wait });
    expect(await counter(id)).toEqual([0, 1]);
    advertisers.heard
      .slice(before)
      .find(({ manner }) => manner === 'wait')!
      .answer('refuse');
    const told = await Promise.all(both);
    expect(told.map(({ apiStatus }) => apiStatus)).toEqual(['sent', 'sent']);
    expect(await counter(id)).toEqual([0, 0]);
    const cards = await Promise.all(
      told.map(async (one) => (await admin.call('GET', `/stat/leads/${one.id}/decision`)).data.candidates),
    );
    const leftOut = cards.flat().filter(({ order }: { order: number | null }) => order === null);
    expect(leftOut).toMatchObject([{ advertiser: at.takers[0]!.advertiser }]);
    expect(leftOut[0].checks).toContainEqual(expect.objectContaining({ code: 'cap_room', passed: false, detail: id }));
  });

  test('releases unused room, and counts what may have been accepted', async () => {
    const at = await market('refuse', 'cut');
    const refused = await cap(at, 0, { value: '5' });
    const unknown = await cap(at, 1, { value: '5' });
    const soft = await cap(at, undefined, { processingType: 'soft', value: '1' });
    await sent(at);
    expect(await counter(refused)).toEqual([0, 0]);
    expect(await counter(unknown)).toEqual([1, 0]);
    expect(await counter(soft)).toEqual([1, 0]);
    const recounts = () =>
      Promise.all(
        [refused, unknown, soft].map(async (id) => (await admin.call('GET', `/user/caps/${id}/recount`)).data),
      );
    const right = ['0', '1', '1'].map((said) => ({ counter: said, events: said }));
    expect(await recounts()).toEqual(right);
    // Attempts of earlier versions don’t say what they count in.
    await connected(product.url, (client) => client.query('update lead_attempts set limits = null'));
    expect(await recounts()).toEqual(right);
  });

  test('gives back what was not received after all, unless its counter was reset since', async () => {
    const at = await market('cut');
    const reset = await cap(at, 0, { value: '5' });
    const running = await cap(at, undefined, { processingType: 'soft', value: '9' });
    const { id } = await sent(at);
    await admin.call('POST', '/user/caps/drop_counter', { items: [{ id: reset }] });
    await sent(at);
    expect([await counter(reset), await counter(running)]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    await admin.call('PATCH', '/stat/leads/settle', { items: [{ id, accepted: false }] });
    expect([await counter(reset), await counter(running)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

test('an advertiser’s acceptance is recorded, even if the database was unavailable just then', async () => {
  const at = await market('wait');
  const id = await cap(at, 0, { value: '5' });
  const before = advertisers.heard.length;
  const under = sent(at);
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  await connected(product.url, async (client) => {
    await client.query('begin');
    await client.query('select from lead_push for update');
    advertisers.heard[before]!.answer('accept');
    const [pid] = await untilWaiting(client);
    await client.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitUntil(
      async () => {
        const { rows } = await client.query('select from pg_stat_activity where pid = $1', [pid]);
        await client.query('select pg_stat_clear_snapshot()');
        return rows.length === 0;
      },
      { timeout: patience.wait },
    );
    await client.query('rollback');
  });
  const { id: number } = await under;
  await expect.poll(async () => (await lead(number)).apiStatus, { timeout: patience.wait }).not.toBe('new');
  expect(await lead(number)).toMatchObject({ apiStatus: 'sent', ...at.takers[0] });
  expect(await counter(id)).toEqual([1, 0]);
});

describe('a lead that is erased while an advertiser is asked', () => {
  const traces = ['A***', 'Anna', 'welcome', 'mail.example'];
  const forgotten = async (at: Market, manner: Manner) => {
    const before = advertisers.heard.length;
    const someone = somebody();
    const under = sent(at, someone);
    await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
    expect((await product.admin.call('POST', '/user/people/forget', { email: someone.email })).data.leads).toBe(1);
    advertisers.heard[before]!.answer(manner);
    const { id } = await under;
    await expect.poll(async () => (await lead(id)).apiStatus, { timeout: patience.wait }).not.toBe('new');
    const kept = await connected(product.url, async (client) => {
      const rows = [];
      for (const [table, column] of [
        ['leads', 'id'],
        ['lead_attempts', 'lead_id'],
        ['lead_changes', 'lead_id'],
      ])
        rows.push(...(await client.query(`select * from ${table} where ${column} = $1`, [id])).rows);
      return JSON.stringify(rows);
    });
    for (const trace of traces) expect(kept).not.toContain(trace);
    return { at, id, heard: advertisers.heard.length - before };
  };

  test.each([
    ['usual', false],
    ['limited', true],
  ])('stores nothing of the answer, if the advertiser’s leads are %s', async (_, isLimited) => {
    const opened = await market('wait');
    if (isLimited) await cap(opened, 0, { value: '5' });
    const { at, id } = await forgotten(opened, 'accept');
    expect(await lead(id)).toMatchObject({ apiStatus: 'sent', ...at.takers[0], redirectUrl: null });
  });

  test('goes to no further one', async () => {
    const { id, heard } = await forgotten(await market('wait', 'accept'), 'invalid');
    expect(heard).toBe(1);
    expect((await lead(id)).apiStatus).toBe('unsent');
  });
});
