import { createSignal } from '../signal.ts';

/** Milliseconds before the user is told about a new version again. */
export const versionPause = 10_000;

/** Watches for a newer build of this page on the server than the one that is open. */
export interface VersionWatch {
  /** Takes in the version that an answer names, seconds UTC; the first one is this page's own. */
  see: (version: number | undefined) => void;
  /** Whether the user should be asked to reload. */
  isUpdateDue: () => boolean;
  /** The user would rather not yet. */
  postpone: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** A watch that has seen no version yet; `now` gives milliseconds. */
export const createVersionWatch = (now: () => number = Date.now): VersionWatch => {
  const { tell, subscribe } = createSignal();
  let own: number | undefined;
  let isDue = false;
  let lastShown = -Infinity;
  return {
    see: (version) => {
      if (version === undefined) return;
      own ??= version;
      if (version === own || isDue || now() - lastShown <= versionPause) return;
      isDue = true;
      tell();
    },
    isUpdateDue: () => isDue,
    postpone: () => {
      isDue = false;
      lastShown = now();
      tell();
    },
    subscribe,
  };
};
