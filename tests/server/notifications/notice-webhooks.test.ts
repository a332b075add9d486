import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import type { Database } from '../../../server/database/connection.ts';
import { claimDeliveries } from '../../../server/notifications/delivery/claim.ts';
import { administer, connected } from '../../postgres.ts';
import { openListener } from '../support/listener.ts';
import { refusal } from '../support/network.ts';
import {
  comeDue,
  hook,
  inState,
  log,
  made,
  nextTitle,
  product,
  quiet,
  raise,
  raiseAll,
  rows,
  secret,
  setUpNoticing,
  spread,
  titlesOf,
  webhook,
} from '../support/noticing.ts';
import type { Person } from '../support/product.ts';

/** Notifications by a webhook. */

setUpNoticing();

describe('a webhook', () => {
  test('is signed, and reports what its rule’s author may see', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    await raise({ about: { country: 'LV' }, by: product.admin.id });
    await inState('delivered', 1);
    const [{ headers, body, path }] = hook.asked as [(typeof hook.asked)[number]];
    const at = String(headers['sluice-timestamp']);
    expect(path).toBe('/events');
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(patience.wait / 1000);
    expect(headers['sluice-signature']).toBe(
      `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      id: headers['idempotency-key'],
      test: false,
      items: [{ type: 'task.assigned', groupSlug: 'tasks', title: 'Task assigned to you: Call back', country: 'LV' }],
    });
  });

  test('that is down gets everything once it is back, in order, each under one key', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    hook.answer = () => ({ status: 503 });
    await raiseAll('1', '2', '3');
    await spread();
    await vi.waitUntil(() => hook.asked.length > 0, { timeout: patience.wait });
    await vi.waitUntil(
      async () => (await log()).some(({ problem }: { problem: string | null }) => problem === 'HTTP 503'),
      { timeout: patience.wait },
    );
    // No matter how long it is down, nothing overtakes the first.
    await comeDue();
    await vi.waitUntil(() => hook.asked.length > 1, { timeout: patience.wait });
    expect(new Set(hook.asked.flatMap(({ body }) => titlesOf(body)))).toEqual(new Set(['1']));
    expect(new Set(hook.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await vi.waitUntil(async () => (await rows('select from notice_delivery where claim is not null')).length === 0, {
      timeout: patience.wait,
    });
    hook.asked.length = 0;
    hook.answer = () => ({ status: 204 });
    await comeDue();
    await inState('delivered', 3);
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(['1', '2', '3']);
    expect((await log()).at(-1)).toMatchObject({ state: 'delivered', attempts: expect.any(Number), problem: null });
  });

  test('keeps quiet hours also when it is tried again, or its queue starts again', async () => {
    const rule = await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    const set = async (fields: object) =>
      expect(
        (await product.admin.call('PATCH', '/user/notifications', { items: [{ id: rule, ...fields }] })).status,
      ).toBe(200);
    hook.answer = () => ({ status: 503 });
    await raiseAll('1', '2');
    await vi.waitUntil(
      async () => (await rows('select from notice_delivery where attempts > 0 and claim is null')).length === 1,
      { timeout: patience.wait },
    );
    hook.asked.length = 0;
    hook.answer = () => ({ status: 204 });
    await set(quiet());
    await comeDue();
    const later = `select from notice_delivery where claim is null and due_at > now() + interval '90 minutes'`;
    await vi.waitUntil(async () => (await rows(later)).length === 2, { timeout: patience.wait });
    expect(hook.asked).toEqual([]);
    await set({ quietFrom: null, quietTo: null });
    await comeDue();
    await inState('delivered', 2);
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(['1', '2']);
  });

  test('is given up after three days, and lets what waits behind it proceed', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook() });
    hook.answer = () => ({ status: 500 });
    await raiseAll('1', '2');
    await vi.waitUntil(
      async () => (await rows('select from notice_delivery where attempts > 0 and claim is null')).length === 1,
      { timeout: patience.wait },
    );
    await administer(
      product.url,
      `update notice_delivery set failing_since = now() - interval '4 days' where attempts > 0`,
    );
    await comeDue();
    await inState('given_up', 1);
    await vi.waitUntil(() => hook.asked.some(({ body }) => titlesOf(body)[0] === '2'), { timeout: patience.wait });
  });

  test('is given up with what waited behind it for as long, of which administrators are told once', async () => {
    const integration = await webhook();
    await made({ channel: 'webhook', notificationChannelIntegration: integration });
    hook.answer = () => ({ status: 500 });
    await raiseAll('1', '2', '3');
    await spread();
    const isFailing = async () =>
      (await rows('select from notice_delivery where failing_since is not null and claim is null')).length === 3;
    await vi.waitUntil(isFailing, { timeout: patience.wait });
    await administer(
      product.url,
      `update notice_delivery set failing_since = failing_since - interval '4 days' where params ->> 'title' <> '3'`,
    );
    hook.asked.length = 0;
    await comeDue();
    await inState('given_up', 2);
    const states = () =>
      log().then((all) => all.map(({ state, problem }: Record<string, unknown>) => [state, problem]));
    expect((await states()).toReversed().slice(0, 2)).toEqual([
      ['given_up', 'HTTP 500'],
      ['given_up', 'HTTP 500'],
    ]);
    expect(hook.asked.flatMap(({ body }) => titlesOf(body)).filter((title) => title === '2')).toEqual([]);
    await administer(
      product.url,
      `update notice_delivery set failing_since = now() - interval '4 days' where state = 'waiting'`,
    );
    await comeDue();
    await inState('given_up', 3);
    await spread();
    const { items } = (await product.admin.call('GET', `/user/notifications/personal/${product.admin.id}`)).data;
    const told = items.filter(({ type }: { type: string }) => type === 'channel.failing');
    expect(told).toMatchObject([
      {
        title: expect.stringMatching(/^Not delivered for three days: Channel \d+$/),
        text: 'HTTP 500',
        path: `/settings/notifications/channels/${integration}/general`,
      },
    ]);
  });

  test('whose author can’t sign in says so, until an administrator takes its rule over', async () => {
    const author = await product.personWith(
      'manager',
      'notification.read',
      'notification.create',
      'notification.update',
    );
    const integration = await webhook();
    const fields = { channel: 'webhook', notificationChannelIntegration: integration };
    const [own] = await author.make('/user/notifications', { description: 'Theirs', groupSlug: 'tasks', ...fields });
    const read = async () => (await product.admin.call('GET', `/user/notifications/${own!.id}`)).data;
    const takeOver = (by: Person, id = own!.id) =>
      by.call('POST', '/user/notifications/take_over', { items: [{ id }] });
    expect(await read()).toMatchObject({ authorAway: false });
    await administer(product.url, `update users set status = 'blocked' where id = ${author.id}`);
    expect(await read()).toMatchObject({ authorAway: true, createdBy: author.id });
    await raiseAll('1', '2');
    await spread();
    await inState('withdrawn', 2);
    expect((await log())[0]).toMatchObject({ problem: 'The author of the rule can no longer sign in' });
    await spread();
    const { items } = (await product.admin.call('GET', `/user/notifications/personal/${product.admin.id}`)).data;
    expect(items.filter(({ type }: { type: string }) => type === 'notification.silent')).toMatchObject([
      { title: 'Notification rule tells nobody: Theirs', path: `/settings/notifications/rules/${own!.id}/general` },
    ]);

    const editor = await product.personWith('manager', 'notification.read', 'notification.update');
    expect((await takeOver(editor)).status).toBe(403);
    const mail = await made({ users: [product.admin.id] });
    expect(refusal(await takeOver(product.admin, mail))).toEqual([422, 'withoutWebhook', 'items.0']);
    expect((await takeOver(product.admin)).status).toBe(200);
    expect(await read()).toMatchObject({ authorAway: false, createdBy: product.admin.id });
    const [entry] = (await product.admin.call('GET', `/user/notifications/${own!.id}/history`)).data.items;
    expect(entry).toMatchObject({ action: 'take_over', user: product.admin.id });
    await raiseAll('3');
    await vi.waitUntil(() => hook.asked.length > 0, { timeout: patience.wait });
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(['3']);
  });

  test('gets a long digest in several posts, in order', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook(), frequency: 'daily' });
    await raise();
    await spread();
    await administer(
      product.url,
      `insert into notice_delivery (tenant_id, event_id, notification_id, channel, integration_id, user_id, is_digest, type, params, about, happened_at, due_at)
      select tenant_id, event_id + 1000 + n, notification_id, channel, integration_id, user_id, is_digest, type, jsonb_build_object('title', n::text), about, happened_at, due_at
      from notice_delivery cross join generate_series(1, 249) as n order by n`,
    );
    await comeDue();
    await inState('delivered', 250);
    expect(hook.asked.map(({ body }) => titlesOf(body).length)).toEqual([200, 50]);
    expect(hook.asked.flatMap(({ body }) => titlesOf(body)).slice(1)).toEqual(
      Array.from({ length: 249 }, (_, n) => String(n + 1)),
    );
  });

  test('that waits behind a failing message is not read for it, however much it is', async () => {
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook(), frequency: 'daily' });
    await raise();
    await spread();
    await administer(
      product.url,
      `update notice_delivery set attempts = 1, failing_since = now(), due_at = now() + interval '1 hour';
      insert into notice_delivery (tenant_id, event_id, notification_id, channel, integration_id, user_id, type, params, about, happened_at, due_at)
      select tenant_id, event_id + 1000 + n, notification_id, channel, integration_id, user_id, type, params, about, happened_at, now()
      from notice_delivery cross join generate_series(1, 20000) as n;
      analyze notice_delivery`,
    );
    const [claimed, plan] = await product.database.owner(async (db) => {
      const asked: { sql: string; parameters: readonly unknown[] }[] = [];
      const executor = db.getExecutor();
      const noting = {
        getExecutor: () =>
          new Proxy(executor, {
            get: (target, name) =>
              name === 'executeQuery'
                ? (query: (typeof asked)[number] & Parameters<typeof executor.executeQuery>[0]) => {
                    asked.push(query);
                    return target.executeQuery(query);
                  }
                : Reflect.get(target, name).bind(target),
          }),
      };
      const claims = await claimDeliveries({ owner: (work) => work(noting as typeof db) } as Database, 20);
      const { rows: told } = await connected(product.url, (client) =>
        client.query({ text: `explain (analyze, format json) ${asked[0]!.sql}`, values: [...asked[0]!.parameters] }),
      );
      return [claims, told[0]['QUERY PLAN'][0].Plan];
    });
    expect(claimed).toEqual([]);
    interface Node {
      'Relation Name'?: string;
      'Actual Rows': number;
      'Actual Loops': number;
      'Rows Removed by Filter'?: number;
      Plans?: Node[];
    }
    const readBy = (node: Node): number =>
      (node['Relation Name'] === 'notice_delivery'
        ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        : 0) + (node.Plans ?? []).reduce((sum, one) => sum + readBy(one), 0);
    expect(readBy(plan)).toBeLessThan(20);
  });

  test('gets a digest in one piece, from any one of several processes', async () => {
    const others = [await product.beside(), await product.beside()];
    await made({ channel: 'webhook', notificationChannelIntegration: await webhook(), frequency: 'hourly' });
    const titles = Array.from({ length: 20 }, (_, place) => String(place));
    await raiseAll(...titles);
    await spread();
    await comeDue();
    await inState('delivered', 20);
    for (const other of others) await other.close();
    expect(hook.asked.flatMap(({ body }) => titlesOf(body))).toEqual(titles);
  });

  test('calls no internal address unless that is allowed', async () => {
    const inside = 'The address is inside the network';
    const integration = await webhook({ url: 'http://10.0.0.1/events' });
    await made({ channel: 'webhook', notificationChannelIntegration: integration });
    await raise();
    await vi.waitUntil(async () => (await log())[0]?.problem === inside, { timeout: patience.wait });
    const read = { headers: { 'accept-language': 'ru' } };
    const { items } = (await product.admin.call('GET', '/user/notifications/deliveries', undefined, read)).data;
    expect(items[0].problem).toBe('Адрес находится внутри сети');
    const secure = await openListener({ isSecure: true });
    const test = async (id: number) =>
      (await product.admin.call('POST', '/user/notifications/test', { notificationChannelIntegrationId: id })).data;
    expect(await test(integration)).toMatchObject({ delivered: false, problem: inside });
    // Its certificate is self-signed.
    expect(await test(await webhook({ url: secure.url }))).toMatchObject({
      delivered: false,
      problem: expect.stringContaining('certificate'),
    });
    expect(await test(await webhook())).toMatchObject({ delivered: true, status: 200, problem: null });
    expect(JSON.parse(hook.asked.at(-1)!.body)).toMatchObject({ test: true, items: [] });
    await secure.close();
  });

  test('has an address and a secret, which are never shown', async () => {
    const refused = async (fields: object) =>
      refusal(
        await product.admin.call('PUT', '/user/notification_channel_integrations', {
          items: [{ title: nextTitle(), kind: 'webhook', ...fields }],
        }),
      );
    expect(await refused({ secret })).toEqual([422, 'required', 'items.0.url']);
    expect(await refused({ url: hook.url })).toEqual([422, 'required', 'items.0.secret']);
    expect(await refused({ kind: 'telegram' })).toEqual([422, 'required', 'items.0.botToken']);
    const id = await webhook();
    expect(
      (await product.admin.call('GET', `/user/notification_channel_integrations/${id}`)).response.body,
    ).not.toContain(secret);
  });

  test('is redirected only by its author or an administrator, because it is told what the author may see', async () => {
    const editor = () =>
      product.personWith('manager', 'notification.read', 'notification.create', 'notification.update');
    const [person, other] = [await editor(), await editor()];
    const channels = '/user/notification_channel_integrations';
    const edit = async (by: Person, path: string, fields: object) =>
      refusal(await by.call('PATCH', path, { items: [fields] }));
    const [theirs] = await person.make(channels, { title: nextTitle(), kind: 'webhook', url: hook.url, secret });
    const integration = await webhook();
    const id = await made({ channel: 'webhook', notificationChannelIntegration: integration });
    const mail = await made({ channel: 'email', users: [person.id] });
    const towards = { channel: 'webhook', notificationChannelIntegration: theirs!.id };
    for (const [rule, fields] of [
      [id, { notificationChannelIntegration: theirs!.id }],
      [id, { groupSlug: 'caps' }],
      [mail, towards],
    ] as const)
      expect(await edit(person, '/user/notifications', { id: rule, ...fields })).toEqual([403, 'ofOthers', 'items.0']);
    expect(await edit(person, channels, { id: integration, url: `${hook.url}/mine` })).toEqual([
      403,
      'ofOthers',
      'items.0.url',
    ]);
    expect(await edit(person, channels, { id: integration, title: nextTitle() })).toEqual([200, undefined, undefined]);
    expect(await edit(person, '/user/notifications', { id: mail, description: 'Theirs' })).toEqual([
      200,
      undefined,
      undefined,
    ]);

    const [own] = await person.make('/user/notifications', { description: 'Own', groupSlug: 'tasks', ...towards });
    expect(await edit(person, channels, { id: theirs!.id, url: `${hook.url}/mine` })).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await edit(person, '/user/notifications', { id: own!.id, groupSlug: 'caps' })).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await edit(other, '/user/notifications', { id: own!.id, groupSlug: 'tasks' })).toEqual([
      403,
      'ofOthers',
      expect.any(String),
    ]);
    expect(await edit(product.admin, '/user/notifications', { id: own!.id, groupSlug: 'tasks' })).toEqual([
      200,
      undefined,
      undefined,
    ]);
    await made(towards);
    expect(await edit(person, channels, { id: theirs!.id, url: hook.url })).toEqual([
      403,
      'ofOthers',
      expect.any(String),
    ]);
  });
});

test('another process delivers what one was sending when it died, and a later result from that one no longer counts', async () => {
  await made({
    channel: 'webhook',
    notificationChannelIntegration: await webhook(),
    frequency: 'daily',
  });
  await raise();
  await spread();
  await administer(
    product.url,
    `update notice_delivery set claim = gen_random_uuid(), due_at = now() where state = 'waiting'`,
  );
  await inState('delivered', 1);
  expect(hook.asked).toHaveLength(1);
});
