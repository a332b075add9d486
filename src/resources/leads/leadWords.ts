import type { Words } from '../../../domain/words.ts';

/** What a lead's page says beside the words of its definition. It is fetched with the page. */
export const leadWords = {
  history: { en: 'History', ru: 'История' },
  noHistory: { en: 'Nothing has been recorded.', ru: 'Записей нет.' },
} satisfies Record<string, Words>;
