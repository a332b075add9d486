import { beforeEach, expect, test, vi } from 'vitest';
import { createEmailCheck } from './emailCheck.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const patient = async <T>(answer: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(400);
  return answer;
};

test('asks once about an address, however often it is named', async () => {
  const ask = vi.fn((email: string) => Promise.resolve(email !== 'taken@example.com'));
  const isFree = createEmailCheck(ask);
  expect(await patient(Promise.all([isFree('taken@example.com'), isFree('taken@example.com')]))).toEqual([
    false,
    false,
  ]);
  expect(await isFree('taken@example.com')).toBe(false);
  expect(await patient(isFree('new@example.com'))).toBe(true);
  expect(ask.mock.calls).toEqual([['taken@example.com'], ['new@example.com']]);
});

test('of addresses named in a row it asks about the last one alone, and about the others when they come back', async () => {
  const ask = vi.fn(() => Promise.resolve(false));
  const isFree = createEmailCheck(ask);
  const answers = ['a@example.com', 'ab@example.com', 'abc@example.com'].map(isFree);
  expect(await patient(Promise.all(answers))).toEqual([true, true, false]);
  expect(ask.mock.calls).toEqual([['abc@example.com']]);
  expect(await patient(isFree('a@example.com'))).toBe(false);
});

test('lets an address pass that could not be asked about, and asks again the next time', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('429')).mockResolvedValue(false);
  const isFree = createEmailCheck(ask);
  expect(await patient(isFree('a@example.com'))).toBe(true);
  expect(await patient(isFree('a@example.com'))).toBe(false);
});
