import type { Texts } from '../../../components/messages/texts.ts';

/** The texts of the command palette. */
export const paletteEnglish = {
  palette: {
    title: 'Search and commands',
    placeholder: 'Search pages, records and actions',
    none: 'No results',
    failed: 'Records can’t be searched right now',
    groups: {
      recent: 'Recent',
      pages: 'Pages',
      actions: 'Actions',
      records: 'Records',
      people: 'Impersonate',
    },
    create: 'Create: %{name}',
    leave: 'Stop impersonating (back to %{name})',
    language: 'Language: %{name}',
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
  },
};

export type PaletteMessages = Texts<typeof paletteEnglish>;
