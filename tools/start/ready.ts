import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the server at `address` says that it is ready, or when nobody waits any longer. */
export const untilReady = async (address: string, givenUp: () => boolean): Promise<void> => {
  while (!givenUp()) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
};
