import { useMutation } from '@tanstack/react-query';
import type { PostbackEvent } from '../../../domain/traffic/postback-events.ts';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

/** Tests a postback with sample values. */
export const useTestFire = (id: number) => {
  const api = useApi();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (body: { event: PostbackEvent; send: boolean }) =>
      dataOf(await api.POST('/user/postbacks/{id}/test', { params: { path: { id } }, body, headers: inOwnWords })),
    onError: complain,
  });
};
