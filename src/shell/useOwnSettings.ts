import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { savedViewsQuery } from '../components/list/views/savedViews.ts';
import { useResources } from '../components/ResourcesContext.tsx';
import { whenIdle } from '../components/idle.ts';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayAccess } from '../providers/auth/permissions.ts';
import { unannounced } from '../providers/calls/calls.ts';
import { itemsOf } from '../providers/data/client.ts';
import { useServices } from '../providers/ServicesContext.tsx';
import { adoptUserSettings, isSettingsKey } from '../providers/store/userSettings.ts';
import { useCurrentUser } from './useCurrentUser.ts';

/**
 * Requests the preferences that the signed-in user has stored on the server: table columns and the views that tables
 * open with always apply, everything else only if this browser has none of its own yet. Returns whether they have
 * arrived or can't be had: pages wait for them, so that no list shows other columns first.
 */
export const useOwnSettings = (): boolean => {
  const { client, store } = useServices();
  const person = useCurrentUser();
  const resources = useResources();
  const user = person && mayAccess(resources, actorOf(person), 'preferences', 'list') ? person.id : undefined;
  const { isLoading } = useQuery({
    queryKey: ['preferences', 'own', user],
    queryFn: async ({ signal }) => {
      const asked = { params: { query: { user: [Number(user)] } }, headers: unannounced, signal };
      const data = itemsOf(await client.GET('/user/preferences', asked));
      for (const { type, settings } of data)
        if (type !== 'tableSettings' && isSettingsKey(type)) adoptUserSettings(type, String(user), settings);
      store.adoptTables(data.find(({ type }) => type === 'tableSettings')?.settings);
      return data;
    },
    enabled: user !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return !isLoading;
};

/** Requests the user's saved views once the page is idle; affiliates have none. */
export const useSavedViews = (): void => {
  const user = useCurrentUser();
  const resources = useResources();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!user || user.role.type === 'affiliate' || !mayAccess(resources, actorOf(user), 'presets', 'list')) return;
    return whenIdle(() => void queryClient.prefetchQuery(savedViewsQuery(dataProvider)));
  }, [user, resources, dataProvider, queryClient]);
};
