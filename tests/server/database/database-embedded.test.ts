import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FolderInUse } from '../../../server/database/embedded/lock.ts';
import { startEmbedded } from '../../../server/database/embedded/start.ts';
import { serverFolder } from '../../folder.ts';
import { connected } from '../../postgres.ts';
import { kill, serversOn, startProcess, watchersOf, type DatabaseProcess } from '../support/processes.ts';
import { patience } from '../../patience.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

let base: string;
let dataFolder: string;
let cluster: string;

beforeAll(() => {
  base = serverFolder('sluice-embedded-');
  dataFolder = join(base, 'data');
  cluster = join(dataFolder, 'postgres', 'cluster');
});

afterAll(() => rmSync(base, { recursive: true }));

/** Starts the server in this process, runs a callback with its connection string, and stops it. */
async function withServer<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataFolder: folder, refuge: join(base, 'refuge'), log: () => undefined });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

const ask = (sql: string) => (url: string) => connected(url, async (client) => (await client.query(sql)).rows);
const start = (folder: string) => withServer(folder, ask('select 1 as works'));
const works = [{ works: 1 }];

/** The number of rows the process reported as written. */
const acknowledged = ({ lines }: DatabaseProcess) => lines.filter((line) => line.startsWith('wrote ')).length;
const kept = () => withServer(dataFolder, ask('select count(*)::int as rows from probe'));

test('records outlive the server, which leaves no process behind', async () => {
  await withServer(dataFolder, ask('create table note (text text); insert into note values ($$Привет$$)'));
  expect(serversOn(cluster)).toEqual([]);
  expect(await withServer(dataFolder, ask('select text, lower(text) as low from note'))).toEqual([
    { text: 'Привет', low: 'привет' },
  ]);
  expect(serversOn(cluster)).toEqual([]);
});

test('the server is reached over a socket in a folder of its own account only, and keeps what it acknowledges', async () => {
  const settings = ['listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding'];
  const query = `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
  await withServer(dataFolder, async (url) => {
    expect(await ask(query)(url)).toEqual([
      { listen_addresses: '', fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', server_encoding: 'UTF8' },
    ]);
    for (const folder of ['.', 'cluster', 'socket', 'log']) {
      const { mode, uid } = statSync(join(dataFolder, 'postgres', folder));
      expect([folder, mode & 0o777, uid]).toEqual([folder, 0o700, isRoot ? nobody : process.getuid?.()]);
    }
  });
});

test('a second process on a data folder is refused, and the message names the process to stop', async () => {
  await withServer(dataFolder, async () => {
    const second = startProcess({ dataFolder });
    await expect(second.line(/^FolderInUse: Another Sluice \(process \d+\) is running on/)).resolves.toContain(
      `process ${process.pid}`,
    );
    await second.end();
    await expect(start(dataFolder)).rejects.toThrow(FolderInUse);
  });
  expect(await start(dataFolder)).toEqual(works);
});

test.runIf(process.platform === 'linux')('the product, killed alone, takes its server down with it', async () => {
  const product = startProcess({ dataFolder });
  await product.line(/^ready/);
  kill(product.child.pid!);
  await vi.waitUntil(() => serversOn(cluster).length === 0, patience.wait);
  expect(await start(dataFolder)).toEqual(works);
});

describe.runIf(process.platform === 'linux')('what was acknowledged is kept', () => {
  const killers: [string, (product: DatabaseProcess) => void][] = [
    ['everything is killed', ({ child }) => kill(child.pid!, ...watchersOf(cluster), ...serversOn(cluster))],
    [
      'all but the server is killed, which goes on without owner',
      ({ child }) => kill(...watchersOf(cluster), child.pid!),
    ],
    ['only the product is killed', ({ child }) => kill(child.pid!)],
  ];

  test.each(killers)('when %s', async (_, strike) => {
    await withServer(dataFolder, ask('drop table if exists probe'));
    const product = startProcess({ dataFolder });
    await product.line(/^ready/);
    product.write(1_000_000);
    await product.line(/^wrote 50$/);
    strike(product);
    await once(product.child, 'close');
    const written = acknowledged(product);
    const rows = await kept();
    // One more may have been written whose acknowledgement was never received.
    expect([[{ rows: written }], [{ rows: written + 1 }]]).toContainEqual(rows);
  });

  test('when only the server is killed, which is then started again', async () => {
    await withServer(dataFolder, ask('drop table if exists probe'));
    const product = startProcess({ dataFolder });
    await product.line(/^ready/);
    product.write(50);
    await product.line(/^wrote 50$/);
    kill(...serversOn(cluster));
    await product.line(/ended by itself and is started again/);
    await vi.waitUntil(() => watchersOf(cluster).length === 1, patience.wait);
    await product.end();
    expect(product.child.exitCode).toBe(0);
    expect(await kept()).toEqual([{ rows: 50 }]);
  });
});

test('a process ID left in the folder that now belongs to another process blocks nothing, and that process survives', async () => {
  await start(dataFolder);
  const stranger = spawn('sleep', ['600'], isRoot ? { uid: nobody } : {});
  const pidFile = join(cluster, 'postmaster.pid');
  writeFileSync(
    pidFile,
    [stranger.pid, cluster, 1700000000, 5432, join(dataFolder, 'postgres', 'socket'), '', '', 'ready'].join('\n'),
  );
  if (isRoot) chownSync(pidFile, nobody, nobody);
  expect(await start(dataFolder)).toEqual(works);
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

test('a data folder may be deeper than a socket’s path can be long', async () => {
  const deep = join(base, ...Array.from({ length: 10 }, (_, level) => `a-rather-long-name-${level}`));
  expect(await start(deep)).toEqual(works);
  expect(await start(deep)).toEqual(works);
});

test('an interrupted first start leaves nothing in the way', async () => {
  const folder = join(base, 'interrupted');
  mkdirSync(join(folder, 'postgres.new', 'cluster', 'half'), { recursive: true });
  mkdirSync(join(folder, 'postgres'));
  expect(await start(folder)).toEqual(works);
});

test('records of another version of PostgreSQL are refused', async () => {
  const version = join(cluster, 'PG_VERSION');
  const own = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  await expect(start(dataFolder)).rejects.toThrow(/was written by PostgreSQL 17, this is 18/);
  writeFileSync(version, own);
  expect(await start(dataFolder)).toEqual(works);
});

describe.runIf(isRoot)('started by root (skipped for others)', () => {
  test('the owner of the data folder runs the server, if they are unprivileged', async () => {
    const folder = join(base, 'owned');
    mkdirSync(folder);
    const [, uid = 0, gid = 0] =
      /^games:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))?.map(Number) ?? [];
    chownSync(folder, uid, gid);
    expect(await start(folder)).toEqual(works);
    expect(statSync(join(folder, 'postgres', 'cluster')).uid).toBe(uid);
  });

  test('records restored as root are handed over', async () => {
    for (const path of ['postgres', 'postgres/cluster', 'postgres/cluster/PG_VERSION'])
      chownSync(join(dataFolder, path), 0, 0);
    expect(await start(dataFolder)).toEqual(works);
    expect(statSync(join(cluster, 'PG_VERSION')).uid).toBe(nobody);
  });

  test('records are kept elsewhere if its account may not enter the data folder, and one line says where', async () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const refuge = join(base, 'refuge');
    const product = startProcess({ dataFolder: join(closed, 'data'), refuge });
    const line = await product.line(/the records are in/);
    await product.line(/^ready/);
    await product.end();
    const home = line.split(' ').at(-1)!;
    expect([home.startsWith(`${refuge}/`), line.includes(join(closed, 'data')), product.lines.length]).toEqual([
      true,
      true,
      3,
    ]);
    expect(await withServer(join(closed, 'data'), ask('select count(*)::int as rows from probe'))).toEqual([
      { rows: 0 },
    ]);
  });

  test('an unprivileged user can run it all themselves', async () => {
    const folder = join(base, 'unprivileged');
    mkdirSync(folder);
    chownSync(folder, nobody, nobody);
    const product = startProcess({ dataFolder: join(folder, 'data'), uid: nobody, gid: nobody });
    await product.line(/^ready/);
    product.write(1);
    await product.line(/^wrote 1$/);
    await product.end();
    expect(product.child.exitCode).toBe(0);
  });
});
