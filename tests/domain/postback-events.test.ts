import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macroNames } from '../../domain/traffic/macros.ts';
import { maxFailing, pauseAfter, postbackEvents, statusWord } from '../../domain/traffic/postback-events.ts';
import { composeRequest } from '../../domain/requests.ts';

const name = fc.constantFrom(...macroNames('postback'));
const value = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());

test('whatever is filled in comes out at the other side, in its own parameter', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value), (macros) => {
      const query = macroNames('postback').map((macro) => `${macro}={${macro}}`);
      const url = `https://tracker.example/postback?fixed=1&${query.join('&')}`;
      const made = composeRequest({ method: 'GET', url, bodyFormat: 'none' }, macros, []);
      const said = 'request' in made ? new URL(made.request.url) : undefined;
      expect(said?.origin).toBe('https://tracker.example');
      expect(said?.searchParams.get('fixed')).toBe('1');
      for (const macro of macroNames('postback')) expect(said?.searchParams.get(macro)).toBe(macros[macro] ?? '');
    }),
  );
});

test('the pause between two attempts grows from a minute to a day', () => {
  expect([1, 2, 3, 11, 12, 40].map(pauseAfter)).toEqual([60, 120, 240, 61_440, 86_400, 86_400]);
  fc.assert(
    fc.property(fc.nat(1000), (attempts) => {
      expect(pauseAfter(attempts + 1)).toBeGreaterThanOrEqual(pauseAfter(attempts));
      expect(pauseAfter(attempts)).toBeLessThan(maxFailing);
    }),
  );
});

test('a status is told in the affiliate’s word, else in ours', () => {
  const mappings = [{ event: 'conversion_approved', word: 'sale' }];
  expect(statusWord('conversion_approved', mappings)).toBe('sale');
  expect(statusWord('conversion_rejected', mappings)).toBe('rejected');
  expect(statusWord('event_hold', mappings)).toBe('hold');
  expect(new Set(Object.keys(postbackEvents).map((event) => statusWord(event as never, []))).size).toBe(
    Object.keys(postbackEvents).length,
  );
});
