import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithFailure } from './failing.ts';

interface CallUnderWay {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether an error in it was already reported (D122). */
  failed?: boolean;
}

/** The call on whose behalf code runs, however deeply nested and however much later. */
const calls = new AsyncLocalStorage<CallUnderWay>();

/** Makes the current call known to everything done on its behalf. */
export const trackCalls = (app: FastifyInstance): void => {
  // Not earlier: reading a body loses the context of its call.
  app.addHook('preHandler', (request, reply, done) => calls.run({ request, reply }, done));
};

/** Fails a call that can't be answered any other way; if its response is already being sent, the connection is cut. */
const end = (error: unknown, call: CallUnderWay): void => {
  const { request, reply } = call;
  const { raw } = reply;
  if (raw.writableEnded || raw.destroyed) request.log.error({ err: error }, 'Failed after the answer');
  else if (raw.headersSent || call.failed) {
    request.log.error({ err: error }, 'Failed within the answer');
    raw.destroy();
  } else {
    call.failed = true;
    replyWithFailure(error, request, reply);
  }
};

/**
 * Makes an uncaught error end the call it belongs to, with 500 if it isn't answered yet, instead of the process: it is
 * logged, with the call's id if there is one, and all other calls are served as before.
 */
export const surviveErrors = (log: Pick<FastifyBaseLogger, 'fatal'>): void => {
  const survive = (error: unknown): void => {
    const call = calls.getStore();
    try {
      if (call) end(error, call);
      else log.fatal({ err: error }, 'Nobody caught this');
    } catch (err) {
      // An error thrown in here would end the process after all.
      call?.reply.raw.destroy();
      log.fatal({ err }, 'An error could not be told to its call');
    }
  };
  process.on('uncaughtException', survive).on('unhandledRejection', survive);
};
