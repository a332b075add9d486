/** Runs some work and counts how often the process gets to do something else meanwhile. */
export const turnsDuring = async <T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> => {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  try {
    return { result: await work(), turns };
  } finally {
    clearImmediate(next);
  }
};
