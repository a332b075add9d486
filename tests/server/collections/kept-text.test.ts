import { expect, test } from 'vitest';
import { keptText } from '../../../server/database/kept-text.ts';

test.each([
  ['what fits stays as it is', 'Mozilla 😀', 10, 'Mozilla 😀'],
  ['the rest is cut off', 'Mozilla', 3, 'Moz'],
  ['NUL, which PostgreSQL refuses, goes and takes no room', '\0Mo\0zilla', 4, 'Mozi'],
  ['a pair of surrogates is not halved', 'ab😀', 3, 'ab'],
  ['a half that came alone is replaced', 'a\uD83Db', 10, 'a\uFFFDb'],
  ['nothing is nothing', '', 10, ''],
])('%s', (_, text, max, kept) => {
  expect(keptText(text, max)).toBe(kept);
});
