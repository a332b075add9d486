import { HttpError } from 'ra-core';
import { failureBody } from '../data/errors.ts';

/** Whether the server said no, rather than not now or nothing at all. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);

/** What the server said with a failure; undefined where it said nothing. */
export const wordsOf = (error: unknown): string | undefined => failureBody(error)?.message || undefined;

/** The message of an answer that is no success, without using the answer up. */
export const messageOf = async (response: Response): Promise<string | undefined> => {
  const answer: { message?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null);
  const message = answer?.message;
  return typeof message === 'string' && message ? message : undefined;
};
