/** Stops the parts of a process in the reverse of the order in which they started. */
interface Stops {
  add(stop: () => Promise<unknown> | void): void;
  /** Stops each of them once, even if some fail. @returns whether none did */
  end(): Promise<boolean>;
}

/** @param report called with what kept a part from stopping */
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
