import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connection.ts';
import { fillFresh } from '../../server/demo/turn.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

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

test('of processes that start at once on a fresh database one fills it, and the others wait for that', async () => {
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
