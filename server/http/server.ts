import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Failure, malformed } from '../failure.ts';
import { replyWithFailure } from './failing.ts';
import { CallLog, logCalls, logging, requestIdOf } from './log.ts';
import { registerCalls, type Routes } from './routes.ts';
import { trackCalls } from './uncaught.ts';
import { type FailureReply, refuseAddress, refuseConnection } from './broken-requests.ts';

/** Maximum request body size in bytes, unless the contract says otherwise. */
const bodyLimit = 16 * 1024;

/** Milliseconds within which a request must have arrived completely; enough for a large image on a slow line. */
const requestTimeout = 120_000;

export interface ServerParts extends Routes {
  /** Proxies whose `X-Forwarded-*` headers count, as Fastify names them; defaults to those on this machine. */
  trustedProxies?: readonly string[];
  /** Lowest level that is logged: `info`, `warn`, …; `silent` for none. */
  logLevel: string;
  /** Shows people what went wrong; defaults to the API's failure reply. */
  replyWithPage?: FailureReply;
  /** Everything besides the API: the admin, its documentation, health. */
  extend?(app: FastifyInstance): Promise<void>;
  /** Parsers for content other than JSON, for the calls below `/api/v1`. */
  extendApi?(api: FastifyInstance): Promise<void>;
}

/** API responses are for one caller at one moment, and contain only data. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  vary: 'Accept-Language',
};

/**
 * Closing would wait for connections to be used or to time out. On shutdown, idle connections are closed immediately,
 * and busy ones once they have responded.
 */
const endWithAnswer = (app: FastifyInstance): void => {
  let closing = false;
  /** Number of responses pending on each connection. */
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

/** Creates the HTTP server with every call of the contract under `/api/v1`; it isn't listening yet. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logging(parts.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    childLoggerFactory: (logger, bindings, options) => new CallLog(logger, bindings, options),
    bodyLimit,
    requestTimeout,
    trustProxy: [...(parts.trustedProxies ?? ['loopback'])],
    // Errors in part of an address are reported by its parameter; Node limits the whole of it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 65_536 },
    frameworkErrors: refuseAddress(parts.replyWithPage ?? replyWithFailure),
    clientErrorHandler: refuseConnection,
  });
  app.setErrorHandler(replyWithFailure);
  // Hooks without promises: each of those costs a call more than the hook itself.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
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
      // The API accepts JSON, and what an extension adds: text of any other kind is refused with 415.
      api.removeContentTypeParser(['text/plain', 'application/json']);
      const parseJson = api.getDefaultJsonParser('error', 'error');
      // Many libraries declare every call as JSON, even those without a body.
      api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
        if (bytes.length === 0) done(null);
        // Text in other encodings would turn into U+FFFD, and names would be stored like that.
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
