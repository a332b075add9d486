/** Replaces a library of which react-admin only needs reading and writing flat queries. */
type Value = string | null;

// In addition to those that JavaScript encodes, as the library does.
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // The query was written by hand.
    return spaced;
  }
};

/** Parses a query into values by name: a list if a name occurs several times, `null` if it has no value. */
export const parse = (query: string): Record<string, Value | Value[]> => {
  const found = new Map<string, Value[]>();
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!part) continue;
    const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
    const key = decode(name);
    found.set(key, [...(found.get(key) ?? []), value === undefined ? null : decode(value)]);
  }
  return Object.fromEntries([...found].map(([key, values]) => [key, values.length > 1 ? values : (values[0] ?? null)]));
};

/** Writes a query in the order of the names, without values that are `undefined`. */
export const stringify = (values: Readonly<Record<string, unknown>>): string =>
  Object.keys(values)
    .toSorted()
    .flatMap((name) => {
      const value = values[name];
      return (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one) => (one === null ? encode(name) : `${encode(name)}=${encode(String(one))}`));
    })
    .join('&');
