import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database included; 503 while it cannot. Its `changes` are
 * `heard`, or `polled` while the database can't tell them, so that traffic is decided by what is a few seconds old.
 */
export const serveHealth = (
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  changes: { areTold(): boolean },
): void => {
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
      .send({ status: ready ? 'ok' : 'unavailable', changes: changes.areTold() ? 'heard' : 'polled' });
  });
};
