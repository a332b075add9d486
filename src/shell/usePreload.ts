import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useEffect } from 'react';
import { useApi } from '../components/api.ts';
import { codeListQuery } from '../components/codeLists.ts';
import { isSparing, whenIdle } from '../components/idle.ts';
import { wholeQuery } from '../components/references.ts';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayAccess } from '../providers/auth/permissions.ts';
import { useCurrentUser } from './useCurrentUser.ts';

/**
 * Loads time zones and the lists that forms offer whole, such as currencies, once the page is idle, so that forms and
 * menus have them immediately; what is already loaded isn't requested again.
 */
export const usePreload = (): void => {
  const user = useCurrentUser();
  const resources = useResources();
  const api = useApi();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const locale = useLocale();
  useEffect(() => {
    if (!user || isSparing()) return;
    return whenIdle(() => {
      void queryClient.prefetchQuery(codeListQuery(api, locale));
      const actor = actorOf(user);
      const readable = resources.filter(
        ({ name, preloaded }) => preloaded && mayAccess(resources, actor, name, 'list'),
      );
      for (const entry of readable) void queryClient.prefetchQuery(wholeQuery(dataProvider, entry));
    });
  }, [user, resources, api, dataProvider, queryClient, locale]);
};
