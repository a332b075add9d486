import type { TextGroup } from '../../../registry/texts.ts';

/** What the pages of the profile say. */
export const profileTexts: TextGroup = {
  key: 'profile',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
