import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { useWatchedJobs } from '../../components/jobs/watchedJobs.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';
import { sending } from '../leadImport/useLeadImport.ts';

type Query = operations['importOfCustomers']['parameters']['query'];

/** What is asked of a file: whose customers its rows are, and what its columns are where a person has said so. */
export interface Asked {
  file: File | undefined;
  advertiser: number | undefined;
  columns: NonNullable<Query['columns']> | undefined;
}

const queryOf = ({ advertiser, columns }: Asked): Query => ({ advertiser: advertiser!, ...(columns && { columns }) });

/** What an import would do, as soon as there is a file and an advertiser. */
export const useCustomerPreview = (asked: Asked) => {
  const api = useApi();
  const language = useLanguage();
  const { file, advertiser, columns } = asked;
  return useQuery({
    queryKey: ['customer import', file?.name, file?.size, file?.lastModified, advertiser, columns, language],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.POST('/stat/customers/preview_import', {
          ...sending(file!),
          params: { query: queryOf(asked) },
          signal,
        }),
      ),
    enabled: file !== undefined && advertiser !== undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
};

/** Begins an import and answers whether it has begun; `job` is the last one that was begun here. */
export const useBeginCustomerImport = () => {
  const api = useApi();
  const { watch } = useWatchedJobs();
  const complain = useErrorToast();
  const [job, setJob] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (asked: Asked): Promise<boolean> => {
    if (!asked.file) return false;
    setBusy(true);
    try {
      const query = queryOf(asked);
      const { id } = dataOf(await api.POST('/stat/customers/import', { ...sending(asked.file), params: { query } }));
      watch({ id, resource: 'customers' });
      setJob(id);
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { job, isBusy, begin };
};
