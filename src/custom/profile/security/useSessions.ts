import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useComplain } from '../../../components/useComplain.ts';
import type { components } from '../../../generated/api.d.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';

export type OwnSession = components['schemas']['OwnSession'];

/** Where the own sessions are kept between pages. */
export const sessionsKey = ['profile', 'sessions'];

/** The sessions of the signed-in user, and the ways to end them. */
export const useSessions = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await client.GET('/user/users/me/sessions', { signal })).data?.data.items ?? [],
  });
  const after = { onError: complain, onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }) };
  const end = useMutation({
    ...after,
    mutationFn: (id: OwnSession['id']) => client.DELETE('/user/users/me/sessions', { body: { items: [{ id }] } }),
    onSuccess: () => notify('profile.security.sessions.ended', { type: 'success' }),
  });
  const endOthers = useMutation({
    ...after,
    mutationFn: () => client.POST('/user/users/me/sessions/end_others'),
    onSuccess: ({ data }) =>
      notify('profile.security.sessions.endedOthers', { type: 'success', messageArgs: { smart_count: data?.data.ended ?? 0 } }),
  });
  return { sessions, end, endOthers };
};
