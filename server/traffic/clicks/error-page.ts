import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../../http/failing.ts';
import { languageOf } from '../../http/language.ts';
import { plainPage } from './visitor-pages.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Shows visitors a page saying why there is nothing for them, and logs the error if it is our fault. */
export const replyWithPage = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const failure = failureOf(error);
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, ...headers, 'content-language': language })
    .send(plainPage(failure.words[language], language));
};
