/** Fire-and-forget work: it begins after the answer is sent, and neither delays nor fails it. */
export interface BackgroundTasks {
  /** @param what names the work when its failure is reported */
  do(what: string, work: () => Promise<unknown>): void;
  /** Resolves once all work that was started is done. */
  settled(): Promise<void>;
}

/** @param report receives what failed and why */
export const createBackgroundTasks = (report: (what: string, error: unknown) => void): BackgroundTasks => {
  const under = new Set<Promise<void>>();
  const run = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    // The answer is sent first.
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
