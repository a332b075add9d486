import type { Texts } from '../../../components/messages/texts.ts';

/** What the shell says when something went wrong, or went well. */
export const noticesEnglish = {
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
  session: {
    noConfiguration: 'Unable to retrieve basic configuration. Please contact your manager or administrator',
  },
};

export type NoticesMessages = Texts<typeof noticesEnglish>;
