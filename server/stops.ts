/** What ends the parts of a process, in the opposite of the order in which they began. */
interface Stops {
  add(stop: () => Promise<unknown> | void): void;
  /** Ends them all, each once, whichever fails. @returns whether none did */
  end(): Promise<boolean>;
}

/** @param report is told what kept a part from ending */
export const createStops = (report: (error: unknown) => void): Stops => {
  const stops: Parameters<Stops['add']>[0][] = [];
  return {
    add: (stop) => void stops.push(stop),
    async end() {
      let isWell = true;
      for (const stop of stops.splice(0).reverse()) {
        try {
          await stop();
        } catch (error) {
          isWell = false;
          report(error);
        }
      }
      return isWell;
    },
  };
};
