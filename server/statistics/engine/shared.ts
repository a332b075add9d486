/** Runs a query whose result is the same for every caller using the same key. */
type Ask<Result> = (key: string, ask: () => Promise<Result>) => Promise<Result>;

interface UnderWay<Result> {
  current: Promise<Result>;
  /** The one after it, for all callers that arrived in the meantime. */
  next?: Promise<Result>;
}

/**
 * Runs concurrent identical queries only once. Callers that arrive while one is in flight share the next one, so no
 * caller gets a result from before they asked.
 */
export const createShared = <Result>(): Ask<Result> => {
  const underWay = new Map<string, UnderWay<Result>>();
  const begin: Ask<Result> = (key, ask) => {
    const current = ask().finally(() => {
      if (underWay.get(key)?.current === current && !underWay.get(key)?.next) underWay.delete(key);
    });
    underWay.set(key, { current });
    return current;
  };
  return (key, ask) => {
    const known = underWay.get(key);
    if (!known) return begin(key, ask);
    known.next ??= known.current.then(
      () => begin(key, ask),
      () => begin(key, ask),
    );
    return known.next;
  };
};
