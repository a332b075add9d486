import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unannounced } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { isExport } from '../../providers/data/exports.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useApi } from '../api.ts';

/** Milliseconds between two polls of an export's progress, without events and with them. */
const pollInterval = 1000;
const lookBeside = 15_000;

/** Loads the progress of an export. */
export const useExportProgress = (id: number) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { events } = useServices();
  const { data: told, error } = useQuery({
    queryKey: ['watched.exports', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/exports/{id}', { params: { path: { id } }, headers: unannounced, signal })),
    refetchInterval: ({ state: { data } }) => {
      if (data && data.endedAt !== null) return false;
      return events.isLive() ? lookBeside : pollInterval;
    },
    retry: false,
  });
  const isOver = told !== undefined && told.endedAt !== null;
  useEffect(() => {
    if (isOver) return undefined;
    return events.subscribe(({ event, data }) => {
      if (event === 'export' && isExport(data) && data.id === id)
        queryClient.setQueryData(['watched.exports', id], data);
    });
  }, [events, id, isOver, queryClient]);
  return { told, error, isOver };
};
