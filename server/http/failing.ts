import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { Language } from '../../domain/text/words.ts';
import { CallerLeft, DatabaseBusy, DatabaseSlow, DatabaseUnavailable } from '../database/unavailable.ts';
import { Failure, type FailureCode, malformed } from '../failure.ts';
import { languageOf } from './language.ts';

/** Failures of the framework itself, before a handler is called. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  404: 'noSuchCall',
  413: 'tooLarge',
  415: 'unsupportedType',
  429: 'tooMany',
};

/** Framework errors for calls that it can't read. */
const unreadable: Readonly<Record<string, Parameters<typeof malformed>[0]>> = {
  FST_ERR_BAD_URL: 'address',
  FST_ERR_CTP_INVALID_JSON_BODY: 'json',
};

/** SQLSTATE class of values that a column can't hold: a NUL in a text, a day that doesn't exist. */
const badValue = /^22/;

/** Not errors of this call: figures come later, and whatever delays them has its own lines in the log. */
const passing: ReadonlySet<FailureCode> = new Set([
  'statisticsRebuilding',
  'statisticsUnreachable',
  'statisticsAway',
  'statisticsOff',
]);

const secondsToRetry = { busy: 1, unavailable: 5 };

/** Translates any error for the caller. An error that isn't one of ours reveals nothing. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseBusy) return new Failure('busy', { cause: error, retryAfter: secondsToRetry.busy });
  if (error instanceof DatabaseSlow)
    return new Failure('slow', { cause: error, retryAfter: secondsToRetry.unavailable });
  if (error instanceof DatabaseUnavailable)
    return new Failure('unavailable', { cause: error, retryAfter: secondsToRetry.unavailable });
  if (error instanceof DatabaseError && badValue.test(error.code ?? ''))
    return new Failure('malformed', { cause: error });
  const part = error instanceof Error && 'code' in error ? unreadable[String(error.code)] : undefined;
  if (part) return malformed(part, error);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new Failure(byStatus[status] ?? 'malformed', { cause: error });
  return new Failure('internal', { cause: error });
};

/** The body of a failure in the language of its reader. */
export const failureBody = (failure: Failure, language: Language, requestId: string) => ({
  code: failure.code,
  message: failure.words[language],
  details: failure.details.map(({ message, type, path }) => ({
    message: message[language],
    type,
    ...(path !== undefined && { path }),
  })),
  ...(failure.data !== undefined && { data: failure.data }),
  ...(failure.status >= 500 && { requestId }),
});

/** Responds with what an error means, and logs it if it is our fault. */
export const replyWithFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = failureOf(error);
  if (error instanceof CallerLeft) request.log.info(error.message);
  else if (passing.has(failure.code)) request.log.warn(failure.message);
  else if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(failure.status)
    .headers({
      ...failure.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(failureBody(failure, language, request.id)));
};
