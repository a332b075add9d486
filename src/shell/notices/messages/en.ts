import type { Texts } from '../../../components/messages/texts.ts';

/** What is said of restored forms. */
export const noticesEnglish = {
  draft: {
    restored: 'We’ve restored your unsaved changes.',
    outdated: 'You have unsaved changes from before. The record has changed since then.',
    take: 'Restore',
    discard: 'Discard',
  },
};

export type NoticesMessages = Texts<typeof noticesEnglish>;
