import { HttpError } from 'ra-core';
import { isUnanswered } from '../calls/unanswered.ts';
import { failureBody } from './errors.ts';

/** What a person is told of a call that failed; texts are keys, or the server's own words. */
export interface FailureNotice {
  header: string;
  text: string;
  /** What the server objects to, one by one. */
  details: readonly string[];
}

const titles: Readonly<Record<number, string>> = {
  400: 'errors.400.title',
  403: 'errors.403.title',
  404: 'errors.404.title',
  409: 'errors.409.title',
  413: 'errors.413.title',
  415: 'errors.415.title',
  422: 'errors.422.title',
  429: 'errors.429.title',
  503: 'errors.503.title',
};
const otherTitle = 'errors.other.title';

/**
 * The one place that decides by status: undefined where the shell tells it already (a session that has ended, a server
 * that failed or can't be reached) or nobody need know (a call given up), else what to tell.
 */
export const failureNotice = (error: unknown): FailureNotice | undefined => {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (!(error instanceof HttpError)) return { header: otherTitle, text: error instanceof Error ? error.message : String(error), details: [] };
  if (error.status === 401 || isUnanswered(error.status)) return undefined;
  const header = titles[error.status] ?? otherTitle;
  const { message = '', details = [] } = failureBody(error) ?? {};
  // Beside the server's own sentence a detail needs no more than its message.
  const listed = details.map((detail) => (message ? detail.message : [detail.message, detail.type && `(${detail.type})`].filter(Boolean).join(' ')));
  const lines = [...new Set(listed)].filter((line) => line !== '' && line !== message);
  return { header, text: message || (lines.length > 0 ? '' : error.message), details: lines };
};
