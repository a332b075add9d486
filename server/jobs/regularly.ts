/** Work that is due every so often. */
export interface Chore {
  /** Names it in the log. */
  name: string;
  /** Milliseconds between two times. */
  every: number;
  work(): Promise<unknown>;
}

/**
 * Does something now and every so often, never twice at once, while the process has something else to live for.
 * @param report is told why it failed; the next time makes up for it
 * @returns what ends it, having waited for what is under way
 */
export const regularly = (
  { every, work }: Pick<Chore, 'every' | 'work'>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let under: Promise<unknown> | undefined;
  const run = (): void => {
    under ??= work()
      .catch(report)
      .finally(() => (under = undefined));
  };
  run();
  const timer = setInterval(run, every).unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
};
