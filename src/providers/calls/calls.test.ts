import { expect, test, vi } from 'vitest';
import { createCalls, inOwnWords, unannounced } from './calls.ts';

const request = (method: string, headers = {}, signal?: AbortSignal) =>
  new Request('http://localhost/api/v1/user/offers', { method, headers, ...(signal && { signal }) });

/** Makes calls against a server that gives this answer, and records what the page is notified of. */
const watched = (answer: () => Promise<Response>) => {
  const calls = createCalls(answer);
  const changed: string[] = [];
  calls.onChanged((method) => changed.push(method));
  return { calls, changed };
};
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

test('a change that came through is told, a reading is not', async () => {
  const { calls, changed } = watched(status(200));
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) await calls.send(request(method));
  expect([changed, calls.hasFailed()]).toEqual([['POST', 'PATCH', 'PUT', 'DELETE'], false]);
});

test.each([
  [500, true],
  [502, true],
  [504, true],
  [503, false],
  [401, false],
  [422, false],
])('whether an answer %i is a failure of the server: %s', async (code, isFailure) => {
  const { calls, changed } = watched(status(code));
  await calls.send(request('PATCH'));
  expect([calls.hasFailed(), changed]).toEqual([isFailure, []]);
  calls.forgetFailure();
  expect(calls.hasFailed()).toBe(false);
});

test('no answer is one too, unless the call was given up or the browser is offline', async () => {
  const { calls } = watched(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(calls.send(request('GET', {}, AbortSignal.abort()))).rejects.toThrow();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(calls.send(request('GET'))).rejects.toThrow();
  online.mockRestore();
  expect(calls.hasFailed()).toBe(false);
  await expect(calls.send(request('GET'))).rejects.toThrow('Failed to fetch');
  expect(calls.hasFailed()).toBe(true);
});

test('a failure that was taken note of does not come back with calls that were under way by then', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { calls } = watched(() => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [calls.send(request('GET')), calls.send(request('GET'))];
  answers[0]!(new Response(null, { status: 500 }));
  await first;
  calls.forgetFailure();
  answers[1]!(new Response(null, { status: 500 }));
  await second;
  expect(calls.hasFailed()).toBe(false);
  const third = calls.send(request('GET'));
  answers[2]!(new Response(null, { status: 500 }));
  await third;
  expect(calls.hasFailed()).toBe(true);
});

test('a change that its author tells of is not told of, though its failure is', async () => {
  const through = watched(status(200));
  await through.calls.send(request('PATCH', inOwnWords));
  expect(through.changed).toEqual([]);
  const failing = watched(status(500));
  await failing.calls.send(request('PATCH', inOwnWords));
  expect(failing.calls.hasFailed()).toBe(true);
});

test('a call may be kept from everybody, and the server does not learn of that', async () => {
  const send = vi.fn(status(500));
  const { calls, changed } = watched(send);
  await calls.send(request('POST', unannounced));
  expect([calls.hasFailed(), changed]).toEqual([false, []]);
  expect(
    send.mock.calls.flat().flatMap((sent: unknown) => (sent instanceof Request ? [...sent.headers.keys()] : [])),
  ).toEqual([]);
});

test('counts what is under way', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls } = watched(() => new Promise((resolve) => (answer = resolve)));
  const counts: number[] = [];
  calls.onUnderWay(() => counts.push(calls.underWay()));
  const end = calls.begin();
  const call = calls.send(request('GET'));
  end();
  end();
  answer(new Response());
  await call;
  expect(counts).toEqual([1, 2, 1, 0]);
});
