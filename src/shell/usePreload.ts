import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useEffect } from 'react';
import { useApi } from '../components/api.ts';
import { codeListQuery } from '../components/codeLists.ts';
import { wholeQuery } from '../components/references.ts';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayAccess } from '../providers/auth/permissions.ts';
import { useCurrentUser } from './useCurrentUser.ts';

/** Whether the connection is too slow or too dear for what nobody has asked for yet. */
const isSparing = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)));
};

export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 5_000 });
  return () => window.cancelIdleCallback(handle);
};

/**
 * Loads time zones and the lists that forms offer whole, such as currencies, once there is nothing else to do, so that forms and menus have them
 * at once; what is loaded already is not asked for again.
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
      const readable = resources.filter(({ name, whole }) => whole && mayAccess(resources, actor, name, 'list'));
      for (const entry of readable) void queryClient.prefetchQuery(wholeQuery(dataProvider, entry));
    });
  }, [user, resources, api, dataProvider, queryClient, locale]);
};
