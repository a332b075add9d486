/**
 * Merges the handlers of several features.
 * @throws Error if two of them handle the same call: one would silently never be reached
 */
export const mergeHandlers = <One>(...parts: readonly Readonly<Record<string, One>>[]): Record<string, One> => {
  const merged: Record<string, One> = {};
  for (const [operation, handler] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(merged, operation)) throw new Error(`${operation} has two handlers`);
    merged[operation] = handler;
  }
  return merged;
};
