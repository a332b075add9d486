/** Combines the work of many callers, so that they share one statement and one commit. */
export interface Batcher<Item, Result> {
  /**
   * Adds an item to be done together with others that arrive at the same time or have been waiting.
   * @returns its own result once all of them are committed; throws what its work failed with
   */
  add(tenantId: number, item: Item): Promise<Result>;
  /** Resolves when nothing is waiting or under way. */
  settled(): Promise<void>;
}

interface Work<Item, Result> {
  /** Does the work of several items in one transaction. Returns results in the order of the items. */
  together(tenantId: number, items: readonly Item[]): Promise<readonly Result[]>;
  /** Whether a failure may be due to a single item, so that the others should be done without it. */
  isOfOne(error: unknown): boolean;
  /** Concurrent batches per network: while one commits, the next one fills. */
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

/** Groups work by network. */
export const createBatcher = <Item, Result>({
  together,
  isOfOne,
  underWay = 1,
}: Work<Item, Result>): Batcher<Item, Result> => {
  type Batch = readonly Waiting<Item, Result>[];
  const queues = new Map<number, Queue<Item, Result>>();
  const running = new Set<Promise<void>>();

  /** A failure of one item affects only that item, not the others in its batch. */
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
        // Lets everything that came in with this one join the batch.
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
