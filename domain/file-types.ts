/** Aliases of types with a more usual name, which would only puzzle readers of a list. */
const unusual: readonly string[] = ['apng', 'jpeg', 'jfif', 'pjpeg', 'pjp'];

/** Returns the file types as people are shown them. */
export const usualTypes = (extensions: Iterable<string>): string =>
  [...extensions]
    .filter((extension) => !unusual.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');
