import { useListContext } from 'ra-core';

/** Returns whether any record matches the current list's filters. Lists of very many records have no total. */
export const useHasMatches = (): boolean => {
  const { total, data = [] } = useListContext();
  return (total ?? data.length) > 0;
};
