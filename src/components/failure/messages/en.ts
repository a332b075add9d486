import type { Texts } from '../../messages/texts.ts';

/** What is told of things that went wrong. */
export const failuresEnglish = {
  /** By status: what such a failure is called, and what is told of it where the server has no words of its own. */
  errors: {
    0: {
      title: 'No connection to the server',
      text: 'The server can’t be reached. Check your connection and try again.',
    },
    400: { title: 'The request can’t be understood', text: 'The server could not make sense of what was asked for.' },
    401: { title: 'You are signed out', text: 'Your session has ended. Please sign in again.' },
    403: { title: 'Access denied', text: 'You do not have the required access level' },
    404: { title: 'Not found', text: 'It is not there, or not for you to see.' },
    409: { title: 'Conflict', text: 'The state of things does not allow this.' },
    413: { title: 'Too large', text: 'This is more than the server takes.' },
    415: { title: 'Unsupported kind of file', text: 'The server does not take files of this kind.' },
    422: { title: 'Some values are not accepted', text: 'Please check what was entered.' },
    429: { title: 'Too many requests', text: 'Wait a little and try again.' },
    500: {
      title: 'Something went wrong on the server',
      text: 'It did not answer as it should. What you typed is kept.',
    },
    503: { title: 'Not available right now', text: 'Try again in a moment.' },
    unreadable: {
      title: 'The answer can’t be read',
      text: 'What came back is not what was asked for. Try again; if it keeps happening, tell your administrator.',
    },
    other: { title: 'An error occurred', text: 'Try again; if it keeps happening, tell your administrator.' },
  },
  failure: {
    tryAgain: 'Try again',
    goBack: 'Go back',
    backTo: 'Back to: %{records}',
    toStart: 'Go to the start page',
    record: '%{name} #%{id}',
    titleOf: '%{title}: %{record}',
    noPage: 'This page could not be found',
    noPageHint: 'The address may be mistyped, or the page has moved.',
    request: 'Request %{id}',
    details: 'Details',
  },
};

export type FailureMessages = Texts<typeof failuresEnglish>;
