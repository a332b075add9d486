import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../../server/database/connection.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { serverFolder } from '../../folder.ts';
import { kill, serversOn } from '../support/processes.ts';
import { patience } from '../../patience.ts';

const base = serverFolder('sluice-unavailable-');

const disk = join(base, 'disk');
const mounted = smallDisk(disk);

afterAll(() => {
  if (mounted) spawnSync('/bin/umount', [disk]);
  rmSync(base, { recursive: true });
});

const outage = { timeout: patience.wait, interval: 100 };

async function opened(dataFolder: string): Promise<{ database: Database; said: string[] }> {
  const said: string[] = [];
  const database = await openDatabase({ databaseUrl: undefined, dataFolder }, (line) => said.push(line));
  await database.owner((db) => sql`create table if not exists probe (text text)`.execute(db));
  return { database, said };
}

const answer = (database: Database) => database.tenant(1).read((db) => sql`select 1 as works`.execute(db));

test('a call says so while its server is down, and the next ones work when it is back', async () => {
  const dataFolder = join(base, 'killed');
  const { database, said } = await opened(dataFolder);
  const underway = database.tenant(1).read((db) => sql`select pg_sleep(60)`.execute(db));
  const lost = expect(underway).rejects.toThrow(DatabaseUnavailable);
  await database.owner((db) =>
    vi.waitUntil(async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(db);
      return rows.length === 1;
    }, outage),
  );
  kill(...serversOn(join(dataFolder, 'postgres', 'cluster')));
  await lost;
  await expect(answer(database)).rejects.toThrow(DatabaseUnavailable);
  await vi.waitFor(() => answer(database), outage);
  await database.tenant(1).write((db) => sql`insert into probe (text) values ('after')`.execute(db));
  expect(said.filter((line) => line.includes('started again'))).toHaveLength(1);
  await database.close();
});

/** A small file system of its own, if this user may mount one. */
function smallDisk(folder: string): boolean {
  mkdirSync(folder);
  return (
    process.getuid?.() === 0 &&
    spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder]).status === 0
  );
}

describe.runIf(mounted)('a full disk (skipped where this user may not mount one)', () => {
  test('is reported, keeps what was acknowledged, and allows writing again once there is room', async () => {
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(40_000_000));
    const { database } = await opened(join(disk, 'data'));
    let kept = 0;
    const write = async () => {
      await database
        .tenant(1)
        .write((db) =>
          sql`insert into probe (text) select md5(random()::text) from generate_series(1, 5000)`.execute(db),
        );
      kept += 5000;
    };
    const message = sql`select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))`;
    const forever = async (work: () => Promise<unknown>) => {
      while (true) await work();
    };
    await expect(forever(write)).rejects.toThrow(DatabaseUnavailable);
    // With the write-ahead log full as well, PostgreSQL itself goes down and can't recover until there is room.
    await expect(forever(() => database.owner((db) => message.execute(db)))).rejects.toThrow(DatabaseUnavailable);
    await expect(forever(() => answer(database))).rejects.toThrow(DatabaseUnavailable);

    truncateSync(ballast);
    await vi.waitFor(write, outage);
    const { rows } = await database.tenant(1).read((db) => sql`select count(*) as kept from probe`.execute(db));
    expect(rows).toEqual([{ kept }]);
    await database.close();
  });
});
