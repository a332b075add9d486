import { expect, test } from 'vitest';
import { withKeys } from './idempotency.ts';

const call = (method: string, body?: object, path = 'user/task_comments') =>
  new Request(`http://localhost/api/v1/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

/** Answers with these statuses in turn, 0 for none; returns the keys that came. */
const serving = (...statuses: number[]) => {
  const keys: (string | null)[] = [];
  const send = withKeys((request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    const status = statuses.shift() ?? 200;
    return status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('{}', { status }));
  });
  return { keys, send };
};

test.each([0, 500, 502, 504])(
  'a call that may have arrived (%d) is repeated under its key, and no other is',
  async (status) => {
    const { keys, send } = serving(status);
    await send(call('PUT', { items: [{ content: 'Done' }] })).catch(() => undefined);
    await send(call('PUT', { items: [{ content: 'Another' }] }));
    await send(call('PUT', { items: [{ content: 'Done' }] }));
    // Once it was answered, the same words are another comment.
    await send(call('PUT', { items: [{ content: 'Done' }] }));
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  },
);

test('a refused call begins anew', async () => {
  const { keys, send } = serving(422);
  await send(call('POST', { items: [{ id: 1 }] }, 'user/offers/clone'));
  await send(call('POST', { items: [{ id: 1 }] }, 'user/offers/clone'));
  expect(new Set(keys).size).toBe(2);
});

test('calls that create nothing, and those with a key of their own, are left as they are', async () => {
  const { keys, send } = serving();
  await send(call('GET'));
  await send(call('PATCH', { items: [] }));
  const own = call('PUT', { items: [] });
  own.headers.set('Idempotency-Key', 'own');
  await send(own);
  expect(keys).toEqual([null, null, 'own']);
});
