import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordViolations } from '../../../server/access/passwords.ts';

test('a password is stored as argon2id and recognized again, however its letters were typed', async () => {
  const kept = await hashPassword('café au lait');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('cafe\u0301 au lait', kept)).toBe(true);
  expect(await isPassword('cafe au lait', kept)).toBe(false);
});

test('no password works for someone who has none', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false);
  expect(await isPassword('', undefined)).toBe(false);
});

test.each([
  ['short', 8, 'minLength'],
  ['12345', 5, 'commonPassword'],
  ['Password123', 8, 'commonPassword'],
  ['anna.berzina', 8, 'commonPassword'],
  ['Anna.Berzina@example.com', 8, 'commonPassword'],
])('%s is refused if %i characters are required: %s', (password, minimum, name) => {
  expect(passwordViolations(password, minimum, 'anna.berzina@example.com').map((rule) => rule.name)).toEqual([name]);
});

test('a long password that few would try is accepted', () => {
  expect(passwordViolations('sluice-demo', 8, 'admin@demo.sluice.test')).toEqual([]);
});
