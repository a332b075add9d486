import { createSignal } from '../signal.ts';

/** Milliseconds within which a page reloads itself at most once. */
export const reloadPause = 60_000;

const key = 'chunkReloadAt';

/** Handles parts of the application that could not be loaded, mostly because a new build has replaced them. */
export interface ChunkRecovery {
  /** Called on each failure. Reloads the page, asks first if a form would be lost, or lets the failure show. */
  failed: () => void;
  /** Whether the page is about to reload. */
  isReloading: () => boolean;
  /** Whether the user must decide about the reload. */
  isAsking: () => boolean;
  dismiss: () => void;
  subscribe: (listener: () => void) => () => void;
}

export interface ChunkParts {
  /** Survives the reload. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether the user has typed something unsaved. */
  isHeld: () => boolean;
  now?: () => number;
}

/** Whether an error says, in any browser's wording, that a script could not be loaded. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

/** Creates the recovery from scripts that a new build removed: a reload, after asking if input would be lost. */
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
