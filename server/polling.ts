/** Looking for work again and again: the one loop of all that does something by itself. */

/** Does its work by itself, while the process has something else to live for. */
export interface Worker {
  /** Looks for work now, and every so often from then on. */
  start(): void;
  /** Looks no more; resolves once what is under way is over. */
  close(): Promise<void>;
}

interface Poller extends Worker {
  /** Looks now; once more where a look is under way. */
  look(): void;
}

interface Polling {
  /** Milliseconds between two looks; one that takes longer lets the next ones fall out. */
  every: number;
  /** Does what there is, never twice at once; what takes long asks whether to leave the rest. */
  work(isClosing: () => boolean): Promise<unknown>;
  /** Is told why a look failed; the next one makes up for it. */
  report(error: unknown): void;
}

/** Does something every so often, from its start to its close. */
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
  /** Items that are under way at once in one process. */
  atOnce: number;
  /** Takes items that are due, as many as there is room for at most; `under` are those under way. */
  claim(room: number, under: readonly Item[]): Promise<readonly Item[]>;
  /** Does what is to be done with one. What it throws is reported. */
  work(item: Item, isClosing: () => boolean): Promise<unknown>;
}

/** Claims items as they come due, and works on several at once: a slow one keeps no other waiting. */
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
