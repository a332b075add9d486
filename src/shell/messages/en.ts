import type { Texts } from '../../components/messages/texts.ts';

/** Everything the shell itself says. The other languages have the same keys. */
export const english = {
  shell: {
    name: 'Sluice',
    title: '%{page} – %{tenant}',
    loading: 'Loading',
    header: {
      menu: 'Open menu',
      account: 'Account of %{name}',
      profile: 'Profile',
      theme: 'Theme',
      light: 'Light',
      dark: 'Dark',
      toDark: 'Switch to the dark theme',
      toLight: 'Switch to the light theme',
      language: 'Language',
      search: 'Search',
      signOut: 'Sign out',
    },
    zone: {
      change: 'Time zone: %{zone} %{offset}',
      label: 'Time zone',
      search: 'City or offset, such as +02:00',
      none: 'No time zone is called that',
      saved: 'Times are now shown in %{zone}',
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
      nothingToOpen: 'There is nothing here for you yet',
      nothingToOpenHint: 'Your role opens no page so far. Ask your manager or administrator.',
    },
  },
};

/** The shell's texts in one language. */
export type ShellMessages = Texts<typeof english>;
