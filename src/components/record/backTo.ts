/**
 * Where a page leads back to, as its address says in `back`: a path of this admin; undefined where it says none or
 * anything else. What a browser would take for another site is never followed.
 */
export const backTo = (search: string): string | undefined => {
  const back = new URLSearchParams(search).get('back');
  if (!back?.startsWith('/')) return undefined;
  const home = 'http://admin.invalid';
  try {
    const { origin, pathname, search: query } = new URL(back, home);
    // The path of an address may itself begin with two slashes, which is another site again.
    return origin === home && !pathname.startsWith('//') ? pathname + query : undefined;
  } catch {
    return undefined;
  }
};
