/**
 * Does something now and every so many milliseconds, never twice at once, while the process has something else to live for.
 * @param report is told why it failed; the next time makes up for it
 * @returns what ends it, having waited for what is under way
 */
export const repeatEvery = (
  { every, work }: { every: number; work(): Promise<unknown> },
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
