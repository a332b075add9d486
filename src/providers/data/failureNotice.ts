import { HttpError } from 'ra-core';
import { isUnanswered } from '../calls/unanswered.ts';
import { catalogueEntry, failureBody } from './errors.ts';

/** What a person is told of something that failed; texts are keys, or the server's own words. */
export interface FailureNotice {
  header: string;
  text: string;
  /** What the server objects to, one by one. */
  details: readonly string[];
  /** The name of the call in the server's log, where the server failed at it. */
  requestId?: string;
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What nobody at the screen can mend: the server failed or was overloaded (503), or its answer can't be read. */
const isServersFault = (status: number): boolean => status < 400 || status >= 500;

/** The one place that says what a failure is called and what is told of it: the title by its status, then the server's words. */
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
  // Beside the server's own sentence a detail needs no more than its message.
  const listed = details.map((detail) =>
    message ? detail.message : [detail.message, detail.type && `(${detail.type})`].filter(Boolean).join(' '),
  );
  const lines = [...new Set(listed)].filter((line) => line !== '' && line !== message);
  const text = message || (lines.length > 0 ? '' : error.message);
  return { header, text, details: lines, ...(requestId && isServersFault(error.status) && { requestId }) };
};

/**
 * What to tell of an act that failed; undefined where the shell tells it already (a session that has ended, a server
 * that failed or can't be reached) or nobody need know (a call given up).
 */
export const failureNotice = (error: unknown): FailureNotice | undefined => {
  if (isGivenUp(error)) return undefined;
  if (error instanceof HttpError && (error.status === 401 || isUnanswered(error.status))) return undefined;
  return failureWords(error);
};
