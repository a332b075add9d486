import type { Language } from '../../domain/text/words.ts';

/** Texts that are loaded with the pages that use them, each language in a separate chunk. */
export type LoadedTexts = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** Texts under one key of the messages, `profile` or `resources.offers`; those under none (`''`) stand beside it. */
export interface TextGroup {
  key: string;
  /** Absent if the common texts suffice. */
  texts?: LoadedTexts | undefined;
}
