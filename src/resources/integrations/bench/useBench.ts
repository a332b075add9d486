import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import type { components } from '../../../generated/api.d.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';

export type Test = components['schemas']['IntegrationTest'];
export type Target = 'nobody' | 'fake' | 'advertiser';
export type TestLead = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'language' | 'ip' | 'sub1', string | null>
>;

/** What is filled in, as the call takes it. */
const sent = ({ sub1, ...lead }: TestLead) => ({
  ...Object.fromEntries(Object.entries(lead).filter(([, value]) => value)),
  ...(sub1 && { subs: [sub1] }),
});

/** Tries an integration out with a lead. */
export const useBench = (id: number) => {
  const api = useApi();
  const complain = useErrorToast();
  return useMutation({
    mutationFn: async ({ lead, to }: { lead: TestLead; to: Target }) =>
      dataOf(
        await api.POST('/user/integrations/{id}/test', {
          params: { path: { id } },
          body: { lead: sent(lead), to },
          headers: inOwnWords,
        }),
      ),
    onError: complain,
  });
};
