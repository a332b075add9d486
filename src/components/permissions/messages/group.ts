import type { TextGroup } from '../../../registry/texts.ts';

/** What is said about permissions wherever they are chosen or shown. */
export const permissionsTexts: TextGroup = {
  key: 'permissions',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
