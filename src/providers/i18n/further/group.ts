import type { TextGroup } from '../../../registry/texts.ts';

/**
 * The texts that neither sign-in nor lists say: all other pages, and the parts that people open, bring them. They stand
 * beside the first ones, without a key of their own.
 */
export const furtherTexts: TextGroup = {
  key: '',
  texts: { en: () => import('./en.ts'), ru: () => import('./ru.ts') },
};
