import type { Texts } from '../../components/messages/texts.ts';

/** The shell's own texts in what people open (`first` has the others). The other languages have the same keys. */
export const english = {
  shell: {
    header: {
      profile: 'Profile',
      theme: 'Theme',
      system: 'System theme',
      light: 'Light',
      dark: 'Dark',
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
      label: 'Time zone',
      search: 'City or offset, such as +02:00',
      none: 'No results',
      saved: 'Times are now shown in %{zone}',
    },
  },
};

/** The shell's texts in one language. */
export type ShellMessages = Texts<typeof english>;
