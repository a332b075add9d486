/** Aliases of types that have a usual name, which would only puzzle people who read a list. */
const unusual: readonly string[] = ['apng', 'jpeg', 'jfif', 'pjpeg', 'pjp'];

/** File types as people are told them. */
export const usualTypes = (extensions: Iterable<string>): string =>
  [...extensions]
    .filter((extension) => !unusual.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');
