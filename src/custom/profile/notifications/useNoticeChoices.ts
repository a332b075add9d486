import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import type { components } from '../../../generated/api.d.ts';
import { itemsOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';

export type Notice = components['schemas']['OwnNotification'];

/** What the signed-in user is emailed about, in the interface language, with a way to change it. */
export const useNoticeChoices = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const queryKey = ['profile', 'notifications', useLocale()];
  const notices = useQuery({
    queryKey,
    queryFn: async ({ signal }) => itemsOf(await client.GET('/user/users/me/notifications', { signal })),
  });
  const choose = useMutation({
    mutationFn: ({ kind, email }: Pick<Notice, 'kind' | 'email'>) =>
      client.PATCH('/user/users/me/notifications', { body: { items: [{ kind, email }] } }),
    // One after the other, so that the last one wins.
    scope: { id: 'own notifications' },
    // A switch responds immediately, and goes back if saving fails.
    onMutate: async ({ kind, email }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Notice[]>(queryKey);
      queryClient.setQueryData<Notice[]>(queryKey, (all) =>
        all?.map((one) => (one.kind === kind ? { ...one, email } : one)),
      );
      return { before };
    },
    onError: (error, _, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      complain(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { notices, choose: choose.mutate };
};
