/** What the user has typed and not saved on the open page. */
export interface Unsaved {
  /**
   * Registers unsaved input of a form; returns the function that releases it.
   * @param isKept whether it is restored with the page after a reload
   * @param discard deletes what would be restored
   */
  hold: (isKept: boolean, discard?: () => void) => () => void;
  isHeld: () => boolean;
  /** Deletes everything that would be restored later. */
  discard: () => void;
  /** Lets the page unload without the browser asking, whatever is unsaved. */
  letGo: () => void;
  /** Lets the page unload without the browser asking if all input is restored later; a file being uploaded isn't. */
  letKeptGo: () => void;
  mayGo: () => boolean;
}

/** Creates the record of what is unsaved for a page load. */
export const createUnsaved = (): Unsaved => {
  const held = new Set<{ isKept: boolean; discard: (() => void) | undefined }>();
  let isFree = false;
  return {
    hold: (isKept, discard) => {
      const one = { isKept, discard };
      held.add(one);
      return () => void held.delete(one);
    },
    isHeld: () => held.size > 0,
    discard: () => {
      for (const { discard } of held) discard?.();
    },
    letGo: () => {
      isFree = true;
    },
    letKeptGo: () => {
      isFree = [...held].every(({ isKept }) => isKept);
    },
    mayGo: () => isFree,
  };
};
