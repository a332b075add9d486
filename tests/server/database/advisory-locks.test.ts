import { expect, test } from 'vitest';
import { databaseLocks, networkLocks } from '../../../server/database/advisory-locks.ts';

test.each([
  ['the database', databaseLocks],
  ['a network', networkLocks],
])('each lock of %s has a key of its own', (_, locks) => {
  const keys = Object.values(locks);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys of a network’s locks fit into the integers that PostgreSQL takes for two keys', () => {
  expect(Math.max(...Object.values(networkLocks))).toBeLessThan(2 ** 31);
});
