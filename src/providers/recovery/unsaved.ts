/** What people have typed and not saved, on the page as it is open. */
export interface Unsaved {
  /**
   * A form holds something unsaved; gives the way to take that back.
   * @param isKept whether it comes back with the page after a reload
   */
  hold: (isKept: boolean) => () => void;
  isHeld: () => boolean;
  /** The page may go without the browser asking, whatever it holds. */
  letGo: () => void;
  /** The page may go without the browser asking if all that it holds is kept; a file that is being uploaded is not. */
  letKeptGo: () => void;
  mayGo: () => boolean;
}

/** One account of what is unsaved for a page load. */
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
