import type { FastifyInstance } from 'fastify';
import type { ProcessRole } from '../configuration.ts';
import type { Database } from '../database/connection.ts';

interface HealthParts {
  database: Pick<Database, 'ping'>;
  /** Whether the database tells this process of changes. */
  changes: { areTold(): boolean };
  /** How the store of statistics stands. */
  statistics: { state(): Promise<{ state: string; progress?: number }> };
  /** What the process does. */
  roles: ReadonlySet<ProcessRole>;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database included; 503 while it cannot. Its `changes` are
 * `heard`, or `polled` while the database can't tell them, so that traffic is decided by what is a few seconds old. Its
 * `statistics` may be away: all else is served without them.
 */
export const serveHealth = (app: FastifyInstance, { database, changes, statistics, roles }: HealthParts): void => {
  const uncached = { 'cache-control': 'no-store' };
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
        statistics: await statistics.state().catch(() => ({ state: 'away' })),
        roles: [...roles],
      });
  });
};
