import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ProcessRole } from '../configuration.ts';
import type { Database } from '../database/connection.ts';

interface HealthParts {
  database: Pick<Database, 'ping'>;
  /** Whether the database notifies this process of changes. */
  changes: { areTold(): boolean };
  /** State of the statistics store. */
  statistics: { state(): Promise<{ state: string; progress?: number }> };
  /** What the process does. */
  roles: ReadonlySet<ProcessRole>;
}

/** Milliseconds: those that ask for readiness take a process out of service if it is slow to answer. */
const statisticsTimeout = 1000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, its database included; 503 while it can't. Its `changes`
 * are `heard`, or `polled` while the database can't send notifications, so that traffic is decided on data a few
 * seconds old. Its `statistics` may be unavailable: everything else is served without them, so they are `away` if they
 * don't answer within a second.
 */
export const serveHealth = (app: FastifyInstance, { database, changes, statistics, roles }: HealthParts): void => {
  const uncached = { 'cache-control': 'no-store' };
  const storeState = (): Promise<object> =>
    Promise.race([
      statistics.state().catch(() => ({ state: 'away' })),
      pause(statisticsTimeout, { state: 'away', reason: 'unreachable' }, { ref: false }),
    ]);
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => reply.headers(uncached).send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const ready = await database.ping().then(
      () => true,
      () => false,
    );
    return reply
      .headers(uncached)
      .code(ready ? 200 : 503)
      .send({
        status: ready ? 'ok' : 'unavailable',
        changes: changes.areTold() ? 'heard' : 'polled',
        statistics: await storeState(),
        roles: [...roles],
      });
  });
};
