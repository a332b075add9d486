import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPassword } from '../../tools/password.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.drop());

const tool = join(import.meta.dirname, '../../tools/create-network.ts');
const createNetwork = (password: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: testing.url, SLUICE_SECRET: 'x'.repeat(40), SLUICE_ADMIN_PASSWORD: password },
  });

test('a network is founded with its first administrator, once the password is good enough', async () => {
  const args = ['--name', 'North', '--email', 'me@example.com', '--host', 'north.example.com'];
  const weak = createNetwork('short', ...args);
  expect(weak.status).toBe(1);
  expect(weak.stderr).toContain('password');

  const founded = createNetwork('correct-horse-battery', ...args);
  expect(founded.stdout).toContain('“North”');
  const people = await testing.database.owner((db) => db.selectFrom('users').select(['email', 'role_type']).execute());
  expect(people).toEqual([{ email: 'me@example.com', role_type: 'admin' }]);
});

test.each([
  ['a name of blanks', ['--name', ' ', '--email', 'me@example.com'], 'The name: '],
  ['an address that is none', ['--name', 'North', '--email', 'me at example.com'], 'The administrator’s email: '],
  [
    'a host with a path',
    ['--name', 'North', '--email', 'me@example.com', '--host', 'north.example.com/x'],
    'The host north.example.com/x: ',
  ],
  ['a currency nobody knows', ['--name', 'North', '--email', 'me@example.com', '--currency', 'XXY'], 'XXY'],
  [
    'a host of another network',
    ['--name', 'North', '--email', 'me@example.com', '--host', 'NORTH.example.com'],
    'Another network',
  ],
])('%s is refused in a sentence, and nothing is left of it', async (_, given, told) => {
  const args = given.includes('--host') ? given : [...given, '--host', 'south.example.com'];
  const count = async () =>
    (await testing.database.owner((db) => db.selectFrom('tenant').select('id').execute())).length;
  const before = await count();
  const { status, stderr } = createNetwork('correct-horse-battery', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(told);
  expect(stderr).not.toContain('    at ');
  expect(await count()).toBe(before);
});

test('a second network needs a host, by which anybody could reach it', async () => {
  const { status, stderr } = createNetwork('correct-horse-battery', '--name', 'South', '--email', 'me@example.com');
  expect(status).toBe(2);
  expect(stderr).toContain('--host is missing');
  const names = await testing.database.owner((db) => db.selectFrom('settings_general').select('name').execute());
  expect(names).toEqual([{ name: 'North' }]);
});

test('without a variable, the password is the first line of the input', async () => {
  const from = (input: string) =>
    spawnSync(process.execPath, [tool, '--name', 'West', '--email', 'me@example.com', '--host', 'west.example.com'], {
      encoding: 'utf8',
      input,
      env: { ...process.env, DATABASE_URL: testing.url, SLUICE_SECRET: 'x'.repeat(40) },
    });
  const without = from('');
  expect([without.status, without.stderr]).toEqual([2, expect.stringContaining('The password is missing')]);
  expect(from('correct-horse-battery\n').stdout).toContain('“West”');
});

test('on a terminal the password is asked for twice, and never shown', async () => {
  const asked = async (...entries: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    const read = readPassword('Password of me@example.com', { input, output });
    for (const entry of entries) input.write(`${entry}\r`);
    const outcome = await read.catch((error: Error) => error.message);
    return { outcome, shown: String(output.read()) };
  };
  expect(await asked('correct-horse', 'correct-horse')).toEqual({
    outcome: 'correct-horse',
    shown: 'Password of me@example.com: \nOnce more: \n',
  });
  expect((await asked('correct-horse', 'correct-house')).outcome).toBe('The two passwords differ.');
});

test('what is missing is said', () => {
  const { status, stderr } = createNetwork('correct-horse-battery', '--name', 'North');
  expect(status).toBe(2);
  expect(stderr).toContain('--email');
});
