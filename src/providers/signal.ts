/** Something that listeners want to hear of. */
export interface Signal<T extends unknown[] = []> {
  tell: (...news: T) => void;
  /** Calls back at every `tell`; gives the way to stop that. */
  subscribe: (listener: (...news: T) => void) => () => void;
}

/** A signal without listeners. */
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
