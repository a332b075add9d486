/** Lets `most` pieces of work be under way at once; the others wait for their turn. */
export const createTurns = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let under = 0;
  return async (work) => {
    if (under === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else under += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn is handed on rather than given back.
      if (next) next();
      else under -= 1;
    }
  };
};
