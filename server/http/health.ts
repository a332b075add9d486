import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, its database included; 503 while it cannot. */
export const serveHealth = (app: FastifyInstance, database: Pick<Database, 'ping'>): void => {
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
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
};
