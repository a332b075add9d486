import { expect, test } from 'vitest';
import { faultyPaths } from './FaultSummary.tsx';

test('every field with an error is named by its path, those inside rows and groups too', () => {
  const wrong = { type: 'manual', message: 'Not like that' };
  const rows = Object.assign([undefined, { value: wrong }], { root: wrong });
  expect(faultyPaths({ title: wrong, contacts: rows, redirect: { url: wrong }, root: wrong })).toEqual([
    'title',
    'contacts.1.value',
    'redirect.url',
  ]);
});
