import { createSignal } from '../signal.ts';

/** Milliseconds in which a page reloads itself once at most. */
export const reloadPause = 60_000;

const key = 'chunkReloadAt';

/** What is done about a part of the application that could not be loaded, mostly since a new build has replaced it. */
export interface ChunkRecovery {
  /** To be told of each failure. Reloads the page, or asks where a form would be lost, or lets the failure show. */
  failed: () => void;
  /** The page is on its way out. */
  isReloading: () => boolean;
  /** A person must decide about the reload. */
  isAsking: () => boolean;
  dismiss: () => void;
  subscribe: (listener: () => void) => () => void;
}

export interface ChunkParts {
  /** Survives the reload. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether someone has typed what they have not saved. */
  isHeld: () => boolean;
  now?: () => number;
}

/** Whether an error says that a script could not be loaded, in the words of the browsers. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

/** Recovery from scripts that a new build took away: a reload, asked for where something typed would be lost. */
export const createChunkRecovery = ({ storage, reload, isHeld, now = Date.now }: ChunkParts): ChunkRecovery => {
  const { tell, subscribe } = createSignal();
  let isReloading = false;
  let isAsking = false;
  return {
    failed: () => {
      if (isReloading || isAsking) return;
      if (isHeld()) {
        isAsking = true;
        tell();
        return;
      }
      if (now() - Number(storage.getItem(key) ?? -Infinity) < reloadPause) return;
      storage.setItem(key, String(now()));
      isReloading = true;
      reload();
    },
    isReloading: () => isReloading,
    isAsking: () => isAsking,
    dismiss: () => {
      isAsking = false;
      tell();
    },
    subscribe,
  };
};
