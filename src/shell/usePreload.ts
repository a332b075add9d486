import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useLocale } from 'ra-core';
import { useEffect } from 'react';
import { useApi } from '../components/api.ts';
import { knownQuery } from '../components/known.ts';
import { offeredRecords } from '../components/references.ts';
import type { ResourceEntry } from '../components/resource.ts';
import { useResources } from '../components/ResourcesContext.tsx';
import { mayAccess } from '../providers/auth/permissions.ts';
import { useCurrentUser } from './useCurrentUser.ts';

/** Lists that forms all over the admin choose from. */
const lists = ['settings/currencies', 'settings/lists/traffic-sources'];

/** Whether the connection is too slow or too dear for what nobody has asked for yet. */
const isSparing = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)));
};

const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 5_000 });
  return () => window.cancelIdleCallback(handle);
};

/** The first records of a list as an input that refers to them asks for them. */
const listQuery = (dataProvider: DataProvider, entry: ResourceEntry) => {
  const params = { ...offeredRecords(entry), filter: {}, meta: { fields: ['id', ...entry.represent] } };
  return queryOptions({
    queryKey: [entry.name, 'getList', params],
    queryFn: () => dataProvider.getList(entry.name, params),
    staleTime: Infinity,
  });
};

/**
 * Loads time zones, currencies and traffic sources once there is nothing else to do, so that forms and menus have them
 * at once; what is loaded already is not asked for again.
 */
export const usePreload = (): void => {
  const { permissions } = useCurrentUser() ?? {};
  const resources = useResources();
  const api = useApi();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const locale = useLocale();
  useEffect(() => {
    if (!permissions || isSparing()) return;
    return whenIdle(() => {
      void queryClient.prefetchQuery(knownQuery(api, locale));
      const readable = resources.filter(
        ({ name }) => lists.includes(name) && mayAccess(resources, permissions, name, 'list'),
      );
      for (const entry of readable) void queryClient.prefetchQuery(listQuery(dataProvider, entry));
    });
  }, [permissions, resources, api, dataProvider, queryClient, locale]);
};
