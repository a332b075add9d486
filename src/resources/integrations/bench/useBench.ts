import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useApi } from '../../../components/api.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import type { components } from '../../../generated/api.d.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { failureBody } from '../../../providers/data/errors.ts';

export type Test = components['schemas']['IntegrationTest'];
export type Target = 'nobody' | 'fake' | 'advertiser';
const fields = ['firstName', 'lastName', 'email', 'phone', 'country', 'language', 'ip', 'userAgent', 'sub1'] as const;
export type TestLead = Partial<Record<(typeof fields)[number], string | null>> & {
  params?: Record<string, string | null>;
};

type Place = (typeof fields)[number] | `params.${string}`;

const isField = (name: string): name is Place => fields.some((field) => field === name) || name.startsWith('params.');

const filledIn = (values: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Returns the form's values in the format of the call. */
const sent = ({ sub1, params = {}, ...lead }: TestLead) => ({
  ...filledIn(lead),
  params: filledIn(params),
  ...(sub1 && { subs: [sub1] }),
});

/** Returns the fields that the server objects to, each with its message. */
const faultsOf = (error: unknown): [Place, string][] =>
  (failureBody(error)?.details ?? []).flatMap(({ path = '', message }): [Place, string][] => {
    const name = path.startsWith('lead.subs') ? 'sub1' : path.replace(/^lead\./, '');
    return isField(name) ? [[name, message]] : [];
  });

/** Tests an integration with a lead; errors in the lead are shown at its fields. */
export const useBench = (id: number, setError: UseFormSetError<TestLead>) => {
  const api = useApi();
  const complain = useErrorToast();
  // A lead that can't be sent doesn't clear the previous result.
  const [test, setTest] = useState<Test>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ lead, to }: { lead: TestLead; to: Target }) =>
      dataOf(
        await api.POST('/user/integrations/{id}/test', {
          params: { path: { id } },
          body: { lead: sent(lead), to },
          headers: inOwnWords,
        }),
      ),
    onSuccess: setTest,
    onError: (error) => {
      const faults = faultsOf(error);
      for (const [name, message] of faults) setError(name, { type: 'server', message });
      if (faults.length === 0) complain(error);
    },
  });
  return { mutate, isPending, test };
};
