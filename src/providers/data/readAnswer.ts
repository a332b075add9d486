import { HttpError } from 'ra-core';
import { failureOf, noAnswer, unreadable } from './errors.ts';

/** Sends a request and returns its answer; rejects only when there is none. */
export type Send = (request: Request) => Promise<Response>;

/** The shape of every API answer except files. */
export interface Envelope {
  data: unknown;
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'data' in answer;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the id of a call in the server's log. */
const callIdOf = ({ headers }: Response): string | null => headers.get('x-request-id');

/** Returns the body of an answer as text; a body that broke off on its way counts as unreadable. */
const textOf = async (response: Response, { signal }: Request): Promise<string> => {
  try {
    return await response.text();
  } catch (error) {
    throw signal.aborted ? error : unreadable(callIdOf(response));
  }
};

/**
 * Sends a request and returns its answer if that is a success. Rejects with an `HttpError` whose body is a
 * `FailureBody`; its status is `noAnswer` if the server could not be reached. A cancelled call stays cancelled.
 */
const succeed = async (send: Send, request: Request): Promise<Response> => {
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    if (request.signal.aborted || error instanceof HttpError) throw error;
    throw failureOf(noAnswer);
  }
  if (response.ok) return response;
  throw failureOf(response.status, parse(await textOf(response, request)), callIdOf(response));
};

/** Sends a request and returns its answer in the envelope; rejects like every call, also without an envelope. */
export const readEnvelope = async (send: Send, request: Request): Promise<Envelope> => {
  const response = await succeed(send, request);
  const answer = parse(await textOf(response, request));
  if (!isEnvelope(answer)) throw unreadable(callIdOf(response));
  return answer;
};

/** Sends a request and unwraps the envelope: returns the answer's `data`; rejects like every call. */
export const readAnswer = async (send: Send, request: Request): Promise<unknown> =>
  (await readEnvelope(send, request)).data;

/** Sends a request and returns the file in its answer; rejects like every call. */
export const readFile = async (send: Send, request: Request): Promise<Blob> => {
  const response = await succeed(send, request);
  try {
    return await response.blob();
  } catch (error) {
    throw request.signal.aborted ? error : unreadable();
  }
};
