import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const secrets = ['authorization', 'cookie', 'password', 'currentPassword', 'token', 'refreshToken', 'apiToken', 'secret'];

/** Structured lines without secrets, whoever writes them: what is named like one is left out, two levels deep. */
export const logging = (level: string): Exclude<FastifyServerOptions['logger'], undefined> => ({
  level,
  base: null,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
});

/** A name for the call in logs and answers; a proxy's is kept, so that its log and ours can be laid side by side. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** One line a call. The address is told without its query, which may hold what is nobody's business. */
export const logCalls = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const line = { method, path: url.split('?', 1)[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, ip };
    request.log.info(line, 'call');
  });
};
