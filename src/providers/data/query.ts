/** One value of a query parameter, or several. */
export type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

/** Escapes a name or a single value. Colons and slashes are allowed in a query, and `orderBy=id:desc` is easier to read. */
export const escapeQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/** Unescapes part of a query; a malformed escape stays as it was typed. */
export const unescapeQuery = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/**
 * Returns the parameters of a query, with or without its '?', in the order in which they are written. Values are still
 * escaped: only then is a comma between two of them told from one that belongs to a value.
 */
export const rawParameters = (search: string): [name: string, raw: string][] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [unescapeQuery(name), value.join('=')];
    });

/** Writes parameters whose values are escaped already, without '?'. */
export const joinParameters = (parameters: readonly (readonly [name: string, raw: string])[]): string =>
  parameters.map(([name, raw]) => `${escapeQuery(name)}=${raw}`).join('&');

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
      return values.length > 0 ? `${escapeQuery(name)}=${values.map((one) => escapeQuery(String(one))).join(',')}` : [];
    })
    .join('&');
