/** One value of a query parameter, or several. */
export type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

// Both are allowed unescaped in a query, and `orderBy=id:desc` is easier to read.
const escape = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/**
 * Serializes a query of `QueryValue`s without '?', percent-encoded: multiple values are separated by commas; empty
 * values (undefined, null, '', []) and an offset of 0 are left out.
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
