import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Failure, malformed } from '../failure.ts';
import { replyWithFailure } from './failing.ts';
import { logCalls, logging, requestIdOf } from './log.ts';
import { registerCalls, type Routes } from './routes.ts';
import { trackCalls } from './uncaught.ts';
import { type FailureReply, refuseAddress, refuseConnection } from './unread.ts';

/** Bytes of a request's body where the contract says nothing else. */
const bodyLimit = 16 * 1024;

/** Milliseconds within which a request must have come whole; a large image on a slow line has. */
const requestTimeout = 120_000;

export interface ServerParts extends Routes {
  /** Proxies whose `X-Forwarded-*` headers count, as Fastify names them; those on this machine where absent. */
  trustedProxies?: readonly string[];
  /** Least severe lines to write: `info`, `warn`, …; `silent` for none. */
  logLevel: string;
  /** Tells people what went wrong; as the API does where absent. */
  replyWithPage?: FailureReply;
  /** Everything beside the API: the admin, its documentation, health. */
  extend?(app: FastifyInstance): Promise<void>;
  /** Parsers of other content than JSON, for the calls below `/api/v1`. */
  extendApi?(api: FastifyInstance): Promise<void>;
}

/** Answers of the API are for one caller at one moment, and nothing but data. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  vary: 'Accept-Language',
};

/**
 * Closing would wait for connections to be used or to run out of time. When the end is asked for, those on which nothing
 * was asked go at once, and those that are answering with their answer.
 */
const endWithAnswer = (app: FastifyInstance): void => {
  let closing = false;
  /** How many answers each connection owes. */
  const owed = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    owed.set(socket, 0);
    socket.once('close', () => owed.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    owed.set(socket, (owed.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (owed.get(socket) ?? 1) - 1;
      if (owed.has(socket)) owed.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, answers] of owed) if (answers === 0) socket.destroy();
  });
};

/** The HTTP server with every call of the contract under `/api/v1`; it listens nowhere yet. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logging(parts.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit,
    requestTimeout,
    trustProxy: [...(parts.trustedProxies ?? ['loopback'])],
    // What is wrong with a part of an address, its parameter says; Node bounds the whole of it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 65_536 },
    frameworkErrors: refuseAddress(parts.replyWithPage ?? replyWithFailure),
    clientErrorHandler: refuseConnection,
  });
  app.setErrorHandler(replyWithFailure);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  logCalls(app);
  trackCalls(app);
  endWithAnswer(app);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_, reply) => void reply.headers(apiHeaders));
      api.setNotFoundHandler((request, reply) => replyWithFailure(new Failure('noSuchCall'), request, reply));
      api.addHook('preParsing', async ({ method, headers }) => {
        const encoding = headers['content-encoding'] ?? 'identity';
        if (encoding !== 'identity' && method !== 'GET') throw new Failure('unsupportedType');
      });
      // The API takes JSON, and what an extension adds: text of any other kind is refused with 415.
      api.removeContentTypeParser(['text/plain', 'application/json']);
      const parseJson = api.getDefaultJsonParser('error', 'error');
      // Many libraries say of every call that it is JSON, of those without a body too.
      api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
        if (bytes.length === 0) done(null);
        // Letters of other encodings would become U+FFFD, and names would be kept like that.
        else if (!isUtf8(bytes)) done(malformed('encoding'));
        else void parseJson(request, bytes.toString(), done);
      });
      await parts.extendApi?.(api);
      registerCalls(api, parts);
    },
    { prefix: '/api/v1' },
  );
  await parts.extend?.(app);
  return app;
};
