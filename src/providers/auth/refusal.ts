import { HttpError } from 'ra-core';
import { failureBody } from '../data/errors.ts';

/** Whether the server refused, as opposed to being busy or not answering. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);

/** Returns the server's message for a failure; undefined if it gave none. */
export const wordsOf = (error: unknown): string | undefined => failureBody(error)?.message || undefined;

/** Returns the message of an unsuccessful answer without consuming its body. */
export const messageOf = async (response: Response): Promise<string | undefined> => {
  const answer: { message?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null);
  const message = answer?.message;
  return typeof message === 'string' && message ? message : undefined;
};
