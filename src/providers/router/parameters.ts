/** Returns the parameters of an address as written, by name; their values stay escaped. */
const parametersOf = (address: string): Map<string, string> =>
  new Map(
    (address.split('?')[1] ?? '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
  );

/** Returns an address with the parameters of another one, which override its own. */
export const withParameters = (address: string, other: string): string => {
  const merged = [...new Map([...parametersOf(address), ...parametersOf(other)])].map(
    ([name, value]) => `${name}=${value}`,
  );
  const [path = ''] = address.split('?');
  return merged.length > 0 ? `${path}?${merged.join('&')}` : path;
};

/** Whether an address has every parameter that another one has, regardless of their values. */
export const namesAll = (address: string, other: string): boolean => {
  const given = parametersOf(address);
  return [...parametersOf(other).keys()].every((name) => given.has(name));
};

/** Returns a query with these parameters and a leading '?'; empty if there are none. Values are inserted as is. */
export const queryOf = (parameters: Readonly<Record<string, string>>): string => {
  const written = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
};
