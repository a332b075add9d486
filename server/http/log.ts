import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'token',
  'refreshToken',
  'apiToken',
  'secret',
  'code',
  'recoveryCodes',
];

const flushEvery = 50;

/** Writes lines to the standard output some at a time, as writing each alone costs an eighth of a busy server's time. */
const output = () => {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    process.stdout.write(lines.join(''));
    lines = [];
  };
  process.once('exit', flush);
  return {
    write(line: string): void {
      lines.push(line);
      timer ??= setTimeout(flush, flushEvery);
    },
  };
};

/** Structured lines without secrets, no matter who writes them: what is named like one is left out. */
export const logging = (level: string): Exclude<FastifyServerOptions['logger'], undefined> =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
        stream: output(),
      };

/** A name for the call in logs and answers; a proxy's is kept, so that its log and ours can be laid side by side. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** The line of a call. The address is told without its query, which may hold what is nobody's business. */
export const logCall = (request: FastifyRequest, reply: FastifyReply): void => {
  const { method, url, ip } = request;
  const line = {
    method,
    path: url.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ip,
  };
  request.log.info(line, 'call');
};

/** One line a call. */
export const logCalls = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => logCall(request, reply));
};
