import type { Texts } from '../../messages/texts.ts';

/** Texts about failures. */
export const failuresEnglish = {
  /** By status: the title of such a failure, and the text used if the server gives none. */
  errors: {
    0: {
      title: 'No connection to the server',
      text: 'The server can’t be reached. Check your connection and try again.',
    },
    400: { title: 'Bad request', text: 'The server couldn’t process this request.' },
    401: { title: 'You’re signed out', text: 'Your session has ended. Please sign in again.' },
    403: { title: 'Access denied', text: 'You do not have the required access level' },
    404: { title: 'Not found', text: 'It doesn’t exist, or you don’t have access to it.' },
    409: { title: 'Conflict', text: 'This can’t be done right now.' },
    413: { title: 'Too large', text: 'The request is larger than the server accepts.' },
    415: { title: 'Unsupported file type', text: 'The server doesn’t accept files of this type.' },
    422: { title: 'Some values aren’t valid', text: 'Check the highlighted fields.' },
    429: { title: 'Too many requests', text: 'Wait a moment and try again.' },
    500: {
      title: 'Something went wrong on the server',
      text: 'Please try again. Your changes on this page are kept.',
    },
    503: { title: 'Temporarily unavailable', text: 'Try again in a moment.' },
    unreadable: {
      title: 'Unexpected response',
      text: 'The server’s response couldn’t be read. Try again; if the problem persists, contact your administrator.',
    },
    other: { title: 'An error occurred', text: 'Try again; if the problem persists, contact your administrator.' },
  },
  failure: {
    tryAgain: 'Try again',
    goBack: 'Go back',
    backTo: 'Back to %{records}',
    toStart: 'Go to the start page',
    record: '%{name} #%{id}',
    titleOf: '%{title}: %{record}',
    noPage: 'This page could not be found',
    noPageHint: 'Check the address, or go back to where you came from.',
    request: 'Reference: %{id}',
    copyReference: 'Copy reference',
    details: 'Details',
  },
};

export type FailureMessages = Texts<typeof failuresEnglish>;
