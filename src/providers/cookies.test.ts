import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, readCookiesAnew, removeCookie, writeCookie } from './cookies.ts';

/** Writes as another tab, or the browser itself, would. */
const writtenElsewhere = (value: string): void => {
  document.cookie = `kept=${value}; path=/`;
};

afterEach(() => {
  vi.restoreAllMocks();
  removeCookie('kept');
});

test('what is asked for at a time is read once', () => {
  const read = vi.spyOn(Document.prototype, 'cookie', 'get');
  writeCookie('kept', 'one');
  expect([readCookie('kept'), readCookie('kept'), readCookie('other')]).toEqual(['one', 'one', undefined]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what was written here holds at once', () => {
  writeCookie('kept', 'one; of two');
  expect(readCookie('kept')).toBe('one; of two');
  writeCookie('kept', 'two');
  expect(readCookie('kept')).toBe('two');
  removeCookie('kept');
  expect(readCookie('kept')).toBeUndefined();
});

test('what was written elsewhere holds a moment later, and at once where that matters', async () => {
  writeCookie('kept', 'here');
  expect(readCookie('kept')).toBe('here');
  writtenElsewhere('there');
  readCookiesAnew();
  expect(readCookie('kept')).toBe('there');
  writtenElsewhere('elsewhere');
  await new Promise((next) => setTimeout(next));
  expect(readCookie('kept')).toBe('elsewhere');
});
