import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCurrentUser } from '../useCurrentUser.ts';
import { linesOf, type Menu } from './menuView.ts';

/** How many records stand beside entries of the menu, by the address where the entry begins (D163). */
export type EntryCounts = Readonly<Record<string, number>>;

/**
 * Asks how many records someone has to see to, for every entry that says so; none for affiliates. The numbers live as
 * long as the menu and as long as the person stays the same: they are asked for again when impersonation ends.
 */
export const useEntryCounts = (menu: Menu): EntryCounts => {
  const dataProvider = useDataProvider();
  const user = useCurrentUser();
  const counted = user?.role.type === 'affiliate' ? [] : linesOf(menu).filter(({ count }) => count);
  return useQueries({
    queries: counted.map(({ at, count }) => ({
      queryKey: ['menu', 'count', at, user?.id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { total } = await dataProvider.getList(at.slice(1), {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'DESC' },
          filter: { ...count },
          meta: { fields: ['id'] },
          signal,
        });
        return total ?? 0;
      },
      staleTime: Infinity,
      gcTime: 0,
      // An entry without its number is better than a complaint about something nobody asked for.
      retry: false,
    })),
    combine: (results) => Object.fromEntries(counted.map(({ at }, index) => [at, results[index]?.data ?? 0])),
  });
};
