/** What people have typed and not saved, on the page as it is open. */
export interface Unsaved {
  /** A form holds something unsaved; gives the way to take that back. */
  hold: () => () => void;
  isHeld: () => boolean;
  /** The page may go without the browser asking: what was typed is kept and comes back with it. */
  letGo: () => void;
  mayGo: () => boolean;
}

/** One account of what is unsaved for a page load. */
export const createUnsaved = (): Unsaved => {
  const held = new Set<object>();
  let isFree = false;
  return {
    hold: () => {
      const one = {};
      held.add(one);
      return () => void held.delete(one);
    },
    isHeld: () => held.size > 0,
    letGo: () => {
      isFree = true;
    },
    mayGo: () => isFree,
  };
};
