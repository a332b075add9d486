/** The parameters of an address or of a call, each with its values. An empty value counts too: it stands for "none". */
export type Parameters = Readonly<Record<string, readonly string[]>>;

const unescape = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** Reads a query; commas separate the values of a parameter. */
export const readParameters = (search: string): Parameters =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [unescape(name), value.join('=').split(',').map(unescape)];
      }),
  );

// These are allowed unescaped in a query, and `orderBy=day:desc` is easier to read.
const escape = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

/** Writes a query without '?'. Parameters without a value are left out. */
export const writeParameters = (parameters: Parameters): string =>
  Object.entries(parameters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${escape(name)}=${values.map(escape).join(',')}`)
    .join('&');
