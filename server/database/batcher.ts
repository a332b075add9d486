/** Work of many callers done together, so that many share one statement and one commit. */
export interface Batcher<Item, Result> {
  /**
   * Has it done together with what else comes at the same time, and with what waited while others were done.
   * @returns its own result once all of them are committed; throws what its work failed with
   */
  add(tenantId: number, item: Item): Promise<Result>;
  /** Resolves when nothing waits and nothing is under way. */
  settled(): Promise<void>;
}

interface Work<Item, Result> {
  /** Does the work of several items in one transaction. Results stand in the order of the items. */
  together(tenantId: number, items: readonly Item[]): Promise<readonly Result[]>;
  /** Whether a failure may be one item's own, so that the others are to be done without it. */
  isOfOne(error: unknown): boolean;
  /** Batches of one network at a time: while one is committed the next one fills. */
  underWay?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  under: number;
  isDue: boolean;
}

const maxTogether = 500;

/** Gathers work by network. */
export const createBatcher = <Item, Result>({
  together,
  isOfOne,
  underWay = 1,
}: Work<Item, Result>): Batcher<Item, Result> => {
  type Batch = readonly Waiting<Item, Result>[];
  const queues = new Map<number, Queue<Item, Result>>();
  const running = new Set<Promise<void>>();

  /** What one item is refused costs that one and none of those beside it. */
  const run = async (tenantId: number, batch: Batch): Promise<void> => {
    try {
      const results = await together(
        tenantId,
        batch.map(({ item }) => item),
      );
      for (const [place, { done }] of batch.entries()) done.resolve(results[place] as Result);
    } catch (error) {
      if (batch.length === 1 || !isOfOne(error)) {
        for (const { done } of batch) done.reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await run(tenantId, batch.slice(0, half));
      await run(tenantId, batch.slice(half));
    }
  };

  const pump = (tenantId: number, queue: Queue<Item, Result>): void => {
    while (queue.under < underWay && queue.waiting.length > 0) {
      queue.under++;
      const under = run(tenantId, queue.waiting.splice(0, maxTogether)).finally(() => {
        running.delete(under);
        queue.under--;
        pump(tenantId, queue);
      });
      running.add(under);
    }
    if (queue.under === 0 && queue.waiting.length === 0 && !queue.isDue) queues.delete(tenantId);
  };

  return {
    add(tenantId, item) {
      const queue = queues.get(tenantId) ?? { waiting: [], under: 0, isDue: false };
      queues.set(tenantId, queue);
      const done = Promise.withResolvers<Result>();
      queue.waiting.push({ item, done });
      if (!queue.isDue) {
        queue.isDue = true;
        // What else came in with this one goes along.
        setImmediate(() => {
          queue.isDue = false;
          pump(tenantId, queue);
        });
      }
      return done.promise;
    },
    async settled() {
      while (queues.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(running);
      }
    },
  };
};
