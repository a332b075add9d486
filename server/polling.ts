/** Polling for work: the one loop behind everything that runs on its own. */

/** Does its work on its own, for as long as something else keeps the process alive. */
export interface Worker {
  /** Looks for work now, and at regular intervals from then on. */
  start(): void;
  /** Stops looking; resolves once the work under way is done. */
  close(): Promise<void>;
}

interface Poller extends Worker {
  /** Looks now, or once more after the look that is under way. */
  look(): void;
}

interface Polling {
  /** Milliseconds between two looks; those that fall due during a longer one are skipped. */
  every: number;
  /** Does the pending work, never twice concurrently; long work checks whether to leave the rest. */
  work(isClosing: () => boolean): Promise<unknown>;
  /** Called with the reason a look failed; the next one makes up for it. */
  report(error: unknown): void;
}

/** Does something at regular intervals, from its start to its close. */
export const createPoller = ({ every, work, report }: Polling): Poller => {
  let under: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let [isDue, isClosing] = [false, false];

  const workAll = async (): Promise<void> => {
    while (isDue && !isClosing) {
      isDue = false;
      await work(() => isClosing);
    }
  };
  const look = (): void => {
    isDue = true;
    under ??= workAll()
      .catch(report)
      .finally(() => (under = undefined));
  };

  return {
    start() {
      look();
      timer = setInterval(() => {
        if (!under) look();
      }, every).unref();
    },
    look,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await under;
    },
  };
};

interface Working<Item> extends Omit<Polling, 'work'> {
  /** Maximum number of items worked on concurrently in one process. */
  atOnce: number;
  /** Claims due items, at most `room` of them; `under` are those under way. */
  claim(room: number, under: readonly Item[]): Promise<readonly Item[]>;
  /** Does the work for one item. Errors it throws are reported. */
  work(item: Item, isClosing: () => boolean): Promise<unknown>;
}

/** Claims items as they come due and works on several concurrently, so a slow one doesn't hold up the others. */
export const createWorkers = <Item>({ every, atOnce, claim, work, report }: Working<Item>): Worker => {
  const under = new Map<Item, Promise<void>>();
  const poller = createPoller({
    every,
    report,
    async work(isClosing) {
      if (under.size >= atOnce) return;
      for (const item of await claim(atOnce - under.size, [...under.keys()])) {
        const running = work(item, isClosing)
          .then(() => undefined, report)
          .finally(() => {
            under.delete(item);
            poller.look();
          });
        under.set(item, running);
        // There may be more.
        poller.look();
      }
    },
  });
  return {
    start: () => poller.start(),
    async close() {
      await poller.close();
      await Promise.all(under.values());
    },
  };
};
