/** Replaces lodash's `union`, which pulls in every way to compute the value of a list item. */
export default <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];
