import type { TextGroup } from '../../../registry/texts.ts';

/** Texts about permissions on the pages of employees and affiliates. */
export const peopleTexts: TextGroup = {
  key: 'people',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
