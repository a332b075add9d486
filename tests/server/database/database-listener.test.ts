import { connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import { listen } from '../../../server/database/listener.ts';
import { administer } from '../../postgres.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const hearing = (events: string[]) => ({
  heard: (payload: string) => events.push(payload),
  listening: () => events.push('listening'),
  lost: () => events.push('lost'),
});
const never = 3_600_000;

/** An address of the database behind which connections can go silent, as behind a firewall that forgets them. */
const openSilencer = async () => {
  const ends: Socket[] = [];
  let isSilent = false;
  const pass = (from: Socket, to: Socket): void =>
    void from
      .on('data', (chunk) => isSilent || to.write(chunk))
      .on('close', () => isSilent || to.destroy())
      .on('error', () => undefined);
  const { username, hostname, pathname } = new URL(own.url);
  const socket = `${decodeURIComponent(hostname)}/.s.PGSQL.5432`;
  const server = createServer((caller) => {
    const database = connectTo(socket);
    ends.push(caller, database);
    pass(caller, database);
    pass(database, caller);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `postgresql://${username}@127.0.0.1:${recordOf(server.address())['port']}${pathname}`,
    silence: (silent: boolean) => void (isSilent = silent),
    close: async () => {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

test('messages on a channel are received, even after the connection was lost', async () => {
  const events: string[] = [];
  const stop = listen(own.url, 'probe', hearing(events), never);
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

test('a connection that is gone without a word is noticed, and replaced', async () => {
  const silencer = await openSilencer();
  const events: string[] = [];
  const stop = listen(silencer.url, 'probe', hearing(events), 100);
  await expect.poll(() => events).toEqual(['listening']);
  silencer.silence(true);
  await expect.poll(() => events).toContain('lost');
  silencer.silence(false);
  await expect.poll(() => events.at(-1)).toBe('listening');
  await administer(own.url, `notify probe, 'heard again'`);
  await expect.poll(() => events.at(-1)).toBe('heard again');
  await stop();
  await silencer.close();
});
