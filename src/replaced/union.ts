/** In place of lodash's `union`, which brings all ways to say what a value of a list is. */
export default <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];
