/** One value of a query's parameter, or several. */
export type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

// Both may stand in a query as they are, and `orderBy=id:desc` reads better so.
const escape = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/**
 * A query of `QueryValue`s without '?', percent-encoded: several values are parted by commas; empty values (undefined, null, '', [])
 * and the number 0 as offset are left out.
 */
export const serializeQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .filter(([name, value]) => !(name === 'offset' && value === 0))
    .flatMap(([name, value]) => {
      const given: unknown[] = Array.isArray(value) ? value : [value];
      const values = given.filter((one) => one !== undefined && one !== null && one !== '');
      return values.length > 0 ? `${escape(name)}=${values.map((one) => escape(String(one))).join(',')}` : [];
    })
    .join('&');
