import type { TextGroup } from '../../../registry/texts.ts';

/** What the pages of employees and affiliates say of their rights. */
export const peopleTexts: TextGroup = {
  key: 'people',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
