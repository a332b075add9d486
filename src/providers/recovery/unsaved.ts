/** What the user has typed and not saved on the open page. */
export interface Unsaved {
  /**
   * Registers unsaved input of a form; returns the function that releases it.
   * @param isKept whether it is restored with the page after a reload
   */
  hold: (isKept: boolean) => () => void;
  isHeld: () => boolean;
  /** Lets the page unload without the browser asking, whatever is unsaved. */
  letGo: () => void;
  /** Lets the page unload without the browser asking if all input is restored later; a file being uploaded isn't. */
  letKeptGo: () => void;
  mayGo: () => boolean;
}

/** Creates the record of what is unsaved for a page load. */
export const createUnsaved = (): Unsaved => {
  const held = new Set<{ isKept: boolean }>();
  let isFree = false;
  return {
    hold: (isKept) => {
      const one = { isKept };
      held.add(one);
      return () => void held.delete(one);
    },
    isHeld: () => held.size > 0,
    letGo: () => {
      isFree = true;
    },
    letKeptGo: () => {
      isFree = [...held].every(({ isKept }) => isKept);
    },
    mayGo: () => isFree,
  };
};
