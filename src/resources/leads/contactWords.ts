import type { Words } from '../../../domain/words.ts';

/** What a lead's page says of contact data. It is fetched with the card that says it. */
export const contactWords = {
  title: { en: 'Contact data in full', ru: 'Контактные данные полностью' },
  masked: {
    en: 'Contact data are masked. That you looked at them is written down.',
    ru: 'Контактные данные скрыты. То, что вы их посмотрели, записывается.',
  },
  show: { en: 'Show', ru: 'Показать' },
  views: { en: 'Who has seen them', ru: 'Кто их видел' },
  nobody: { en: 'Nobody yet.', ru: 'Пока никто.' },
  purposes: {
    shown: { en: 'on this page', ru: 'на этой странице' },
    exported: { en: 'in a file', ru: 'в файле' },
  },
} satisfies Record<string, Words | Record<string, Words>>;
