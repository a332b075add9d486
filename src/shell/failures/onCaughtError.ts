import { HttpError } from 'ra-core';

/** For React's root: what an error boundary has caught goes to the console, but not what the page tells of a call. */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof HttpError)) console.error(error);
};
