import { describe, expect, test, vi } from 'vitest';
import { failures } from '../../../domain/failures.ts';
import { makeDueInvoices } from '../../../server/invoices/schedules.ts';
import { watchNetworks } from '../../../server/jobs/watching.ts';
import { createNotices } from '../../../server/notifications/direct-notices.ts';
import { notify } from '../../../server/notify/notify.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import type { Person } from '../support/product.ts';
import {
  at,
  keep,
  keeper,
  named,
  ofType,
  other,
  pathOf,
  product,
  raise,
  setUpTelling,
  spread,
  told,
} from '../support/telling.ts';

/** Who is notified of what happens, and how they read it. */

setUpTelling();

describe('an invoice that is created and paid', () => {
  test('is announced to its affiliate and to those who look after them, each with their page and language', async () => {
    await at.conversions(1);
    const { id, title } = await at.invoice('affiliate');
    await spread();
    const [theirs] = ofType(await told(at.affiliate, '', 'ru'), 'invoice.made');
    expect(theirs).toMatchObject({
      groupSlug: 'invoices',
      title: `Счёт создан: ${String(title)}`,
      path: `/billing/invoices/${id}`,
      readAt: null,
    });
    expect(theirs?.text).toContain('20,25 USD');
    const [ours] = ofType(await told(keeper), 'invoice.made');
    expect(ours).toMatchObject({
      title: `Invoice created: ${String(title)}`,
      path: `/affiliate-billing/invoices/${id}/general`,
    });
    await at.status('affiliate', id, 'paid');
    await spread();
    expect(ofType(await told(at.affiliate), 'invoice.paid')).toHaveLength(1);
    await at.status('affiliate', id, 'unpaid', { reason: 'The bank returned it' });
    await spread();
    const [back] = ofType(await told(at.affiliate), 'invoice.unpaid');
    expect(back?.title).toBe(`Payment taken back, the invoice is unpaid: ${String(title)}`);
    expect(back?.text).toMatch(/^20\.25 USD.*: The bank returned it$/);
    expect(ofType(await told(keeper), 'invoice.unpaid')).toHaveLength(1);
    // The person who did it already knows; those who look after others are not notified.
    expect(ofType(await told(product.admin), 'invoice.made')).toEqual([]);
    expect((await told(other)).items).toEqual([]);
  });

  test('for an advertiser is not announced to affiliates', async () => {
    await at.conversions(1);
    await at.invoice('advertiser');
    const before = (await told(at.affiliate)).items.length;
    await spread();
    expect((await told(at.affiliate)).items).toHaveLength(before);
  });

  test('is no longer announced to someone who may no longer read it', async () => {
    expect(ofType(await told(keeper), 'invoice.made')).toHaveLength(1);
    await keep([other.id]);
    const { items, meta } = await told(keeper);
    expect([items.filter(({ groupSlug }) => groupSlug === 'invoices'), meta.unread]).toEqual([[], 0]);
    await keep([keeper.id]);
    expect(ofType(await told(keeper), 'invoice.made')).toHaveLength(1);
  });
});

test('a scheduled invoice and a declined one are announced to their affiliate and their manager, with the reason', async () => {
  await at.conversions(1);
  const schedule = { affiliate: at.affiliate.id, frequency: 'weekly', threshold: '0' };
  await product.admin.make('/user/invoice_schedules', schedule);
  await makeDueInvoices(product.database, { at: Date.now() / 1000 + 28 * 86_400 });
  await spread();
  const [invoice] = (await product.admin.call('GET', '/user/affiliate_invoices?orderBy=id:desc&limit=1')).data.items;
  const { id, title } = invoice;
  expect(ofType(await told(at.affiliate, '', 'ru'), 'invoice.scheduled')).toMatchObject([
    { title: `Счёт создан по расписанию: ${title}`, path: `/billing/invoices/${id}`, groupSlug: 'invoices' },
  ]);
  const ours = { title: `Invoice created by schedule: ${title}`, path: `/affiliate-billing/invoices/${id}/general` };
  expect(ofType(await told(keeper), 'invoice.scheduled')).toMatchObject([ours]);

  expect((await at.status('affiliate', id, 'declined', { reason: 'Traffic was {bought}' })).status).toBe(200);
  await spread();
  const [theirs, ...others] = ofType(await told(at.affiliate, '', 'ru'), 'invoice.declined');
  expect([theirs?.title, theirs?.path, others]).toEqual([`Счёт отклонён: ${title}`, `/billing/invoices/${id}`, []]);
  expect(theirs?.text).toMatch(/USD.*: Traffic was \{bought\}$/);
  expect(ofType(await told(keeper), 'invoice.declined')[0]?.text).toMatch(/: Traffic was \{bought\}$/);
  // The person who did it already knows; those who look after others are not notified, nor is anyone of its deletion.
  expect(ofType(await told(product.admin), 'invoice.declined')).toEqual([]);
  expect((await told(other)).items).toEqual([]);
  const before = (await told(keeper)).items.length;
  expect((await at.status('affiliate', id, 'deleted')).status).toBe(200);
  await spread();
  expect((await told(keeper)).items.length).toBeLessThanOrEqual(before);
});

test('an advertiser’s declined invoice is announced to those who look after them, not to affiliates', async () => {
  await at.conversions(1);
  const colleague = await product.person('admin');
  const { id, title } = await at.invoice('advertiser');
  await at.status('advertiser', id, 'declined', { reason: 'Wrong period' });
  await spread();
  const [told_] = ofType(await told(colleague), 'invoice.declined');
  expect(told_).toMatchObject({
    title: `Invoice declined: ${String(title)}`,
    path: `/advertiser-billing/adv-invoices/${id}/general`,
    text: expect.stringMatching(/: Wrong period$/),
  });
  expect(ofType(await told(at.affiliate), 'invoice.declined').map((one) => one.title)).not.toContain(told_?.title);
});

describe('those in charge', () => {
  /** Ids of the people who were told of an event. */
  const toldOf = async (raised: Parameters<typeof raise>[0]): Promise<number[]> => {
    await raise(raised);
    await spread();
    const latest = `(select max(id) from notice_event where type = '${raised.type}')`;
    return (await at.rows(`select user_id from notice where event_id = ${latest} order by user_id`)).map(
      ({ user_id: id }) => Number(id),
    );
  };
  const requested = (about: object) => toldOf({ type: 'invoice.requested', about });

  test('are the managers of an affiliate, of their team and of the advertiser, else those of the offer', async () => {
    const managers: number[] = [];
    for (const type of ['manager', 'manager', 'manager', 'advertiser_manager'] as const)
      managers.push((await product.person(type)).id);
    const [own, ofTeam, ofOffer, ofAdvertiser] = managers as [number, number, number, number];
    const make = async (path: string, fields: object) => (await product.admin.make(path, fields))[0]!.id;
    const team = await make('/user/teams', { title: 'Nord', managers: [ofTeam] });
    const offer = await make('/user/offers', { title: 'Managed', managers: [ofOffer] });
    const advertiser = await make('/user/advertisers', { title: 'Managed', managers: [ofAdvertiser] });
    const { id: affiliate } = await product.person('affiliate', { team });
    expect(await requested({ affiliate, offer })).toEqual([ofTeam]);
    const { id: looked } = await product.person('affiliate', { team, managers: [own] });
    expect(await requested({ affiliate: looked, advertiser })).toEqual([own, ofTeam, ofAdvertiser]);
    expect(await toldOf({ type: 'cap.full', about: { offer, team } })).toEqual([ofTeam]);
    expect(await toldOf({ type: 'cap.full', about: { offer } })).toEqual([ofOffer]);
    expect(await toldOf({ type: 'cap.full' })).toContain(product.admin.id);
  });

  test('are administrators where none of the managers may sign in, or read what it is about', async () => {
    const manager = await product.person('manager');
    const { id: affiliate } = await product.person('affiliate', { managers: [manager.id] });
    const { id: tag } = (await product.admin.make('/user/tags', { title: 'Hidden', type: 'team' }))[0]!;
    const hidden = { type: 'cap.full', about: { affiliate }, record: { entity: 'tag', id: tag } } as const;
    expect(await requested({ affiliate })).toEqual([manager.id]);
    await administer(product.url, `update roles set status = 'inactive' where type = 'manager'`);
    expect(await requested({ affiliate })).toContain(product.admin.id);
    await administer(product.url, `update roles set status = 'active'`);
    const blind = await product.personWith('manager');
    const { id: theirs } = await product.person('affiliate', { managers: [blind.id] });
    expect(await toldOf({ ...hidden, about: { affiliate: theirs } })).toContain(product.admin.id);
    // Who did it knows; nobody else is asked instead.
    expect(await toldOf({ type: 'invoice.requested', about: { affiliate }, by: manager.id })).toEqual([]);
    await administer(product.url, `update users set status = 'blocked' where id = ${manager.id}`);
    const told = await requested({ affiliate });
    expect([told.includes(manager.id), told.includes(product.admin.id)]).toEqual([false, true]);
  });

  test('are mailed, administrators if the managers may not sign in', async () => {
    const manager = await product.person('advertiser_manager');
    const { id: advertiser } = (
      await product.admin.make('/user/advertisers', { title: 'A', managers: [manager.id] })
    )[0]!;
    const mailed: (readonly number[])[] = [];
    const notices = createNotices({
      emails: { send: async (_db, _email, { userIds }) => void mailed.push(userIds) },
      addresses: { of: async () => 'https://sluice.example' },
    });
    const { tenantId } = product.tenant;
    const pause = () =>
      product.database
        .tenant(tenantId)
        .write((db) => notices.tellOfIntegration(db, tenantId, { id: 1, title: 'One', advertiser, reason: 'refused' }));
    await pause();
    await administer(product.url, `update users set status = 'blocked' where id = ${manager.id}`);
    await pause();
    expect(mailed[0]).toEqual([manager.id]);
    expect(mailed[1]).toContain(product.admin.id);
    expect(mailed[1]).not.toContain(manager.id);
    await spread();
  });
});

test('nobody is notified of records that they may not read, even if a colleague names them', async () => {
  const { id } = (await product.admin.make('/user/tags', { title: 'Secret', type: 'team' }))[0]!;
  const outsider = await product.personWith('manager');
  const invoice = (await at.rows('select max(id) as id from affiliate_invoices'))[0]!['id'];
  await raise({ ...named(outsider.id, at.affiliate.id), record: { entity: 'tag', id } });
  await raise({ ...named(outsider.id, other.id), record: { entity: 'affiliateInvoice', id: Number(invoice) } });
  await raise({ ...named(outsider.id), record: { entity: 'nothing', id: 1 } });
  await spread();
  expect((await told(outsider)).items).toEqual([]);
  expect((await told(other)).items).toEqual([]);
  expect(ofType(await told(at.affiliate), 'task.assigned')).toEqual([]);
});

describe('notices', () => {
  test('are paged, newest first, and marked read one by one or all up to one', async () => {
    const person = await product.person('manager');
    for (const title of ['1', '2', '3', '4']) await raise({ ...named(person.id), params: { title } });
    await spread();
    const first = await told(person, '?limit=3');
    expect(first.items.map(({ title }) => title.at(-1))).toEqual(['4', '3', '2']);
    expect(first.meta).toEqual({ unread: 4, hasMore: true });
    const rest = await told(person, `?limit=3&before=${first.items[2]!.id}`);
    expect([rest.items.map(({ title }) => title.at(-1)), rest.meta.hasMore]).toEqual([['1'], false]);
    const mark = (body: object) => person.call('PATCH', pathOf(person), body);
    expect((await mark({ ids: [first.items[0]!.id] })).data).toEqual({ unread: 3, latest: first.items[0]!.id });
    expect((await mark({ upTo: first.items[2]!.id })).data.unread).toBe(1);
    expect((await told(person, '?unread=true')).items.map(({ id }) => id)).toEqual([first.items[1]!.id]);
  });

  test('of others are not among one’s own', async () => {
    const person = await product.person('manager');
    await raise(named(person.id));
    await spread();
    expect((await product.admin.call('GET', pathOf(person))).status).toBe(404);
    expect((await product.admin.call('PATCH', pathOf(person), { upTo: 1 })).status).toBe(404);
    const [{ id } = { id: 0 }] = (await told(person)).items;
    await other.call('PATCH', pathOf(other), { ids: [id] });
    expect((await told(person)).meta.unread).toBe(1);
  });

  test('are delivered once each and in their order, by however many processes', async () => {
    const person = await product.person('manager');
    const beside = await product.beside();
    const titles = Array.from({ length: 40 }, (_, place) => String(place));
    for (const title of titles) await raise({ ...named(person.id, person.id), params: { title } });
    await spread();
    await beside.close();
    const { items } = await told(person, '?limit=100');
    expect(items.map(({ title }) => title.replace(/.*: /, '')).toReversed()).toEqual(titles);
  });

  test('of one network wait for no flood in another, and a flood of one hour is over at once', async () => {
    const stranger = await product.stranger();
    const { id: theirs } = stranger;
    const [{ tenant_id: elsewhere } = {}] = await at.rows(`select tenant_id from users where id = ${theirs}`);
    const person = await product.person('manager');
    const flood = (count: number, raised: object) =>
      product.database.tenant(product.tenant.tenantId).write(async (db) => {
        for (let made = 0; made < count; made += 1) await notify(db, { ...named(person.id), ...raised });
      });
    await flood(60, {});
    await product.database.tenant(Number(elsewhere)).write((db) => notify(db, named(theirs)));
    await spread();
    const doneAt = async (user: number) =>
      (await at.rows(`select max(done_at) as done from notice_event where ${user} = any (user_ids)`))[0]![
        'done'
      ] as Date;
    expect(Number(await doneAt(theirs))).toBeLessThan(Number(await doneAt(person.id)));
    expect(await at.rows(`select from notice where user_id = ${theirs}`)).toHaveLength(1);
    expect((await told(person)).meta.unread).toBe(60);

    const { id: affiliate } = await product.person('affiliate', { managers: [person.id] });
    await flood(30, { type: 'lead.unsent', about: { offer: 801, affiliate } });
    await spread();
    const done = await at.rows(`select done_at from notice_event where about ->> 'offer' = '801'`);
    expect([done.length, new Set(done.map(({ done_at: when }) => String(when))).size]).toEqual([30, 1]);
    expect(ofType(await told(person, '?limit=100'), 'lead.unsent')).toHaveLength(1);
  });

  test('that fail hold nobody else up, and are delivered in the end', async () => {
    const person = await product.person('manager');
    await administer(product.url, `alter table notice add constraint broken check (params ->> 'title' <> 'Broken')`);
    await raise({ ...named(person.id), params: { title: 'Broken' } });
    await raise({ ...named(person.id), params: { title: 'Sound' } });
    await vi.waitUntil(async () => (await told(person)).items.length === 1, { timeout: patience.wait });
    await administer(product.url, `alter table notice drop constraint broken; update notice_event set due_at = now()`);
    await spread();
    expect((await told(person)).items.map(({ title }) => title.replace(/.*: /, '')).toSorted()).toEqual([
      'Broken',
      'Sound',
    ]);
  });

  test('about one event are delivered once, and not to the person who caused it', async () => {
    const person = await product.person('manager');
    await raise({ ...named(person.id), once: 'today' });
    await raise({ ...named(person.id), once: 'today' });
    await raise({ ...named(person.id), by: person.id });
    await spread();
    expect((await told(person)).items).toHaveLength(1);
  });
});

test('assignees of a task are notified that they have it, that they are mentioned, and, once, that it is due', async () => {
  const manager = await product.person('manager');
  const today = new Date().toISOString().slice(0, 10);
  const [task] = await product.admin.make('/user/tasks', {
    title: 'Call back',
    type: 'phone',
    assignees: [manager.id],
    dueDate: today,
  });
  await product.admin.make('/user/task_comments', { task: task!.id, content: 'Please', mentions: [manager.id] });
  await product.admin.make('/user/tasks', {
    title: 'In silence',
    type: 'task',
    assignees: [manager.id],
    isSilent: true,
  });
  await watchNetworks(product.database);
  await watchNetworks(product.database);
  await spread();
  const name = `${task!['fullId']} Call back`;
  expect((await told(manager, '?limit=100')).items.map(({ title }) => title)).toEqual([
    `Task due: ${name}`,
    `You were mentioned: ${name}`,
    `Task assigned to you: ${name}`,
  ]);
});

test('a due task is announced although very many others have no assignee', async () => {
  const manager = await product.person('manager');
  const today = new Date().toISOString().slice(0, 10);
  await administer(
    product.url,
    `insert into tasks (tenant_id, title, type, task_status, priority, due_date, number)
     select ${product.tenant.tenantId}, 'Nobody’s', 'task', 'todo', 'normal', '${today}', 10000 + n from generate_series(1, 500) n`,
  );
  await product.admin.make('/user/tasks', {
    title: 'Among many',
    type: 'task',
    assignees: [manager.id],
    dueDate: today,
    isSilent: true,
  });
  await watchNetworks(product.database);
  await spread();
  expect((await told(manager, '?limit=100')).items.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Task due: T-\d+ Among many$/),
  ]);
  await administer(product.url, `delete from tasks where title = 'Nobody’s'`);
});

test('only administrators are notified that the trial ends, once at each of its steps', async () => {
  const left = (days: number) =>
    administer(
      product.url,
      `update tenant set trial_expire_at = now() + interval '${days} days' where id = ${product.tenant.tenantId}`,
    );
  const trials = async (person: Person) =>
    ofType(await told(person, '?limit=100'), 'trial.ending').map(({ title }) => title);
  await left(10);
  await watchNetworks(product.database);
  await left(5);
  await watchNetworks(product.database);
  await watchNetworks(product.database);
  await spread();
  expect(await trials(product.admin)).toHaveLength(1);
  expect(await trials(keeper)).toEqual([]);
  await administer(product.url, `update tenant set trial_expire_at = null`);
});

test('an export that is ready, and a sign-in from elsewhere, are announced to their person', async () => {
  const person = await product.person('manager');
  await administer(
    product.url,
    `insert into export (tenant_id, user_id, entity, query, format, language, contacts, request_id, state, rows)
    values (${product.tenant.tenantId}, ${person.id}, 'tag', '{}', 'csv', 'en', false, 'r', 'running', 12);
    update export set state = 'done', ended_at = now() where user_id = ${person.id}`,
  );
  await spread();
  expect((await told(person)).items).toEqual([
    expect.objectContaining({ type: 'export.ready', text: 'Rows: 12', path: '/reports/downloads' }),
  ]);
});

test('an export that failed is announced to its person, with the reason', async () => {
  const person = await product.person('manager');
  await administer(
    product.url,
    `insert into export (tenant_id, user_id, entity, query, format, language, contacts, request_id, state, rows)
    values (${product.tenant.tenantId}, ${person.id}, 'tag', '{}', 'csv', 'en', false, 'r', 'running', 12);
    update export set state = 'failed', code = 'slow', ended_at = now() where user_id = ${person.id}`,
  );
  await spread();
  const { title, text, path } = (await told(person)).items[0]!;
  expect([title, text, path]).toEqual(['Your export failed', failures.slow.en, '/reports/downloads']);
});

describe('work of the product itself', () => {
  const failing = async (person: Person) =>
    ofType(await told(person, '?limit=100'), 'work.failing').map(({ title, text }) => [title, text]);

  test('is announced to administrators, once, when no email has been sent for an hour', async () => {
    const { tenantId } = product.tenant;
    const mail = (state: string, ago: string) =>
      administer(
        product.url,
        `insert into mail_outbox (tenant_id, user_id, address, kind, expires_at, state, message, problem, created_at, ended_at)
        select ${tenantId}, ${product.admin.id}, 'ada@ours.example', 'password_changed', now() + interval '1 day', '${state}',
          case when '${state}' = 'waiting' then 'sealed' end,
          case when '${state}' <> 'sent' then '{"en": "535 Wrong password", "ru": "535 Неверный пароль"}'::jsonb end,
          now() - interval '${ago}', case when '${state}' <> 'waiting' then now() - interval '${ago}' end;
        update mail_outbox set due_at = now() + interval '1 day' where state = 'waiting'`,
      );
    const look = async () => {
      await watchNetworks(product.database);
      await spread();
      return failing(product.admin);
    };
    await administer(product.url, 'delete from mail_outbox');
    await mail('waiting', '50 minutes');
    expect(await look()).toEqual([]);
    await mail('given_up', '2 hours');
    const notice = ['Background work failing: Emails', '535 Wrong password'];
    expect(await look()).toEqual([notice]);
    expect(await look()).toEqual([notice]);
    // Another incident, after some have been sent.
    await mail('sent', '90 minutes');
    expect(await look()).toEqual([notice]);
    await mail('waiting', '80 minutes');
    expect(await look()).toEqual([notice, notice]);
    expect(await failing(keeper)).toEqual([]);
    await administer(product.url, 'delete from mail_outbox');
  });

  test('is announced when a chore has failed for hours', async () => {
    const run = (since: string) =>
      administer(
        product.url,
        `insert into chore_run (name, ended_at, failed_at, failing_since)
        values ('invoicing', now() - interval '2 days', now(), now() - interval '${since}')
        on conflict (name) do update set failed_at = excluded.failed_at, failing_since = excluded.failing_since`,
      );
    const before = await failing(product.admin);
    // After two days of standing still, it has failed for two hours.
    await run('2 hours');
    await watchNetworks(product.database);
    await run('4 hours');
    await watchNetworks(product.database);
    await watchNetworks(product.database);
    await spread();
    expect(await failing(product.admin)).toEqual([
      ['Background work failing: Making invoices on schedule', expect.stringContaining('See the server’s log')],
      ...before,
    ]);
  });
});

test('each person who looks after some of an hour’s unsent leads is told of one, no matter which came first', async () => {
  const [mine, theirs] = [await product.person('manager'), await product.person('manager')];
  const affiliates = [await product.person('affiliate'), await product.person('affiliate')].map(({ id }) => id);
  const items = affiliates.map((id, place) => ({ id, managers: [[mine, theirs][place]!.id] }));
  expect((await product.admin.call('PATCH', '/user/users', { items })).status).toBe(200);
  for (const [offer, affiliate] of [
    [701, affiliates[0]],
    [701, affiliates[1]],
    [701, affiliates[0]],
    [701, affiliates[1]],
    [702, affiliates[1]],
  ] as const)
    await raise({ type: 'lead.unsent', about: { offer, affiliate }, params: { offer: `Offer ${offer}` } });
  await spread();
  const titles = async (person: Person) => ofType(await told(person), 'lead.unsent').map(({ title }) => title);
  expect([await titles(mine), await titles(theirs)]).toEqual([
    ['Lead unsent: Offer 701'],
    ['Lead unsent: Offer 702', 'Lead unsent: Offer 701'],
  ]);
});

test('a late conversion, and one of an hour’s unsent leads, are announced to those who look after the affiliate', async () => {
  const lead = await at.lead();
  const set = (status: string) =>
    administer(product.url, `update leads set api_status = '${status}' where id = ${lead}`);
  await set('sent');
  await set('unsent');
  await set('sent');
  await set('unsent');
  await administer(
    product.url,
    `insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, conversion_status, marks, revenue, payout, traffic_at)
    select tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, 1, '{late_conversion}', 1, 1, now() from conversions limit 1`,
  );
  await spread();
  const all = await told(keeper, '?limit=100');
  expect(ofType(all, 'lead.unsent').map(({ title, path }) => [title, path])).toEqual([
    ['Lead unsent: KetoSlim', `/leads/${lead}/general`],
  ]);
  expect(ofType(all, 'conversion.late').map(({ title }) => title)).toEqual(['Late conversion: KetoSlim']);
});
