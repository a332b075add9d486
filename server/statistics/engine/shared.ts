/** Asks something that is the same for everybody who asks by the same key. */
type Ask<Result> = (key: string, ask: () => Promise<Result>) => Promise<Result>;

interface UnderWay<Result> {
  current: Promise<Result>;
  /** The one after it, for all who came meanwhile. */
  next?: Promise<Result>;
}

/**
 * Has the same question asked once for all who ask it at the same time. Those who come while it is under way share the next
 * one: none is answered as of a moment before they asked.
 */
export const createShared = <Result>(): Ask<Result> => {
  const asked = new Map<string, UnderWay<Result>>();
  const begin: Ask<Result> = (key, ask) => {
    const current = ask().finally(() => {
      if (asked.get(key)?.current === current && !asked.get(key)?.next) asked.delete(key);
    });
    asked.set(key, { current });
    return current;
  };
  return (key, ask) => {
    const known = asked.get(key);
    if (!known) return begin(key, ask);
    known.next ??= known.current.then(
      () => begin(key, ask),
      () => begin(key, ask),
    );
    return known.next;
  };
};
