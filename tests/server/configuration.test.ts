import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../server/configuration.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-configuration-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const secret = 'x'.repeat(32);

test('an empty environment gives the defaults, an empty variable counts as absent', () => {
  const defaults = { port: 8080, host: '127.0.0.1', databaseUrl: undefined, secret, demo: undefined };
  expect(readConfiguration({ SLUICE_SECRET: secret })).toMatchObject({
    ...defaults,
    dataFolder: join(process.cwd(), 'data'),
  });
  expect(
    readConfiguration({ PORT: '', HOST: '', DATABASE_URL: '', SLUICE_DEMO: '', SLUICE_SECRET: secret }),
  ).toMatchObject(defaults);
});

test('every variable is read', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgresql://user:password@db.test/sluice',
    SLUICE_DATA: folder,
    SLUICE_SECRET: secret,
    SLUICE_DEMO: '0',
  };
  const { port, host, databaseUrl, dataFolder, demo } = readConfiguration(environment);
  expect([port, host, databaseUrl, dataFolder, demo]).toEqual([0, '::1', environment.DATABASE_URL, folder, false]);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/sluice'],
  ['DATABASE_URL', 'hunter2'],
  ['SLUICE_SECRET', 'hunter2'],
  ['SLUICE_DEMO', 'yes'],
])('%s=%s is refused by a message that names it and does not repeat it', (name, value) => {
  const read = () => readConfiguration({ SLUICE_SECRET: secret, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must `));
  if (value.includes('hunter2')) expect(read).not.toThrow(/hunter2/);
});

test('all mistakes are told at once', () => {
  const read = () => readConfiguration({ PORT: 'x', SLUICE_DEMO: 'x' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/^PORT .*\nSLUICE_DEMO /);
});

describe('without SLUICE_SECRET', () => {
  test('a secret is made once and kept for its owner only', () => {
    const data = join(folder, 'deep', 'data');
    const first = readConfiguration({ SLUICE_DATA: data }).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfiguration({ SLUICE_DATA: data }).secret).toBe(first);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(`${first}\n`);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('a damaged secret is not replaced, as that would sign everybody out', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => readConfiguration({ SLUICE_DATA: folder })).toThrow(
      /^SLUICE_SECRET is not set and could not be kept .* damaged/,
    );
  });

  test('a data folder that cannot be made is told', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readConfiguration({ SLUICE_DATA: join(folder, 'file', 'data') })).toThrow(
      /^SLUICE_SECRET is not set .* ENOTDIR/,
    );
  });
});
