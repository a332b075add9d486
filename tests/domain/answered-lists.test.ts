import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPages, pageMacros, syncPause } from '../../domain/traffic/answered-lists.ts';
import { utc } from './clocks.ts';

test('macros say the window and the page', () => {
  expect(
    pageMacros({ from: utc('2026-01-01T12:00:00Z'), to: utc('2026-01-31T12:00:00Z'), page: 3, pageSize: 50 }),
  ).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    page: '3',
    offset: '100',
    page_size: '50',
    from_timestamp: String(utc('2026-01-01T12:00:00Z')),
    to_timestamp: String(utc('2026-01-31T12:00:00Z')),
  });
});

test.each([
  ['https://crm.example/?page={page}', null, true],
  ['https://crm.example/?from={from}', '{"skip": {offset}}', true],
  ['https://crm.example/?size={page_size}', null, false],
])('pages are turned where the request says which: %s %s', (url, body, expected) => {
  expect(hasPages({ method: 'GET', url, body, bodyFormat: body ? 'json' : 'none' })).toBe(expected);
});

test('the pause after failures grows, is never shorter than the interval, and has an end', () => {
  expect([0, 1, 2, 3].map((failures) => syncPause(600, failures))).toEqual([600, 1200, 2400, 4800]);
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 86_400 }), fc.nat(1000), (interval, failures) => {
      expect(syncPause(interval, failures + 1)).toBeGreaterThanOrEqual(syncPause(interval, failures));
      expect(syncPause(interval, failures)).toBeLessThanOrEqual(Math.max(interval, 21_600));
    }),
  );
});
