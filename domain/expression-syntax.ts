/**
 * Returns whether a text may be an expression of `expressions.ts`, which is too large to load with every form: rejects
 * invalid regular expressions and syntax that it doesn't support. Only `expressions.ts` limits their size.
 */
export const looksLikeExpression = (source: string): boolean => {
  const body = source.replace(/^\(\?i\)/, '');
  const plain = body.replace(/\\([^A-Za-z0-9]|[dDwWsSbBnrt])/g, '_');
  if (/\\|\(\?(?!:|<\w)/.test(plain)) return false;
  try {
    return new RegExp(body) instanceof RegExp;
  } catch {
    return false;
  }
};
