import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startServer } from '../../tools/start/server.ts';
import { serverFolder } from '../folder.ts';

/** `npm run backup` and `npm run restore` as operators use them: real processes, the embedded database, real HTTP. */

const tool = (name: string): string => join(import.meta.dirname, `../../tools/${name}.ts`);

const environment = (folder: string): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  SLUICE_DATA: folder,
  SLUICE_DEMO: '0',
  SLUICE_ADMIN_PASSWORD: 'correct-horse-1',
  DATABASE_URL: '',
});

const run = (name: string, folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool(name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment(folder) },
  });

const session = z.object({ data: z.object({ token: z.string() }) });
const categories = z.object({ data: z.object({ items: z.array(z.object({ title: z.string() })) }) });

interface Product {
  signIn(): Promise<string>;
  /** Titles of all categories. */
  titles(token: string): Promise<string[]>;
  /** Resolves when the server has acknowledged it. */
  create(token: string, title: string): Promise<void>;
}

/** The product runs on the folder while `work` goes on. */
const served = async <T>(folder: string, work: (product: Product) => Promise<T>): Promise<T> => {
  const lines: string[] = [];
  const server = startServer({ environment: environment(folder), show: (line) => void lines.push(line) });
  const address = await server.ready;
  if (!address) throw new Error(lines.join('\n'));
  const call = async (method: string, path: string, token?: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  try {
    return await work({
      signIn: async () =>
        session.parse(
          await call('POST', '/login', undefined, { email: 'ada@network.example', password: 'correct-horse-1' }),
        ).data.token,
      titles: async (token) =>
        categories.parse(await call('GET', '/user/categories?limit=500', token)).data.items.map(({ title }) => title),
      create: async (token, title) => void (await call('PUT', '/user/categories', token, { items: [{ title }] })),
    });
  } finally {
    server.stop();
    await server.ended;
  }
};

let base: string;
let data: string;
let archive: string;
let token: string;
const before: string[] = [];

beforeAll(async () => {
  base = serverFolder('sluice-backup-');
  data = join(base, 'data');
  archive = join(base, 'made', 'backup.tar.gz');
  const founded = run('create-network', data, '--name', 'North', '--email', 'ada@network.example');
  expect(founded.stderr).toBe('');
  writeFileSync(join(data, 'a-file'), 'uploaded');

  // Written to without a pause while the backup is taken.
  await served(data, async ({ signIn, create, titles }) => {
    token = await signIn();
    for (let n = 0; n < 20; n++) await create(token, `Before ${n}`);
    before.push(...(await titles(token)));
    const backup = spawn(process.execPath, [tool('backup'), archive], {
      env: { ...process.env, ...environment(data) },
    });
    const ended = once(backup, 'close');
    for (let n = 0; backup.exitCode === null && n < 400; n++) await create(token, `Meanwhile ${n}`);
    expect(await ended).toEqual([0, null]);
    await create(token, 'Afterwards');
  });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('a backup taken while the product is written to', () => {
  it('comes back with all that was acknowledged before, signed-in people and files included', async () => {
    const restored = join(base, 'restored');
    const { status, stdout, stderr } = run('restore', restored, archive);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(restored);
    expect(statSync(join(restored, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(restored)).toEqual(expect.arrayContaining(['a-file', 'postgres', 'secret']));

    await served(restored, async ({ titles, create }) => {
      const found = await titles(token);
      expect(found).toEqual(expect.arrayContaining(before));
      expect(found).not.toContain('Afterwards');
      // What was written meanwhile is there up to one moment, without a gap.
      const meanwhile = found.filter((title) => title.startsWith('Meanwhile')).length;
      expect(found).toEqual(expect.arrayContaining(Array.from({ length: meanwhile }, (_, n) => `Meanwhile ${n}`)));
      await create(token, 'Written after the restore');
    });
  });

  it('can be taken of a product that is stopped, too', async () => {
    const second = join(base, 'stopped.tar.gz');
    expect(run('backup', data, second).status).toBe(0);
    const restored = join(base, 'restored-stopped');
    expect(run('restore', restored, second).status).toBe(0);
    await served(restored, async ({ titles }) => expect(await titles(token)).toContain('Afterwards'));
  });

  it('comes back into a volume, which stays and may have what file systems have', () => {
    const volume = join(base, 'volume');
    mkdirSync(join(volume, 'lost+found'), { recursive: true });
    const before = statSync(volume).ino;
    expect(run('restore', volume, archive).status).toBe(0);
    expect(statSync(volume)).toMatchObject({ ino: before });
    expect(readdirSync(volume).toSorted()).toEqual(['a-file', 'lost+found', 'postgres', 'secret']);
  });

  it('is readable by its owner alone, as it holds the secret', () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
  });
});

it('a backup without the records says before it is made that they have to be dumped first', () => {
  const files = join(base, 'files-of-records');
  mkdirSync(files);
  writeFileSync(join(files, 'secret'), 'a secret of at least thirty-two characters');
  const target = join(base, 'files.tar.gz');
  const { status, stdout } = spawnSync(process.execPath, [tool('backup'), target], {
    encoding: 'utf8',
    env: { ...process.env, ...environment(files), DATABASE_URL: 'postgresql://me@127.0.0.1:1/sluice' },
  });
  expect([status, existsSync(target)]).toEqual([0, true]);
  expect(stdout).toMatch(/dumped before it is written[^]*pg_dump[^]*is written\.\n$/);
});

describe('what would lose something is refused in a sentence', () => {
  const refused = (name: string, folder: string, ...args: string[]): string => {
    const { status, stdout, stderr } = run(name, folder, ...args);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toContain('    at ');
    return stderr;
  };

  it('an archive over one that is there', () => {
    const size = statSync(archive).size;
    expect(refused('backup', data, archive)).toContain('there already');
    expect(statSync(archive).size).toBe(size);
  });

  it('a backup of a folder that is not there, which is not made for it', () => {
    const nowhere = join(base, 'nowhere');
    expect(refused('backup', nowhere, join(base, 'none.tar.gz'))).toContain(nowhere);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('a backup without the records, where the shell does not say which server has them', () => {
    const files = join(base, 'files-alone');
    mkdirSync(files);
    writeFileSync(join(files, 'secret'), 'a secret');
    expect(refused('backup', files, join(base, 'none.tar.gz'))).toContain('Set DATABASE_URL');
    expect(readdirSync(files)).toEqual(['secret']);
    expect(existsSync(join(base, 'none.tar.gz'))).toBe(false);
  });

  it('a restore over a folder that holds something', () => {
    expect(refused('restore', data, archive)).toContain('not empty');
  });

  it('a restore of a file that is not there', () => {
    expect(refused('restore', join(base, 'new'), join(base, 'none'))).toContain('no file');
  });

  it.each([
    [
      'cut off',
      async (file: string) => (copyFileSync(archive, file), truncateSync(file, Math.floor(statSync(archive).size / 2))),
    ],
    ['no archive at all', async (file: string) => writeFileSync(file, 'not a backup')],
    ['an archive of something else', async (file: string) => writeFileSync(file, await tarOf('other.json', '{}'))],
    [
      'an archive that reaches out of its folder',
      async (file: string) => writeFileSync(file, await tarOf('../escaped', 'x')),
    ],
  ])('a restore of a file that is %s', async (what, make) => {
    const file = join(base, `${what}.tar.gz`);
    await make(file);
    const folders = readdirSync(base);
    expect(refused('restore', join(base, 'new'), file)).toContain('was not restored');
    expect(readdirSync(base)).toEqual(folders);
  });
});

const tarOf = async (name: string, content: string): Promise<Buffer> => {
  const archive = pack();
  archive.entry({ name }, content);
  archive.finalize();
  return gzipSync(await buffer(archive));
};
