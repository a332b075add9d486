import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import type { components } from '../../../generated/api.d.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { dataOf, itemsOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';

export type OwnSession = components['schemas']['OwnSession'];

/** Query key of the user's own sessions, shared between pages. */
export const sessionsKey = ['profile', 'sessions'];

/** The sessions of the signed-in user, and functions to end them. */
export const useSessions = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => itemsOf(await client.GET('/user/users/me/sessions', { signal })),
  });
  const after = { onError: complain, onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }) };
  const end = useMutation({
    ...after,
    mutationFn: (id: OwnSession['id']) =>
      client.DELETE('/user/users/me/sessions', { body: { items: [{ id }] }, headers: inOwnWords }),
    onSuccess: () => notify('profile.security.sessions.ended', { type: 'success' }),
  });
  const endOthers = useMutation({
    ...after,
    mutationFn: async () => dataOf(await client.POST('/user/users/me/sessions/end_others', { headers: inOwnWords })),
    onSuccess: ({ ended }) =>
      notify('profile.security.sessions.endedOthers', { type: 'success', messageArgs: { smart_count: ended } }),
  });
  return { sessions, end, endOthers };
};
