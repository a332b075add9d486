import type { Texts } from '../../components/messages/texts.ts';

/** All of the shell's own texts. The other languages have the same keys. */
export const english = {
  shell: {
    name: 'Sluice',
    title: '%{page} – %{tenant}',
    loading: 'Loading',
    header: {
      menu: 'Open menu',
      account: 'Account: %{name}',
      profile: 'Profile',
      theme: 'Theme',
      system: 'System theme',
      light: 'Light',
      dark: 'Dark',
      toDark: 'Switch to dark theme',
      toLight: 'Switch to light theme',
      language: 'Language',
      search: 'Search',
      signOut: 'Sign out',
    },
    shortcuts: {
      title: 'Keyboard shortcuts',
      palette: 'Search and commands',
      edit: 'Edit the record',
      help: 'Show keyboard shortcuts',
      close: 'Close a dialog or menu',
      singleKeys: 'Enable single-key shortcuts',
    },
    zone: {
      change: 'Time zone: %{zone} %{offset}',
      label: 'Time zone',
      search: 'City or offset, such as +02:00',
      none: 'No results',
      saved: 'Times are now shown in %{zone}',
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
};

/** The shell's texts in one language. */
export type ShellMessages = Texts<typeof english>;
