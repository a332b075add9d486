/** Other names of what has a usual one, which would only puzzle who reads a list of file types. */
const unusual: readonly string[] = ['apng', 'jpeg', 'jfif', 'pjpeg', 'pjp'];

/** File types as people are told them. */
export const usualTypes = (extensions: Iterable<string>): string =>
  [...extensions]
    .filter((extension) => !unusual.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');
