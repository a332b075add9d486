import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../components/api.ts';
import { useWatchedExports } from '../../components/exports/watchedExports.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Export } from '../../providers/data/contract.ts';
import { isExport } from '../../providers/data/exports.ts';
import { useServices } from '../../providers/ServicesContext.tsx';

/** Milliseconds between two polls while some are under way, without and with live events. */
const pollInterval = 2_000;
const lookBeside = 15_000;
const key = ['downloads'];

interface Downloads {
  items: Export[];
  meta: { totalCount?: number };
}

const isUnderWay = ({ endedAt }: Export): boolean => endedAt === null;

/** The latest exports, kept up to date while they are running. */
export const useDownloads = (limit: number) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { events } = useServices();
  useEffect(
    () =>
      events.subscribe(({ event, data }) => {
        if (event !== 'export' || !isExport(data)) return;
        const isShown = queryClient
          .getQueriesData<Downloads>({ queryKey: key })
          .some(([, shown]) => shown?.items.some(({ id }) => id === data.id));
        if (!isShown) void queryClient.invalidateQueries({ queryKey: key });
        queryClient.setQueriesData<Downloads>(
          { queryKey: key },
          (shown) => shown && { ...shown, items: shown.items.map((one) => (one.id === data.id ? data : one)) },
        );
      }),
    [events, queryClient],
  );
  return useQuery({
    queryKey: [...key, limit],
    queryFn: async ({ signal }): Promise<Downloads> =>
      dataOf(await api.GET('/user/exports', { params: { query: { limit } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(isUnderWay) ? (events.isLive() ? lookBeside : pollInterval) : false,
    refetchOnWindowFocus: 'always',
  });
};

/** Actions on an export. */
export const useDownloadActions = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const { watch, forget } = useWatchedExports();
  const options = {
    onError: complain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  };
  const at = (id: number) => ({ params: { path: { id } }, headers: inOwnWords });
  return {
    stop: useMutation({ mutationFn: async (id: number) => api.POST('/user/exports/{id}/cancel', at(id)), ...options }),
    repeat: useMutation({
      mutationFn: async (id: number) => watch(dataOf(await api.POST('/user/exports/{id}/repeat', at(id))).id),
      ...options,
    }),
    remove: useMutation({
      mutationFn: async (id: number) => {
        await api.DELETE('/user/exports', { body: { items: [{ id }] }, headers: inOwnWords });
        forget(id);
      },
      ...options,
    }),
  };
};
