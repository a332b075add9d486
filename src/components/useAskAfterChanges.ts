import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../providers/ServicesContext.tsx';

/**
 * Invalidates queries whose answers follow from other records, whenever this page has changed some of these.
 * @param paths of the collections, below `/api/v1/`: 'user/metrics'
 * @param queryKey what the keys of the queries begin with
 */
export const useAskAfterChanges = (paths: readonly string[], queryKey: QueryKey): void => {
  const { calls } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      calls.onRecordsChanged((changed) => {
        if (paths.some((path) => changed === path || changed.startsWith(`${path}/`)))
          void queryClient.invalidateQueries({ queryKey });
      }),
    [calls, paths, queryClient, queryKey],
  );
};
