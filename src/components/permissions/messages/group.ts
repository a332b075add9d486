import type { TextGroup } from '../../../registry/texts.ts';

/** Texts about permissions, wherever they are selected or shown. */
export const permissionsTexts: TextGroup = {
  key: 'permissions',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
