import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';
import { sending } from '../leadImport/useLeadImport.ts';

type Query = operations['previewReconciliation']['parameters']['query'];

export type ReconciliationPreview = components['schemas']['ReconciliationPreview'];

/** What is asked of a file: whose it is, of which days, and what its columns are where a person has said so. */
export interface Asked {
  file: File | undefined;
  advertiser: number | undefined;
  periodFrom: string | undefined;
  periodTo: string | undefined;
  columns: NonNullable<Query['columns']> | undefined;
}

/** The call’s query once everything is said. */
const queryOf = ({ file, advertiser, periodFrom, periodTo, columns }: Asked): Query | undefined =>
  file && advertiser !== undefined && periodFrom && periodTo
    ? { advertiser, periodFrom, periodTo, ...(columns && { columns }) }
    : undefined;

/** What comes of comparing a file, as soon as it is said with what. */
export const useReconciliationPreview = (asked: Asked) => {
  const api = useApi();
  const language = useLanguage();
  const { file } = asked;
  const query = queryOf(asked);
  return useQuery({
    queryKey: ['reconciliation', file?.name, file?.size, file?.lastModified, query, language],
    queryFn: async ({ signal }) =>
      dataOf(await api.POST('/user/reconciliations/preview', { ...sending(file!), params: { query: query! }, signal })),
    enabled: query !== undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
};

/** Keeps a comparison as a report and opens that. */
export const useKeepReport = () => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const keep = async (asked: Asked) => {
    const query = queryOf(asked);
    if (!query || !asked.file) return;
    setBusy(true);
    try {
      const report = dataOf(await api.POST('/user/reconciliations', { ...sending(asked.file), params: { query } }));
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
