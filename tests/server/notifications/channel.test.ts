import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '../../../server/notify/notify.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let address: string;
const listening = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`;
};
beforeAll(async () => {
  product = await startProduct();
  address = await listening(product.app);
});
afterAll(() => product.close());

interface Event {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** What someone receives, event by event. */
const listen = async (token: string, { at = address, lastEvent }: { at?: string; lastEvent?: string } = {}) => {
  const gone = new AbortController();
  const response = await fetch(`${at}/stat/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEvent && { 'last-event-id': lastEvent }) },
    signal: gone.signal,
  });
  const events = async function* (): AsyncGenerator<Event> {
    let text = '';
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let { value: piece } = await reader.read(); piece !== undefined; { value: piece } = await reader.read()) {
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: ?/, 1).concat(line.replace(/^[^:]*: ?/, ''))),
        );
        text = text.slice(end + 2);
        if (fields.event) yield { id: fields.id, event: fields.event, data: JSON.parse(fields.data) };
      }
    }
  };
  return { response, events: events(), leave: () => gone.abort() };
};

/** Waits for an event that matches; fails if the stream ends first. */
const heard = async (events: AsyncGenerator<Event>, is: (event: Event) => boolean): Promise<Event> => {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('The stream has ended');
    if (is(value)) return value;
  }
};
const start = async (person: Person): Promise<number> => (await person.call('POST', '/user/tags/export')).data.id;
const isOver =
  (id: number, kind = 'export') =>
  ({ event, data }: Event): boolean =>
    event === kind && data['id'] === id && data['endedAt'] !== null;

test('the channel reports a person’s own exports and jobs until they finish', async () => {
  const { response, events, leave } = await listen(product.admin.token);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const id = await start(product.admin);
  const told = await heard(events, isOver(id));
  expect(told).toMatchObject({ event: 'export', data: { state: 'done', collection: 'user/tags' } });
  const [tag] = await product.admin.make('/user/tags', { title: 'Job', type: 'team' });
  const job = (
    await product.admin.call('POST', '/user/jobs', { collection: 'user/tags', call: 'delete', ids: [tag!.id] })
  ).data;
  expect(await heard(events, isOver(job.id, 'job'))).toMatchObject({ event: 'job', data: { done: 1 } });
  leave();
});

test('the channel reports nobody else’s, but what other processes do', async () => {
  const [one, other] = [await product.person('manager'), await product.person('manager')];
  const beside = await listening(await product.beside());
  const { events, leave } = await listen(other.token, { at: beside });
  const theirs = await start(one);
  const own = await start(other);
  const told = await heard(events, (event) => event.data['id'] === theirs || isOver(own)(event));
  expect(told.data['id']).toBe(own);
  leave();
});

test('the channel tells someone with an open record that someone else changed it, and reports only open records', async () => {
  const reader = await product.person('manager');
  const [open, closed] = await product.admin.make(
    '/user/tags',
    { title: 'Open', type: 'team' },
    { title: 'Closed', type: 'team' },
  );
  const watch = (person: Person, id: number) => person.call('POST', '/stat/events/watch', { entity: 'tag', id });
  expect((await watch(reader, open!.id)).data).toEqual({
    entity: 'tag',
    id: open!.id,
    version: 1,
    isScheduled: false,
  });
  const beside = await listening(await product.beside());
  const { events, leave } = await listen(reader.token, { at: beside });
  for (const { id } of [closed!, open!])
    await product.admin.call('PATCH', '/user/tags', { items: [{ id, title: `Changed ${id}` }] });
  // If another process learns late how it was made, it reports the version that is known.
  const told = await heard(events, ({ event, data }) => event === 'change' && data['version'] !== 1);
  expect(told.data).toEqual({ entity: 'tag', id: open!.id, version: 2, isScheduled: false });
  // Their own changes are not reported.
  expect((await watch(product.admin, open!.id)).data).toMatchObject({ version: 0 });
  leave();
  // What came meanwhile is sent when they reconnect.
  await product.admin.call('PATCH', '/user/tags', { items: [{ id: open!.id, title: 'Once more' }] });
  const again = await listen(reader.token, { lastEvent: told.id });
  await heard(again.events, ({ event, data }) => event === 'change' && data['version'] === 3);
  again.leave();
  // Nobody watches what they may not read.
  const [stranger, affiliate] = [await product.stranger(), await product.person('affiliate')];
  expect((await watch(stranger, open!.id)).status).toBe(404);
  expect((await affiliate.call('POST', '/stat/events/watch', { entity: 'role', id: 1 })).status).toBe(404);
  for (const entity of ['nonsense', 'constructor', '__proto__'])
    expect((await reader.call('POST', '/stat/events/watch', { entity, id: 1 })).status).toBe(404);
});

test('the channel covers the fifty records that a person opened last, however many they open', async () => {
  const reader = await product.person('manager');
  const tags = await product.admin.make(
    '/user/tags',
    ...Array.from({ length: 53 }, (_, n) => ({ title: `One of many ${n}`, type: 'team' })),
  );
  const watch = (id: number) => reader.call('POST', '/stat/events/watch', { entity: 'tag', id });
  for (const { id } of tags) expect((await watch(id)).status).toBe(200);
  await watch(tags[3]!.id);
  const known = await connected(product.url, async (client) => {
    const { rows } = await client.query('select record_id::integer as id from record_watch where user_id = $1', [
      reader.id,
    ]);
    return rows.map(({ id }) => id);
  });
  expect(known.toSorted((one, other) => one - other)).toEqual(tags.slice(3).map(({ id }) => id));
});

test('the channel resends what was missed since the last event', async () => {
  const person = await product.person('manager');
  const first = await listen(person.token);
  const { id: lastEvent } = await heard(first.events, isOver(await start(person)));
  first.leave();
  const missed = await start(person);
  const again = await listen(person.token, { lastEvent });
  await heard(again.events, isOver(missed));
  again.leave();
});

test('the channel sends the state of the bell immediately, whenever a notice arrives, and on reconnecting', async () => {
  const person = await product.person('manager');
  const { events, leave } = await listen(person.token);
  const before = await heard(events, ({ event }) => event === 'notice');
  expect(before.data).toEqual({ unread: 0, latest: null });
  const raise = () =>
    product.database
      .tenant(product.tenant.tenantId)
      .write((db) => notify(db, { type: 'task.assigned', users: [person.id], params: { title: 'Call' } }));
  await raise();
  const told = await heard(events, ({ event }) => event === 'notice');
  expect(told.data).toEqual({ unread: 1, latest: expect.any(Number) });
  leave();
  await raise();
  const again = await listen(person.token, { lastEvent: told.id });
  await heard(again.events, ({ event, data }) => event === 'notice' && data['unread'] === 2);
  const path = `/user/notifications/personal/${person.id}`;
  await person.call('PATCH', path, { upTo: Number.MAX_SAFE_INTEGER });
  await heard(again.events, ({ event, data }) => event === 'notice' && data['unread'] === 0);
  again.leave();
});

test('the channel ends with the session, and sends nothing more', async () => {
  const person = await product.person('manager');
  const { events } = await listen(person.token);
  await product.admin.call('POST', '/user/users/change_block', {
    items: [{ id: person.id, status: 'blocked', reason: 'x' }],
  });
  await product.database.tenant(product.tenant.tenantId).write((db) =>
    db
      .insertInto('export')
      .values({
        user_id: person.id,
        entity: 'tag',
        query: '{}',
        format: 'csv',
        language: 'en',
        contacts: false,
        request_id: 'r',
      })
      .execute(),
  );
  expect(await events.next()).toMatchObject({ done: true });
});

test('the channel is refused without a token, and to anyone who has ten already', async () => {
  expect((await listen('none')).response.status).toBe(401);
  const person = await product.person('manager');
  const open = await Promise.all(Array.from({ length: 10 }, () => listen(person.token)));
  expect((await listen(person.token)).response.status).toBe(429);
  for (const { leave } of open) leave();
});

test('the channel ends when the server does', async () => {
  const app = await product.beside();
  const { events } = await listen(product.admin.token, { at: await listening(app) });
  const ended = expect(heard(events, () => false)).rejects.toThrow('The stream has ended');
  await app.close();
  await ended;
});
