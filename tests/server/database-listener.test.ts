import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../postgres.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('messages on a channel are received, even after the connection was lost', async () => {
  const events: string[] = [];
  const stop = own.database.listen('probe', {
    heard: (payload) => events.push(payload),
    listening: () => events.push('listening'),
    lost: () => events.push('lost'),
  });
  await expect.poll(() => events).toEqual(['listening']);
  await administer(own.url, `notify probe, 'one'; notify other, 'none'`);
  await expect.poll(() => events).toEqual(['listening', 'one']);
  await administer(own.url, `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "probe"'`);
  await expect.poll(() => events).toEqual(['listening', 'one', 'lost', 'listening']);
  await administer(own.url, `notify probe, 'two'`);
  await expect.poll(() => events.at(-1)).toBe('two');
  await stop();
  const { length } = events;
  await administer(own.url, `notify probe, 'three'`);
  expect(events.slice(length).filter((event) => event !== 'lost')).toEqual([]);
});
