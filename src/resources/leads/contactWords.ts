import type { Words } from '../../../domain/text/words.ts';

/** Texts about contact data on a lead's page, loaded with their card. */
export const contactWords = {
  told: {
    en: 'Your view is recorded.',
    ru: 'Просмотр полных данных записывается.',
  },
  show: { en: 'Show in full', ru: 'Показать полностью' },
  views: { en: 'Who has viewed it', ru: 'Кто их видел' },
  nobody: { en: 'Nobody yet.', ru: 'Пока никто.' },
  purposes: {
    shown: { en: 'on this page', ru: 'на этой странице' },
    exported: { en: 'in a file', ru: 'в файле' },
  },
} satisfies Record<string, Words | Record<string, Words>>;
