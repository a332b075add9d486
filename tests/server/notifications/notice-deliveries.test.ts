import { describe, expect, test, vi } from 'vitest';
import { noticeFilters, type NoticeType, noticeTypeOf, noticeTypes } from '../../../domain/notices/notice-types.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { refusal } from '../support/network.ts';
import {
  comeDue,
  emailOf,
  inbox,
  inState,
  log,
  made,
  product,
  quiet,
  raise,
  raiseAll,
  rows,
  rule,
  setUpNoticing,
  spread,
  webhook,
} from '../support/noticing.ts';
import { ask, password } from '../support/serving.ts';

/** Notification rules, and emails they send. */

setUpNoticing();

describe('a rule', () => {
  test('names an event of its group, people, and a bot or webhook of its channel', async () => {
    const people = { users: [product.admin.id] };
    const refused = async (fields: object) => refusal(await rule({ ...people, ...fields }));
    expect(await refused({ type: 'cap.full' })).toEqual([422, 'typeOfOthers', 'items.0.type']);
    expect(await refused({ users: [] })).toEqual([422, 'nobody', 'items.0.users']);
    expect(await refused({ channel: 'webhook' })).toEqual([422, 'required', 'items.0.notificationChannelIntegration']);
    const integration = { notificationChannelIntegration: await webhook() };
    expect(await refused({ channel: 'telegram', ...integration })).toEqual([
      422,
      'otherChannel',
      'items.0.notificationChannelIntegration',
    ]);
    expect((await refused(integration))[1]).toBe('inapplicable');
    expect(await refused({ quietFrom: '22:00' })).toEqual([422, 'required', 'items.0.quietTo']);
    expect((await refused({ quietFrom: '25:00', quietTo: '08:00' }))[1]).toBe('pattern');
    expect((await rule({ ...people, type: 'task.due' })).status).toBe(201);
    // The bell shows what happens immediately.
    expect((await refused({ channel: 'bell', frequency: 'daily' }))[1]).toBe('inapplicable');
    expect((await refused({ channel: 'bell', ...quiet() }))[1]).toBe('inapplicable');
    const id = await made({ ...people, frequency: 'daily', ...quiet() });
    const { data } = await product.admin.call('PATCH', '/user/notifications', { items: [{ id, channel: 'bell' }] });
    expect(data.items).toMatchObject([{ frequency: 'immediately', quietFrom: null, quietTo: null }]);
  });

  test('is open only to those who hold the permission', async () => {
    const [affiliate, without] = [await product.person('affiliate'), await product.personWith('manager')];
    for (const person of [affiliate, without])
      for (const path of [
        '/user/notifications',
        '/user/notifications/deliveries',
        '/user/notification_channel_integrations',
      ])
        expect((await person.call('GET', path)).status).toBe(403);
    const reader = await product.personWith('manager', 'notification.read');
    expect((await reader.call('GET', '/user/notifications/deliveries')).status).toBe(200);
    expect(
      (await reader.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: 1 })).status,
    ).toBe(403);
  });

  test('rings the bell of its people and those of its roles, filtered by what it is about', async () => {
    const { id: offer } = (await product.admin.make('/user/offers', { title: 'KetoSlim' }))[0]!;
    const [named, held] = [await product.person('manager'), await product.personWith('manager', 'tag.read')];
    const role = (await rows(`select role_id from users where id = ${held.id}`))[0].role_id;
    const bell = { groupSlug: 'conversions', channel: 'bell', users: [named.id], roles: [Number(role)] };
    await made({ ...bell, offers: [offer], countries: ['LV'] });
    const late = { type: 'conversion.late' } as const;
    await raise({ ...late, about: { offer, country: 'LV' } });
    await raise({ ...late, about: { offer, country: 'EE' } });
    await raise({ ...late, about: { country: 'LV' } });
    await raise({ type: 'lead.unsent', about: { offer, country: 'LV' } });
    await spread();
    for (const person of [named, held]) {
      const { items } = (await person.call('GET', `/user/notifications/personal/${person.id}`)).data;
      expect(items.map(({ type }: { type: string }) => type)).toEqual(['conversion.late']);
    }
  });

  test('is filtered only by what its events are about, each of which then notifies', async () => {
    const person = await product.person('manager');
    const make = async (path: string, fields: object) => (await product.admin.make(path, fields))[0]!.id;
    const ids = {
      offer: await make('/user/offers', { title: 'Filtered' }),
      affiliate: (await product.person('affiliate')).id,
      advertiser: await make('/user/advertisers', { title: 'Filtered' }),
      country: 'LV',
    };
    const fields = {
      offer: { offers: [ids.offer] },
      affiliate: { affiliates: [ids.affiliate] },
      advertiser: { advertisers: [ids.advertiser] },
      country: { countries: [ids.country] },
    };
    const types = Object.keys(noticeTypes) as NoticeType[];
    let asked = 0;
    for (const type of types)
      for (const filter of noticeFilters) {
        const { group: groupSlug, by = [] } = noticeTypeOf(type);
        const answer = await rule({ groupSlug, type, users: [person.id], frequency: 'daily', ...fields[filter] });
        const isOffered = by.includes(filter);
        expect([type, filter, answer.status]).toEqual([type, filter, isOffered ? 201 : 422]);
        asked += Number(isOffered);
      }
    for (const type of types) await raise({ type, about: ids });
    await spread();
    const told = await rows(`select distinct type from notice_delivery where user_id = ${person.id} order by type`);
    expect(told.map(({ type }: { type: string }) => type)).toEqual(
      types.filter((type) => noticeTypeOf(type).by).toSorted(),
    );
    expect(asked).toBeGreaterThan(20);
    // Of another group, it loses what its events are no longer about.
    const id = await made({ groupSlug: 'leads', users: [person.id], ...fields.offer, ...fields.country });
    const { data } = await product.admin.call('PATCH', '/user/notifications', {
      items: [{ id, groupSlug: 'postbacks' }],
    });
    expect(data.items).toMatchObject([{ offers: [], countries: [] }]);
  });

  test('tells nobody of another person’s sign-in or export', async () => {
    const [person, colleague] = [await product.person('manager'), await product.person('manager')];
    for (const groupSlug of ['security', 'exports'])
      for (const fields of [
        { channel: 'bell', users: [person.id, colleague.id] },
        { channel: 'email', users: [person.id, colleague.id] },
        { channel: 'webhook', notificationChannelIntegration: await webhook() },
      ])
        await made({ groupSlug, ...fields });
    await raise({ type: 'sign_in.new_device', users: [person.id], params: { address: '203.0.113.9' } });
    await raise({ type: 'export.ready', users: [person.id], params: { rows: 12 } });
    await spread();
    const { items } = (await colleague.call('GET', `/user/notifications/personal/${colleague.id}`)).data;
    expect(items).toEqual([]);
    expect((await rows('select distinct user_id, channel from notice_delivery')).map(Object.values)).toEqual([
      [String(person.id), 'email'],
    ]);
  });

  test('reveals to nobody records that they may not read', async () => {
    const person = await product.personWith('manager', 'notification.read');
    const { id } = (await product.admin.make('/user/tags', { title: 'Own', type: 'team' }))[0]!;
    await made({ users: [person.id] });
    await raise({ record: { entity: 'tag', id } });
    await raise();
    await inState('delivered', 1);
    expect((await log()).map(({ about }: { about: string }) => about)).toEqual(['Task assigned']);
    // What may no longer be seen at sending time is not sent.
    const seer = await product.personWith('manager', 'tag.read');
    await made({ users: [seer.id], ...quiet() });
    await raise({ record: { entity: 'tag', id } });
    await spread();
    await administer(
      product.url,
      `delete from roles_permissions where owner_id = (select role_id from users where id = ${seer.id})`,
    );
    await comeDue();
    await inState('withdrawn', 1);
  });
});

describe('email', () => {
  test('is written in its reader’s language, once however many rules ask for it, and waits for the mail server', async () => {
    const person = await product.person('manager', { language: 'ru' });
    const email = await emailOf(person);
    inbox.manner = 'refuse';
    await made({ users: [person.id] });
    await made({ users: [person.id], type: 'task.assigned' });
    await raise();
    await inState('delivered', 1);
    await vi.waitUntil(async () => (await rows('select from mail_outbox where attempts > 0')).length > 0, {
      timeout: patience.wait,
    });
    inbox.manner = 'take';
    await administer(product.url, `update mail_outbox set due_at = now() where state = 'waiting'`);
    expect((await inbox.next(email)).subject).toBe('Вам назначена задача: Call back — ours');
    expect(await rows('select from notice_delivery')).toHaveLength(1);
    expect(inbox.left()).not.toContain(email);
  });

  test('about a task comes once, whether or not a rule asks for it as well', async () => {
    const person = await product.person('manager');
    await made({ users: [person.id] });
    const [task] = await product.admin.make('/user/tasks', { title: 'Call', type: 'phone', assignees: [person.id] });
    await product.admin.make('/user/task_comments', { task: task!['id'], content: 'Please', mentions: [person.id] });
    await spread();
    expect(await rows(`select kind from mail_outbox where user_id = ${person.id} order by id`)).toEqual([
      { kind: 'task_assigned' },
      { kind: 'task_mentioned' },
    ]);
    expect(await rows(`select from notice_delivery where user_id = ${person.id}`)).toEqual([]);
  });

  test('comes when the first of several rules lets it', async () => {
    const person = await product.person('manager');
    await made({ users: [person.id], frequency: 'daily' });
    await made({ users: [person.id], ...quiet() });
    await made({ users: [person.id], type: 'task.assigned' });
    await raise();
    await inState('delivered', 1);
    expect((await log()).map(({ isDigest }: { isDigest: boolean }) => isDigest)).toEqual([false]);
  });

  test('about one of an hour’s many leads is written for each rule, whatever others are told of', async () => {
    const { id: person } = await product.person('manager');
    const affiliates = [await product.person('affiliate'), await product.person('affiliate')].map(({ id }) => id);
    for (const affiliate of affiliates)
      await made({ groupSlug: 'leads', users: [person], affiliates: [affiliate], frequency: 'daily' });
    for (const affiliate of [...affiliates, ...affiliates])
      await raise({ type: 'lead.unsent', about: { offer: 7, affiliate } });
    await spread();
    const told = await rows(`select (about ->> 'affiliate')::integer as affiliate from notice_delivery order by id`);
    expect(told).toEqual(affiliates.map((affiliate) => ({ affiliate })));
  });

  test('is not sent a second time to someone who gets one about the event anyway', async () => {
    const email = await emailOf(product.admin);
    await made({ groupSlug: 'network', users: [product.admin.id] });
    await administer(product.url, `update settings_general set registration = 'open'`);
    const body = { email: 'newcomer@example.com', password, firstName: 'Nora' };
    expect((await ask(product.app, 'POST', '/public/sign-up', { body })).status).toBe(201);
    await spread();
    expect(await rows(`select from notice_delivery`)).toEqual([]);
    await raise({ type: 'affiliate.registered', params: { title: 'Bo' } });
    await inState('delivered', 1);
    const isToBe = () =>
      inbox.given.some(({ subject, to }) => subject === 'New affiliate: Bo — ours' && to?.[0]?.address === email);
    await vi.waitUntil(isToBe, { timeout: patience.wait });
  });

  test('is not sent if the rule behind it is gone, but is if another rule asks for it', async () => {
    const [person, other] = [await product.person('manager'), await product.person('manager')];
    const people = { users: [person.id, other.id], frequency: 'daily' };
    const [gone, kept] = [await made(people), await made({ ...people, users: [other.id], type: 'task.assigned' })];
    await raise();
    await spread();
    await product.admin.call('DELETE', '/user/notifications', { items: [{ id: gone }] });
    await comeDue();
    await inState('delivered', 1);
    await inState('withdrawn', 1);
    expect(
      (await log()).map(({ user, state, notification, problem }: Record<string, unknown>) => [
        user,
        state,
        notification,
        problem,
      ]),
    ).toEqual([
      [expect.objectContaining({ id: other.id }), 'delivered', kept, null],
      [expect.objectContaining({ id: person.id }), 'withdrawn', gone, 'No rule requires it any more'],
    ]);
    // The same when a rule is switched off, or no longer names them.
    const [off, renamed] = [
      await made({ users: [person.id], frequency: 'daily' }),
      await made({ users: [other.id], frequency: 'hourly' }),
    ];
    await raise({ type: 'task.due' });
    await spread();
    await product.admin.call('POST', '/user/notifications/change_status', { items: [{ id: off, status: 'inactive' }] });
    await product.admin.call('PATCH', '/user/notifications', { items: [{ id: renamed, users: [product.admin.id] }] });
    await comeDue();
    await inState('withdrawn', 3);
  });

  test('is a digest of what has happened so far', async () => {
    const person = await product.person('manager');
    const email = await emailOf(person);
    await made({ users: [person.id], frequency: 'daily' });
    await raiseAll('1', '2', '3');
    await spread();
    expect((await log()).map(({ state, isDigest }: { state: string; isDigest: boolean }) => [state, isDigest])).toEqual(
      [
        ['waiting', true],
        ['waiting', true],
        ['waiting', true],
      ],
    );
    await comeDue();
    const mail = await inbox.next(email);
    expect(mail.subject).toBe('Notifications: 3 — ours');
    expect([...mail.text!.matchAll(/assigned to you: (\d)/g)].map(([, title]) => title)).toEqual(['1', '2', '3']);
    await inState('delivered', 3);
  });
});
