import { HttpError } from 'ra-core';
import { failureOf, noAnswer } from './errors.ts';

/** Sends a request and gives the answer to it; rejects only when there is none. */
export type Send = (request: Request) => Promise<Response>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request and gives its answer when that is a success. Rejects with an `HttpError` whose body is a `FailureBody`;
 * its status is `noAnswer` when the server could not be reached. A cancelled call stays cancelled.
 */
const succeed = async (send: Send, request: Request): Promise<Response> => {
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    if (request.signal.aborted || error instanceof HttpError) throw error;
    throw failureOf(noAnswer, undefined, 'shell.errors.noAnswer');
  }
  if (response.ok) return response;
  throw failureOf(response.status, parse(await response.text()), response.statusText || 'ra.notification.http_error');
};

/** Sends a request and unwraps the envelope: gives what the answer has in `data`; rejects like every call. */
export const readAnswer = async (send: Send, request: Request): Promise<unknown> => {
  const answer = parse(await (await succeed(send, request)).text());
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
};

/** Sends a request and gives its answer as it is, such as a file of text; rejects like every call. */
export const readText = async (send: Send, request: Request): Promise<string> => (await succeed(send, request)).text();
