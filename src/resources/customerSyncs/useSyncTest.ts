import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { components } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

export type SyncTest = components['schemas']['CustomerSyncTest'];

/** Tests a customer synchronisation. */
export const useSyncTest = (id: number) => {
  const api = useApi();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async () =>
      dataOf(await api.POST('/user/customer_syncs/{id}/test', { params: { path: { id } }, headers: inOwnWords })),
    onError: complain,
  });
};
