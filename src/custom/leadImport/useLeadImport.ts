import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import { useWatchedJobs } from '../../components/jobs/watchedJobs.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { unannounced } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

/** What is asked of a file: whose leads its rows are, and what its columns are where a person has said so. */
export interface Asked {
  file: File | undefined;
  campaign: number | undefined;
  columns: readonly string[] | undefined;
}

/** What sends a file along. */
export const sending = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  // The contract knows the file as text; it goes out as the form.
  return { headers: unannounced, body: { file: file.name }, bodySerializer: () => form };
};

const queryOf = ({ campaign, columns }: Asked) => ({ campaign: campaign!, ...(columns && { columns: [...columns] }) });

/** What an import would do, as soon as there is a file and a campaign. */
export const useImportPreview = (asked: Asked) => {
  const api = useApi();
  const language = useLanguage();
  const { file, campaign, columns } = asked;
  return useQuery({
    queryKey: ['lead import', file?.name, file?.size, file?.lastModified, campaign, columns, language],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.POST('/stat/leads/preview_import', { ...sending(file!), params: { query: queryOf(asked) }, signal }),
      ),
    enabled: file !== undefined && campaign !== undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
};

/** Begins an import and answers whether it has begun; `job` is the last one that was begun here. */
export const useBeginImport = () => {
  const api = useApi();
  const { watch } = useWatchedJobs();
  const complain = useErrorToast();
  const [job, setJob] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (asked: Asked, distribute: boolean): Promise<boolean> => {
    if (!asked.file) return false;
    setBusy(true);
    try {
      const query = { ...queryOf(asked), distribute };
      const { id } = dataOf(await api.POST('/stat/leads/import', { ...sending(asked.file), params: { query } }));
      watch({ id, resource: 'leads' });
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
