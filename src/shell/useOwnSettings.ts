import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { savedViewsQuery } from '../components/list/savedViews.ts';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayAccess } from '../providers/auth/permissions.ts';
import { useServices } from '../providers/ServicesContext.tsx';
import { adoptUserSettings, isSettingsKey } from '../providers/store/userSettings.ts';
import { useCurrentUser } from './useCurrentUser.ts';
import { whenIdle } from './usePreload.ts';

/** Of a person there is one of each kind. */
const all = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Asks, once somebody is signed in, for the preferences that they keep with the server (the columns of tables hold
 * everywhere, all else where this browser has none of theirs yet), and for the views that they have saved, of which
 * affiliates have none.
 */
export const useOwnSettings = (): void => {
  const user = useCurrentUser();
  const resources = useResources();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { store } = useServices();
  useEffect(() => {
    if (!user) return;
    const may = (name: string): boolean => mayAccess(resources, actorOf(user), name, 'list');
    return whenIdle(() => {
      const params = { ...all, filter: { user: user.id } };
      const queryKey = ['preferences', 'getList', params];
      const ask = async () => {
        const answer = await dataProvider.getList<RaRecord>('preferences', params);
        for (const { type, settings } of answer.data)
          if (type !== 'tableSettings' && isSettingsKey(type)) adoptUserSettings(type, String(user.id), settings);
        store.adoptTables(answer.data.find(({ type }) => type === 'tableSettings')?.['settings']);
        return answer;
      };
      if (may('preferences')) void queryClient.prefetchQuery({ queryKey, queryFn: ask });
      if (user.role.type !== 'affiliate' && may('presets'))
        void queryClient.prefetchQuery(savedViewsQuery(dataProvider));
    });
  }, [user, resources, dataProvider, queryClient, store]);
};
