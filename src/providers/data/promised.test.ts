import fc from 'fast-check';
import { HttpError } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { createApiClient, dataOf, itemsOf } from './client.ts';
import type { AdminDataProvider } from './adminDataProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { failureWords } from './failureNotice.ts';
import type { Send } from './readAnswer.ts';

/** Successful answers that aren't what the contract promises. */

const resources = [
  { name: 'offers', path: 'user/offers', entity: 'offer', onRequest: [], statusCall: 'change_status' },
] as const;
const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const json = { 'Content-Type': 'application/json' };

const against = (answer: () => Response) => {
  const send: Send = async () => answer();
  return {
    provider: createDataProvider({ apiUrl: () => 'http://localhost/api/v1', resources, send }),
    client: createApiClient(send, 'http://localhost/api/v1'),
  };
};
const text = (body: string, headers: Record<string, string> = json) => against(() => new Response(body, { headers }));

const reading: [string, (provider: AdminDataProvider) => Promise<unknown>][] = [
  ['a list', (p) => p.getList('offers', page)],
  ['many records', (p) => p.getMany('offers', { ids: [1] })],
  ['a record', (p) => p.getOne('offers', { id: 1 })],
  ['a history', (p) => p.history('offers', 1, { limit: 25, offset: 0 })],
];
const changing: typeof reading = [
  ['a new record', (p) => p.create('offers', { data: {} })],
  ['an edit', (p) => p.update('offers', { id: 1, data: { title: 'B' }, previousData: { id: 1, title: 'A' } })],
  ['a removal', (p) => p.delete('offers', { id: 1 })],
  ['a change of status', (p) => p.changeStatus('offers', [{ id: 1, status: 'draft' }])],
];
const broken: [string, string][] = [
  ['nothing', ''],
  ['another page', '<!doctype html><title>Welcome</title>'],
  ['half of an answer', '{"data":{"items":[{"id":1},'],
  ['no envelope', '{"items":[{"id":1}],"meta":{"totalCount":1}}'],
  ['null', 'null'],
  ['data that is null', '{"data":null}'],
  ['data that is a list', '{"data":[{"id":1}]}'],
  ['items that are none', '{"data":{"items":{"0":{"id":1}},"meta":{"totalCount":1}}}'],
  ['an item that is null', '{"data":{"items":[{"id":1},null],"meta":{"totalCount":2}}}'],
];
const nameless = '{"data":{"items":[{"title":"A"}],"meta":{"totalCount":1}}}';

const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const isUnreadable = (error: unknown): boolean =>
  error instanceof HttpError &&
  failureWords(error).header === 'errors.unreadable.title' &&
  failureWords(error).text === 'errors.unreadable.text';

describe.each(broken)('%s', (_, body) => {
  test.each([...reading, ...changing])('is a failure of %s', async (__, act) => {
    expect(isUnreadable(await outcome(act(text(body).provider)))).toBe(true);
  });

  test('is one of a typed call too', async () => {
    const { client } = text(body);
    expect(isUnreadable(await outcome(client.GET('/user/users/me/sessions').then(itemsOf)))).toBe(true);
  });
});

describe('a failure is', () => {
  test.each([
    ['a record without an id', nameless, reading[0]],
    ['a list that does not say how many there are', '{"data":{"items":[]}}', reading[0]],
    ['a record that is another one', '{"data":{"id":2}}', reading[2]],
    ['a change that names no record', '{"data":{"items":[]}}', changing[1]],
    ['an entry of a history that is none', '{"data":{"items":[{"id":1}]}}', reading[3]],
  ] as const)('%s', async (_, body, [, act] = ['', () => Promise.resolve()]) => {
    expect(isUnreadable(await outcome(act(text(body).provider)))).toBe(true);
  });

  test('an export that does not say how far it is', async () => {
    const params = { filter: {}, sort: { field: 'id', order: 'ASC' }, format: 'csv' } as const;
    const started = (data: string) => outcome(text(data).provider.startExport('offers', params));
    expect(isUnreadable(await started('{"data":{"id":1}}'))).toBe(true);
  });

  test('an answer that breaks off on its way', async () => {
    const cut = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }), {
        headers: json,
      });
    expect(isUnreadable(await outcome(against(cut).provider.getList('offers', page)))).toBe(true);
  });

  test('a typed call without what it was for', async () => {
    expect(isUnreadable(await outcome(text('{"data":null}').client.GET('/user/users/me').then(dataOf)))).toBe(true);
    expect(await text('{"data":{"items":[]}}').client.GET('/user/users/me/sessions').then(itemsOf)).toEqual([]);
  });
});

test('whatever is sent, a list is read as it is or fails; it is never empty for want of understanding', async () => {
  const record = fc.record({ id: fc.integer({ min: 1 }), title: fc.string() });
  const right = fc.record({
    data: fc.record({ items: fc.array(record, { maxLength: 3 }), meta: fc.record({ totalCount: fc.nat() }) }),
  });
  const any = fc.oneof(
    right,
    fc.record({ data: fc.record({ items: fc.jsonValue(), meta: fc.jsonValue() }) }),
    fc.record({ data: fc.jsonValue() }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(any, async (answer) => {
      const got = await outcome(text(JSON.stringify(answer)).provider.getList('offers', page));
      if (isUnreadable(got)) return;
      const { items, meta } = recordOf(recordOf(answer)['data']);
      expect(got).toEqual({ data: items, total: recordOf(meta)['totalCount'] });
    }),
  );
});
