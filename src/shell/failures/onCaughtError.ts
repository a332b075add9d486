import { HttpError } from 'ra-core';

/** For React's root: logs what an error boundary has caught, except failed calls, which the page reports. */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof HttpError)) console.error(error);
};
