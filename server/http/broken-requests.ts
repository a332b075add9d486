import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureCode } from '../failure.ts';
import { failureBody, replyWithFailure } from './failing.ts';
import { logCall } from './log.ts';

/** Responses to requests too broken to be a call; in the format of all failures (D131). */

/** Responds with what an error means. */
export type FailureReply = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Refuses a call whose address can't be decoded.
 * @param replyWithPage responds to people, who use all addresses except those below `/api/`
 */
export const refuseAddress =
  (replyWithPage: FailureReply) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = request.url.startsWith('/api/') ? replyWithFailure : replyWithPage;
    answer(error, request, reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }));
    logCall(request, reply);
  };

/** Node's error codes for requests that it could not read. */
const byCode: Readonly<Record<string, FailureCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Responds on a connection that sent no readable request; nothing more is read from it. In English, as its language is
 * unknown.
 */
export const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const failure = new Failure(byCode[error.code ?? ''] ?? 'malformed');
  const id = randomUUID();
  const body = JSON.stringify(failureBody(failure, 'en', id));
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Language: en',
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};
