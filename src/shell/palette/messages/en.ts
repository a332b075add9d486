import type { Texts } from '../../../components/messages/texts.ts';

/** What the command palette says. */
export const paletteEnglish = {
  palette: {
    title: 'Go to or do anything',
    placeholder: 'Page, record, id or action',
    none: 'Nothing is called that',
    failed: 'Records could not be searched just now',
    groups: {
      recent: 'Recent',
      pages: 'Pages',
      actions: 'Actions',
      records: 'Records',
      people: 'Act as somebody else',
    },
    create: 'Create: %{name}',
    leave: 'Go back to your own account (%{name})',
    language: 'Switch the language: %{name}',
    toLight: 'Switch to the light theme',
    toDark: 'Switch to the dark theme',
  },
};

export type PaletteMessages = Texts<typeof paletteEnglish>;
