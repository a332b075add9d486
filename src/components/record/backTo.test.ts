import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backTo } from './backTo.ts';

const asked = (back: string) => backTo(`?${new URLSearchParams({ back })}`);

test('a page leads back to a path of this admin', () => {
  expect(asked('/offers/12/landings')).toBe('/offers/12/landings');
  expect(asked('/offers/all?search=a b&limit=25')).toBe('/offers/all?search=a%20b&limit=25');
  expect(backTo('')).toBeUndefined();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'offers',
  '',
])('it leads to no other site: %s', (back) => {
  expect(asked(back)).toBeUndefined();
});

test('whatever the address says, one stays in the admin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    ':',
    '@',
    'evil.example',
    'http:',
    '\t',
    '\n',
    '%2f',
    '?',
    '#',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = asked(parts.join(''));
      if (path !== undefined) expect(new URL(path, 'http://here.example').origin).toBe('http://here.example');
    }),
  );
});
