import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

const path = '/user/withdrawal_methods/{id}/account';

export type AccountValue =
  operations['readWithdrawalAccount']['responses'][200]['content']['application/json']['data']['items'][number];

/** The account of a withdrawal method with its secrets masked; read again for each version of the method. */
export const useMaskedAccount = (method: number, version: unknown) => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['withdrawalAccount', method, version, language],
    queryFn: async ({ signal }) => dataOf(await api.GET(path, { params: { path: { id: method } }, signal })).items,
    retry: false,
  });
};

/** The account in full, once requested; the server records that in the history. */
export const useWholeAccount = (method: number) => {
  const api = useApi();
  const complain = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      dataOf(await api.POST(path, { params: { path: { id: method } }, headers: inOwnWords })).items,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['settings/withdrawal-methods', 'history', method] }),
    onError: (error) => complain(error),
  });
};
