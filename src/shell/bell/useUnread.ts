import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useEffect } from 'react';
import { useApi } from '../../components/api.ts';
import { unannounced } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { useServices } from '../../providers/ServicesContext.tsx';

/** Milliseconds between two polls while no events arrive. */
const pollInterval = 60_000;
/** Prefix of all query keys of the bell. */
export const bellKey = ['bell'];
const key = bellKey;

/** The id of the signed-in user, once it is known. */
export const useOwnId = (): number | undefined => {
  const { identity } = useGetIdentity();
  return identity === undefined ? undefined : Number(identity.id);
};

/** Checks the state of the bell, which isn't a record: it has no id. */
const isBellState = (value: unknown): value is { unread: number } =>
  typeof value === 'object' && value !== null && 'unread' in value && typeof value.unread === 'number';

/** How many notices of the signed-in user are unread; changes reach all tabs through the single event channel. */
export const useUnread = (): number => {
  const api = useApi();
  const { events } = useServices();
  const queryClient = useQueryClient();
  const id = useOwnId();
  useEffect(
    () =>
      events.subscribe(({ event, data }) => {
        if (event !== 'notice' || !isBellState(data)) return;
        const unread = { queryKey: [...key, 'unread', id] };
        // A request that is already under way would return the earlier state.
        void queryClient.cancelQueries(unread).then(() => queryClient.setQueryData(unread.queryKey, data.unread));
        void queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
      }),
    [events, id, queryClient],
  );
  const { data = 0 } = useQuery({
    queryKey: [...key, 'unread', id],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET('/user/notifications/personal/{id}', {
          params: { path: { id: id ?? 0 }, query: { limit: 1 } },
          headers: unannounced,
          signal,
        }),
      ).meta.unread,
    enabled: id !== undefined,
    refetchInterval: () => (events.isLive() ? false : pollInterval),
    retry: false,
  });
  return data;
};
