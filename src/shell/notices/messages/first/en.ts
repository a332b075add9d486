import type { Texts } from '../../../../components/messages/texts.ts';

/** The shell's messages for failures and successes, which may come on any page. */
export const firstNoticesEnglish = {
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
      text: 'Reload the page to use it. Your unsaved changes are kept.',
      reload: 'Reload',
      later: 'Later',
    },
    chunk: {
      title: 'Part of the page couldn’t be loaded',
      text: 'There may be a new version. Reload the page to continue; your unsaved changes are kept.',
    },
    adBlocker: {
      title: 'Ad blocker detected',
      text: 'It may hide parts of the app. Please turn it off for this site.',
      understood: 'Got it',
    },
  },
  offline: {
    text: 'You’re offline. Your work continues once the connection is back.',
  },
  session: {
    noConfiguration: 'Unable to retrieve basic configuration. Please contact your manager or administrator',
  },
};

export type FirstNoticesMessages = Texts<typeof firstNoticesEnglish>;
