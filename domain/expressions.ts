import { RE2JS } from 're2js';

/**
 * Regular expressions that people write, tried on texts of others. Their time grows with the length of the text and no
 * further, whatever the expression is: the language's own may never end (D1319).
 */
export interface Expression {
  /** The first match in a text and what its first group holds; undefined where nothing matches. */
  find(text: string): { whole: string; group: string | undefined } | undefined;
  /** Whether all of a text matches. */
  fits(text: string): boolean;
}

/** Steps of an expression as it is run; time grows with them as with the text. */
const maxSteps = 600;

/** The expression that a text is; undefined for one that is none, or is too large. */
export const expressionOf = (source: string): Expression | undefined => {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source);
  } catch {
    return undefined;
  }
  if (compiled.programSize() > maxSteps) return undefined;
  return {
    find(text) {
      const matcher = compiled.matcher(text);
      if (!matcher.find()) return undefined;
      const group = matcher.groupCount() > 0 ? matcher.group(1) : null;
      return { whole: matcher.group() ?? '', group: group ?? undefined };
    },
    fits: (text) => compiled.matches(text),
  };
};
