import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useResources } from '../../components/ResourcesContext.tsx';
import { useAskAfterChanges } from '../../components/useAskAfterChanges.ts';
import { useCurrentUser } from '../useCurrentUser.ts';
import { linesOf, type Menu } from './menuView.ts';

/** The number of records shown next to entries of the menu, by the address where the entry starts (D163). */
export type EntryCounts = Readonly<Record<string, number>>;

const countsKey = ['menu', 'count'] as const;

/**
 * Requests how many records need the user's attention, for every entry that asks for it; none for affiliates. The
 * numbers last as long as the menu and as long as the user stays the same: they are requested again when impersonation
 * ends, and when the user has changed such records.
 */
export const useEntryCounts = (menu: Menu): EntryCounts => {
  const dataProvider = useDataProvider();
  const user = useCurrentUser();
  const counted = user?.role.type === 'affiliate' ? [] : linesOf(menu).filter(({ badgeFilter }) => badgeFilter);
  const resources = useResources();
  const paths = useMemo(
    () =>
      linesOf(menu).flatMap(
        ({ at, badgeFilter }) => (badgeFilter && resources.find(({ name }) => `/${name}` === at)?.path) ?? [],
      ),
    [menu, resources],
  );
  useAskAfterChanges(paths, countsKey);
  return useQueries({
    queries: counted.map(({ at, badgeFilter }) => ({
      queryKey: [...countsKey, at, user?.id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { total } = await dataProvider.getList(at.slice(1), {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'DESC' },
          filter: { ...badgeFilter },
          meta: { fields: ['id'] },
          signal,
        });
        return total ?? 0;
      },
      staleTime: Infinity,
      gcTime: 0,
      // An entry without its number is better than an error about something the user didn't request.
      retry: false,
    })),
    combine: (results) => Object.fromEntries(counted.map(({ at }, index) => [at, results[index]?.data ?? 0])),
  });
};
