import type { TextGroup } from '../../../registry/texts.ts';

/** The texts of the profile's pages. */
export const profileTexts: TextGroup = {
  key: 'profile',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
