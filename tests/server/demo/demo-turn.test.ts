import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectDatabase, type Database } from '../../../server/database/connection.ts';
import { fillFresh } from '../../../server/demo/demo-alone.ts';
import { rmSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { serverFolder } from '../../folder.ts';
import { killServers, startServer } from '../support/server-process.ts';

let own: TestDatabase;
let processes: Database[];

beforeAll(async () => {
  own = await createTestDatabase();
  const open = () => connectDatabase({ ...inject('server'), url: own.url }, () => undefined);
  processes = [own.database, await open(), await open()];
});

afterAll(async () => {
  await Promise.all(processes.slice(1).map((database) => database.close()));
  await own.drop();
});

test('of processes that start together on a fresh database one fills it, and the others wait for it', async () => {
  const said: string[] = [];
  const everybodyWaits = Promise.withResolvers<void>();
  let filled = 0;
  await Promise.all(
    processes.map((database) =>
      fillFresh(
        database,
        async () => {
          await everybodyWaits.promise;
          await database.owner((db) => db.insertInto('tenant').defaultValues().execute());
          filled += 1;
        },
        (message) => {
          said.push(message);
          if (said.length === processes.length - 1) everybodyWaits.resolve();
        },
      ),
    ),
  );
  expect(filled).toBe(1);
  expect(new Set(said)).toEqual(new Set(['Waiting for another process that fills the demo network']));
});

test('a process that serves no pictures leaves the demo network to one that does', async () => {
  const other = await createTestDatabase();
  const folders = { traffic: serverFolder('sluice-demo-traffic-'), admin: serverFolder('sluice-demo-admin-') };
  const start = (role: keyof typeof folders) =>
    startServer(other.url, folders[role], '', {
      SLUICE_DEMO: '1',
      SLUICE_DEMO_DAYS: '1',
      SLUICE_ROLES: role,
    });
  const networks = () => other.database.owner((db) => db.selectFrom('tenant').select('id').execute());
  try {
    await start('traffic');
    expect(await networks()).toEqual([]);

    const { address } = await start('admin');
    const [first] = await networks();
    const pictures = await other.database
      .tenant(Number(first?.id))
      .read((db) => db.selectFrom('offers').select('image_url').where('image_url', 'is not', null).execute());
    expect(pictures.length).toBeGreaterThan(0);
    const answer = await fetch(new URL(String(pictures[0]?.image_url), address));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  } finally {
    await killServers();
    await other.drop();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
});
