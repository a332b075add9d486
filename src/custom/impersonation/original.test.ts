import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOriginal, keepOriginal, readOriginal, wayBack } from './original.ts';

beforeEach(() => localStorage.clear());

const original = { userId: '1', as: '12', route: '/offers/active?orderBy=id:desc&limit=25' };

test('is remembered until it is forgotten', () => {
  keepOriginal(original);
  expect(readOriginal()).toEqual(original);
  forgetOriginal();
  expect(readOriginal()).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '{"userId":1}'],
  ['a text', '"x"'],
])('is not read out of %s', (_, kept) => {
  if (kept !== null) localStorage.setItem('impersonation', kept);
  expect(readOriginal()).toBeUndefined();
});

test('leads back to where its own person was, and nowhere else', () => {
  expect(wayBack(original, '1', '12')).toBe(original.route);
  // Someone else has come back, or from another account.
  expect(wayBack(original, '2', '12')).toBe('/');
  expect(wayBack(original, '1', '13')).toBe('/');
  expect(wayBack(undefined, '1', '12')).toBe('/');
  for (const route of ['//elsewhere.test', 'https://elsewhere.test', 'javascript:alert(1)', '']) {
    expect(wayBack({ ...original, route }, '1', '12')).toBe('/');
  }
});

test('an end without one’s doing is told once, by the page loaded next and not by the one on its way out', async () => {
  const page = async () => {
    vi.resetModules();
    return import('./original.ts');
  };
  const first = await page();
  first.keepEnd();
  expect(first.takeEnd()).toBe(false);
  const next = await page();
  expect([next.takeEnd(), next.takeEnd()]).toEqual([true, false]);

  (await page()).keepEnd();
  const left = await page();
  left.forgetEnd();
  expect(left.takeEnd()).toBe(false);
});
