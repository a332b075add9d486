/** How the further texts come, in whatever language is spoken; until an app says so, there are none. */
let bring: () => Promise<unknown> = () => Promise.resolve();

/** Sets how the texts come that the first pages don't show; each app does so when it is created. */
export const bringTextsBy = (how: typeof bring): void => {
  bring = how;
};

/**
 * Resolves with a script once the texts that the first pages don't show (`furtherTexts`) can be used too; rejects if
 * either doesn't come. Whatever names such texts, and isn't a page, is loaded through this.
 */
export const withTexts = async <T>(script: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([script, bring()]);
  return loaded;
};
