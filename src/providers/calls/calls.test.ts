import { expect, test, vi } from 'vitest';
import { createCalls, type CallNews, unannounced } from './calls.ts';

const request = (method: string, headers = {}, signal?: AbortSignal) =>
  new Request('http://localhost/api/v1/user/offers', { method, headers, ...(signal && { signal }) });

/** Calls against a server that answers so, and what the page hears of them. */
const watched = (answer: () => Promise<Response>) => {
  const calls = createCalls(answer);
  const news: CallNews[] = [];
  calls.onNews((one) => news.push(one));
  return { calls, news };
};
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

test('a change that came through is told, a reading is not', async () => {
  const { calls, news } = watched(status(200));
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) await calls.send(request(method));
  expect(news.map((one) => one.type === 'changed' && one.method)).toEqual(['POST', 'PATCH', 'PUT', 'DELETE']);
});

test.each([
  [500, 1],
  [502, 1],
  [504, 1],
  [503, 0],
  [401, 0],
  [422, 0],
])('an answer %i is told as none %i times', async (code, times) => {
  const { calls, news } = watched(status(code));
  await calls.send(request('PATCH'));
  expect(news).toEqual(Array.from({ length: times }, () => ({ type: 'unanswered' })));
});

test('no answer is told, unless the call was given up or the browser is offline', async () => {
  const { calls, news } = watched(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(calls.send(request('GET'))).rejects.toThrow('Failed to fetch');
  expect(news).toEqual([{ type: 'unanswered' }]);
  await expect(calls.send(request('GET', {}, AbortSignal.abort()))).rejects.toThrow();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(calls.send(request('GET'))).rejects.toThrow();
  online.mockRestore();
  expect(news).toHaveLength(1);
});

test('a call may be kept from everybody, and the server does not learn of that', async () => {
  const send = vi.fn(status(500));
  const { calls, news } = watched(send);
  await calls.send(request('POST', unannounced));
  expect(news).toEqual([]);
  expect(send.mock.calls.flat().flatMap((sent: unknown) => (sent instanceof Request ? [...sent.headers.keys()] : []))).toEqual([]);
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
