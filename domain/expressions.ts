import { RE2JS } from 're2js';

/**
 * Regular expressions that users write, run on texts from elsewhere. Their running time is linear in the length of the
 * text for any expression, while JavaScript's own may never finish (D1319).
 */
export interface Expression {
  /** Finds the first match in a text and the content of its first group; undefined if nothing matches. */
  find(text: string): { whole: string; group: string | undefined } | undefined;
  /** Returns whether the whole text matches. */
  fits(text: string): boolean;
}

/** The most steps of a compiled expression; running time grows with them as with the text. */
const maxSteps = 600;

/** Compiles a text to an expression; undefined if it isn't a valid one or is too large. */
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
