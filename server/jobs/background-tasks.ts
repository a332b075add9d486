/** Work that nobody waits for: it begins once the answer is on its way and tells neither time nor failure to the caller. */
export interface BackgroundTasks {
  /** @param what names the work where its failure is reported */
  do(what: string, work: () => Promise<unknown>): void;
  /** Resolves when all work that was begun is done. */
  settled(): Promise<void>;
}

/** @param report is told what failed and why */
export const createBackgroundTasks = (report: (what: string, error: unknown) => void): BackgroundTasks => {
  const under = new Set<Promise<void>>();
  const run = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    // The answer goes first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } catch (error) {
      report(what, error);
    }
  };
  return {
    do(what, work) {
      const running = run(what, work).finally(() => under.delete(running));
      under.add(running);
    },
    async settled() {
      while (under.size > 0) await Promise.all(under);
    },
  };
};
