import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { reconciliationWords as words } from './reconciliationWords.ts';

/** A report with everything that a page requests with it. */
export type Reconciliation = Required<components['schemas']['Reconciliation']>;
export type ReconciliationRow = components['schemas']['ReconciliationRow'];
export type Corrections = operations['correctByReconciliation']['requestBody']['content']['application/json'];

/** Corrects conversions according to a report, and undoes that. */
export const useCorrections = (id: number, onDone: () => void) => {
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useErrorToast();
  const ended = (text: string): void => {
    notify(text, { type: 'success' });
    refresh();
    onDone();
  };
  const asked = { params: { path: { id } }, headers: inOwnWords };
  const correct = useMutation({
    mutationFn: async (body: Corrections) =>
      dataOf(await api.POST('/user/reconciliations/{id}/correct', { ...asked, body })),
    onSuccess: ({ corrected = 0 }) => ended(say(words.done, corrected)),
    onError,
  });
  const undo = useMutation({
    mutationFn: async () => dataOf(await api.POST('/user/reconciliations/{id}/undo', asked)),
    onSuccess: () => ended(say(words.undone)),
    onError,
  });
  return { correct, undo };
};
