/** Something that listeners can subscribe to. */
export interface Signal<T extends unknown[] = []> {
  tell: (...news: T) => void;
  /** Calls back on every `tell`; returns the function that unsubscribes. */
  subscribe: (listener: (...news: T) => void) => () => void;
}

/** Creates a signal without listeners. */
export const createSignal = <T extends unknown[] = []>(): Signal<T> => {
  const listeners = new Set<(...news: T) => void>();
  return {
    tell: (...news) => listeners.forEach((listener) => listener(...news)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
