import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { sending, useFilePreview } from '../../components/fileImport/useFileImport.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

type Query = operations['previewReconciliation']['parameters']['query'];

export type ReconciliationPreview = components['schemas']['ReconciliationPreview'];

/** What is known about a file: whose it is, for which days, and what its columns are if the user has said so. */
export interface ReconcileQuery {
  file: File | undefined;
  advertiser: number | undefined;
  periodFrom: string | undefined;
  periodTo: string | undefined;
  columns: NonNullable<Query['columns']> | undefined;
}

/** Returns the call’s query once it is complete. */
const queryOf = ({ file, advertiser, periodFrom, periodTo, columns }: ReconcileQuery): Query | undefined =>
  file && advertiser !== undefined && periodFrom && periodTo
    ? { advertiser, periodFrom, periodTo, ...(columns && { columns }) }
    : undefined;

/** The result of reconciling a file, once the query is complete. */
export const useReconciliationPreview = (asked: ReconcileQuery) => {
  const api = useApi();
  return useFilePreview({
    name: 'reconciliation',
    file: asked.file,
    query: queryOf(asked),
    ask: async (call) => dataOf(await api.POST('/user/reconciliations/preview', call)),
  });
};

/** Saves a reconciliation as a report and opens it. */
export const useKeepReport = () => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const keep = async (asked: ReconcileQuery) => {
    const query = queryOf(asked);
    if (!query || !asked.file) return;
    setBusy(true);
    try {
      const report = dataOf(await api.POST('/user/reconciliations', sending(asked.file, query)));
      await queryClient.invalidateQueries();
      void navigate(`/advertiser-billing/reconciliations/${report.id}/general`);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, keep };
};
