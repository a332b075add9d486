import type { Texts } from '../../../components/messages/texts.ts';

/** What the shell says when something went wrong, or went well. */
export const noticesEnglish = {
  errors: {
    400: { title: 'The request can’t be understood' },
    403: { title: 'Access denied' },
    404: { title: 'Not found' },
    409: { title: 'Conflict' },
    413: { title: 'Too large' },
    415: { title: 'Unsupported kind of file' },
    422: { title: 'Some values are not accepted' },
    429: { title: 'Too many requests' },
    500: { title: 'Something went wrong on the server', text: 'It did not answer as it should. What you typed is kept.' },
    503: { title: 'Not available right now' },
    other: { title: 'An error occurred' },
  },
  toast: {
    success: 'Success',
    error: 'Error',
    lock: 'Access denied',
    info: 'Note',
    close: 'Close',
    region: 'Notifications',
    POST: 'Done',
    PUT: 'Created',
    PATCH: 'Saved',
    DELETE: 'Deleted',
  },
  popup: {
    tryAgain: 'Try again',
    update: {
      title: 'A new version is available',
      text: 'Reload the page to work with it. What you typed is kept.',
      reload: 'Reload',
      later: 'Later',
    },
    chunk: {
      title: 'A part of the page could not be loaded',
      text: 'Most likely there is a new version. Reload the page to go on; what you typed comes back with it.',
    },
    adBlocker: {
      title: 'An ad blocker is on',
      text: 'It may hide parts of this product: names like “ads” and “tracking” are its daily bread. Please turn the blocker off for this address.',
      understood: 'Understood',
    },
  },
  offline: {
    text: 'You are offline. The page goes on by itself once the connection is back.',
  },
  draft: {
    restored: 'What you had typed here is back. It is not saved yet.',
    outdated: 'You had typed something here that was not saved. The record has been changed since.',
    take: 'Bring it back',
    discard: 'Discard',
  },
  failurePage: {
    server: 'The server failed',
    serverHint: 'Your data is safe. Try again in a moment.',
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    noConfiguration: 'Unable to retrieve basic configuration. Please contact your manager or administrator',
  },
};

export type NoticesMessages = Texts<typeof noticesEnglish>;
