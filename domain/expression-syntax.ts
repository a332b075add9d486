/**
 * Whether a text may be an expression of `expressions.ts`, which is too large to come with every form: what is no regular
 * expression, or one of what those don't know, is none. How large one may be, `expressions.ts` alone says.
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
