import type { Texts } from '../../../components/messages/texts.ts';

/** The shell's own texts around the first pages. The other languages have the same keys. */
export const firstShellEnglish = {
  shell: {
    name: 'Sluice',
    title: '%{page} – %{tenant}',
    loading: 'Loading',
    impersonationEnded: 'Impersonation ended. You’re back in your own account.',
    header: {
      menu: 'Open menu',
      account: 'Account: %{name}',
      toDark: 'Switch to dark theme',
      toLight: 'Switch to light theme',
      language: 'Language',
      search: 'Search',
    },
    zone: {
      change: 'Time zone: %{zone} %{offset}',
    },
    traffic: {
      blocked:
        'The network is not accepting your traffic at the moment: what you send is not paid. Contact your manager for details.',
      reason: 'Reason: %{reason}',
    },
    trial: {
      left: 'Trial: %{smart_count} day left |||| Trial: %{smart_count} days left',
      short: '%{days} d',
      expired: 'Your trial has expired',
    },
    menu: {
      label: 'Main navigation',
      collapse: 'Collapse the menu',
      expand: 'Expand the menu',
      beta: 'Beta',
      soon: 'Soon',
      skip: 'Skip to content',
      back: 'Back to main menu',
      unpaid: '%{smart_count} unpaid invoice |||| %{smart_count} unpaid invoices',
      comingHint: 'Coming later. %{what}',
    },
    errors: {
      nothingToOpen: 'Nothing here yet',
      nothingToOpenHint: 'Your role doesn’t give access to any pages yet. Contact your manager or administrator.',
    },
  },
  /** Those of react-admin that the first pages say; its own, of which most are never said, load later. */
  ra: {
    action: {
      add_filter: 'Add filter',
      clear_input_value: 'Clear value',
      export: 'Export',
      search: 'Search',
      select_all: 'Select all',
    },
    auth: { auth_check_error: 'Please sign in to continue' },
    boolean: { true: 'Yes', false: 'No' },
    message: {
      select_all_limit_reached:
        'There are too many elements to select them all. Only the first %{max} elements were selected.',
    },
    navigation: {
      next: 'Go to next page',
      page_rows_per_page: 'Rows per page:',
      previous: 'Go to previous page',
    },
    notification: {
      http_error: 'Server communication error',
      i18n_error: 'Cannot load the translations for the specified language',
      logged_out: 'Your session has ended, please reconnect.',
      not_authorized: 'You’re not authorized to access this resource.',
    },
    page: { list: '%{name}' },
  },
};

/** The shell's texts in one language. */
export type FirstShellMessages = Texts<typeof firstShellEnglish>;
