import { useGetList, useListContext } from 'ra-core';
import type { Progress } from './useMoveTask.ts';

/** What the board leaves out unless the list is narrowed to it. */
export const isShown = (filter: Readonly<Record<string, unknown>>, status: unknown): boolean =>
  'status' in filter || status !== 'archived';

/**
 * Returns how many of the list's tasks that belong in a column are on other pages; 0 until that is known.
 * @param here how many of them are on this page, by what the server last said
 */
export const useElsewhere = (progress: Progress, here: number): number => {
  const { filterValues, filter, data = [], total = 0 } = useListContext();
  const narrowed: Readonly<Record<string, unknown>> = { status: 'active', ...filterValues, ...filter };
  const wanted: readonly unknown[] = [narrowed['taskStatus'] ?? progress].flat();
  const isAsked = wanted.includes(progress) && total > data.length;
  const { total: all = here } = useGetList(
    'tasks',
    {
      pagination: { page: 1, perPage: 1 },
      filter: { ...narrowed, taskStatus: [progress] },
      meta: { with: [], fields: ['id'] },
    },
    { enabled: isAsked },
  );
  return isAsked ? Math.max(0, all - here) : 0;
};
