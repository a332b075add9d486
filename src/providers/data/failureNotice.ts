import { HttpError } from 'ra-core';
import { isUnanswered } from '../calls/unanswered.ts';
import { catalogueEntry, failureBody } from './errors.ts';

/** What a user is told about a failure; texts are keys, or the server's own message. */
export interface FailureNotice {
  header: string;
  text: string;
  /** The server's objections, one by one. */
  details: readonly string[];
  /** The id of the call in the server's log, if the server failed at it. */
  requestId?: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Failures that the user can't fix: the server failed or was overloaded (503), or its answer can't be read. */
const isServersFault = (status: number): boolean => status < 400 || status >= 500;

/**
 * The one place that decides how a failure is titled and described: the title by its status, then the server's message.
 */
export const failureWords = (error: unknown): FailureNotice => {
  if (!(error instanceof HttpError)) {
    return {
      header: 'errors.other.title',
      text: error instanceof Error && error.message ? error.message : 'errors.other.text',
      details: [],
    };
  }
  const header = `errors.${catalogueEntry(error.status)}.title`;
  const { message = '', details = [], requestId } = failureBody(error) ?? {};
  // Next to the server's own sentence a detail needs only its message.
  const listed = details.map((detail) =>
    message ? detail.message : [detail.message, detail.type && `(${detail.type})`].filter(Boolean).join(' '),
  );
  const lines = [...new Set(listed)].filter((line) => line !== '' && line !== message);
  const text = message || (lines.length > 0 ? '' : error.message);
  return { header, text, details: lines, ...(requestId && isServersFault(error.status) && { requestId }) };
};

/**
 * Returns what to show for an action that failed; undefined if the shell already shows it (a session that has ended, a
 * server that failed or can't be reached) or if it needn't be shown (an aborted call).
 */
export const failureNotice = (error: unknown): FailureNotice | undefined => {
  if (isGivenUp(error)) return undefined;
  if (error instanceof HttpError && (error.status === 401 || isUnanswered(error.status))) return undefined;
  return failureWords(error);
};
