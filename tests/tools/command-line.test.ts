import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverFolder } from '../folder.ts';

/** The commands of those who operate the product, as typed wrongly or on a day when something is missing. */

const secret = 'the secret that signs sessions and more';
let folder: string;
beforeAll(() => {
  folder = serverFolder('sluice-commands-');
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  out: string;
  err: string;
}

const started = (file: string, args: string[], environment: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', SLUICE_DATA: folder, ...environment };
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../..', file), ...args],
      { cwd: folder, env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

const fileOf = (name: string): string => (name === 'codegen' ? 'codegen/main.ts' : `tools/${name}.ts`);

const untouched = () => {
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${secret}\n`);
};

describe('a command that does nothing', () => {
  test.each([
    'backup',
    'codegen',
    'create-network',
    'restore',
    'rotate-secret',
    'screens',
    'start',
    'statistics',
    'test',
  ])('%s --help tells how it is written', async (name) => {
    const { code, out, err } = await started(fileOf(name), ['--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);
    untouched();
  });

  test.each([
    ['an option nobody knows', 'rotate-secret', ['--new'], "Unknown option '--new'"],
    ['a word too many', 'rotate-secret', ['now'], 'npm run rotate-secret'],
    ['two files', 'backup', ['one.tar.gz', 'two.tar.gz'], 'npm run backup -- <file.tar.gz>'],
    ['two ways at once', 'statistics', ['--check', '--rebuild'], 'Say one of the two'],
    ['an option of the generator that nobody knows', 'codegen', ['--chek'], "Unknown option '--chek'"],
    ['a word the generator does not take', 'codegen', ['offers'], 'npm run codegen -- --check'],
    ['no contract to compare with', 'codegen', ['--from'], "Option '--from <value>' argument missing"],
    ['nothing to adopt from', 'codegen', ['--adopt'], '--adopt needs --from'],
    ['an address that is none', 'codegen', ['--from', 'https://'], 'https:// is no address'],
  ])('as it is given %s says so', async (_, name, args, told) => {
    const { code, out, err } = await started(fileOf(name), args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(told);
    expect(err).not.toContain('    at ');
    untouched();
  });
});

test('the secret is not replaced where the shell does not say which server has what it encrypts', async () => {
  const { code, out, err } = await started('tools/rotate-secret.ts', []);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('Set DATABASE_URL or SLUICE_DATA');
  expect(err).not.toContain('    at ');
  untouched();
});

test.each([
  [
    'a database that is away',
    'postgresql://me:secret@localhost:1/sluice',
    'The database is not available: connect ECONNREFUSED',
  ],
  ['an address that is none', 'mysql://127.0.0.1/sluice', 'DATABASE_URL must look like '],
])('%s is told in a sentence by commands and by the server', async (_, url, told) => {
  const environment = { DATABASE_URL: url, SLUICE_ADMIN_PASSWORD: 'correct-horse-battery', PORT: '0' };
  const ends = await Promise.all([
    started('tools/create-network.ts', ['--name', 'North', '--email', 'me@example.com'], environment),
    started('tools/statistics.ts', ['--rebuild'], environment),
    started('server/main.ts', [], environment),
  ]);
  for (const { code, err } of ends) {
    expect(code).toBe(1);
    expect(err).toContain(told);
    expect(err).not.toContain('    at ');
  }
});
