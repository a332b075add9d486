/**
 * Returns where a page leads back to, from `back` in its address: a path of this admin; undefined if there is none or
 * it is anything else. What a browser would resolve to another site is never followed.
 */
export const backTo = (search: string): string | undefined => {
  const back = new URLSearchParams(search).get('back');
  if (!back?.startsWith('/')) return undefined;
  const home = 'http://admin.invalid';
  try {
    const { origin, pathname, search: query } = new URL(back, home);
    // The path of a URL may itself start with two slashes, which would again be another site.
    return origin === home && !pathname.startsWith('//') ? pathname + query : undefined;
  } catch {
    return undefined;
  }
};
