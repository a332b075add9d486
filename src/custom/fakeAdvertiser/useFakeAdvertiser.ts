import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

type BodyOf<Operation extends 'chooseFakeBehaviour' | 'reportAsFakeAdvertiser'> =
  operations[Operation]['requestBody']['content']['application/json'];

export type State = components['schemas']['FakeAdvertiser'];
export type Received = components['schemas']['FakeAdvertiserRequest'];

const stateKey = ['fake advertiser', 'state'];
/** Milliseconds. */
const pollInterval = 3000;

/** How the fake advertiser answers; polled every few seconds, as each request uses up a selected answer. */
export const useFakeAdvertiser = () => {
  const api = useApi();
  return useQuery({
    queryKey: stateKey,
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/fake_advertiser', { signal })),
    refetchInterval: ({ state }) => (state.data ? pollInterval : false),
    retry: false,
  });
};

/** Selects how it answers next. */
export const useChoose = () => {
  const api = useApi();
  const queries = useQueryClient();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (body: BodyOf<'chooseFakeBehaviour'>) =>
      dataOf(await api.PATCH('/user/fake_advertiser', { body, headers: inOwnWords })),
    onSuccess: (data) => queries.setQueryData(stateKey, data),
    onError: complain,
  });
};

/** What it received, the latest first; polled every few seconds. */
export const useReceived = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['fake advertiser', 'received'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/fake_advertiser/requests', { signal })),
    refetchInterval: pollInterval,
  });
};

/** Sends a postback as the advertiser who has a lead. */
export const useReport = () => {
  const api = useApi();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async (body: BodyOf<'reportAsFakeAdvertiser'>) =>
      dataOf(await api.POST('/user/fake_advertiser/postbacks', { body, headers: inOwnWords })),
    onError: complain,
  });
};
