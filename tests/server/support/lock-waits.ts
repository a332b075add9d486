import type { Client } from 'pg';
import { vi } from 'vitest';
import { patience } from '../../patience.ts';

/**
 * Waits until this many sessions of the client's own database wait for another session's lock; sessions of other
 * databases belong to other tests.
 * @returns their processes
 */
export const untilWaiting = (client: Client, sessions = 1): Promise<number[]> =>
  vi.waitUntil(
    async () => {
      // In a transaction the first snapshot stays: connections opened since would never be seen to wait.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`,
      );
      return rows.length >= sessions && rows.map(({ pid }) => pid);
    },
    { timeout: patience.wait, interval: 10 },
  );
