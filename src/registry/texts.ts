import type { Language } from '../../domain/words.ts';

/** Texts that come with the pages that say them, each language in a chunk of its own. */
export type LoadedTexts = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** Texts below one key of the messages, `profile` or `resources.offers`. */
export interface TextGroup {
  key: string;
  /** Absent where nothing but what is said everywhere is said. */
  texts?: LoadedTexts | undefined;
}
