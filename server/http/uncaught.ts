import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithFailure } from './failing.ts';

interface Under {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether an error of it was told already (D122). */
  failed?: boolean;
}

/** The call for which something is done, however deep below and however much later. */
const calls = new AsyncLocalStorage<Under>();

/** Lets all that is done for a call know which one it is. */
export const trackCalls = (app: FastifyInstance): void => {
  // Not earlier: reading a body loses track of the call it belongs to.
  app.addHook('preHandler', (request, reply, done) => calls.run({ request, reply }, done));
};

/** Answers a call that can't be answered otherwise any more; one whose answer is on its way is cut off. */
const end = (error: unknown, call: Under): void => {
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
 * From now on an error that nothing catches ends the call it belongs to, with 500 where it is not answered yet, and not
 * the process: it is written to the log, with the call's name where there is one, and everybody else is served on.
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
