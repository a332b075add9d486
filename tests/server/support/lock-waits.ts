import type { Client } from 'pg';
import { vi } from 'vitest';
import { patience } from '../../patience.ts';

/** Returns the sessions of the client's own database that wait for a lock; those of others belong to other tests. */
const waiting = async (client: Client): Promise<number[]> => {
  // In a transaction the first snapshot stays: connections opened since would never be seen to wait.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};

const often = { timeout: patience.wait, interval: 10 };

/**
 * Waits until this many sessions of the client's own database wait for another session's lock.
 * @returns their processes
 */
export const untilWaiting = (client: Client, sessions = 1): Promise<number[]> =>
  vi.waitUntil(async () => {
    const found = await waiting(client);
    return found.length >= sessions && found;
  }, often);

/** Waits until no session of the client's own database waits for a lock any more. */
export const untilNoneWaits = (client: Client): Promise<boolean> =>
  vi.waitUntil(async () => (await waiting(client)).length === 0, often);
