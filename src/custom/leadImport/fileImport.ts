import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatchedJobs } from '../../components/jobs/watchedJobs.ts';
import { useLanguage } from '../../components/language.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { unannounced } from '../../providers/calls/calls.ts';

/** What sends a file along. */
export const sending = <Query extends object>(file: File, query: Query) => {
  const form = new FormData();
  form.append('file', file);
  return {
    headers: unannounced,
    params: { query },
    // The contract knows the file as text; it goes out as the form.
    body: { file: file.name },
    bodySerializer: () => form,
  };
};

type Sent<Query extends object> = ReturnType<typeof sending<Query>>;

export interface FilePreview<Query extends object, Preview> {
  /** What the file is for: told apart from what else is asked of the same one. */
  name: string;
  file: File | undefined;
  /** What is asked of it; undefined until all is said. */
  query: Query | undefined;
  ask: (call: Sent<Query> & { signal: AbortSignal }) => Promise<Preview>;
}

/** What would become of a file, as soon as there is one and all is said. */
export const useFilePreview = <Query extends object, Preview>({
  name,
  file,
  query,
  ask,
}: FilePreview<Query, Preview>) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [name, file?.name, file?.size, file?.lastModified, query, language],
    queryFn: ({ signal }) => ask({ ...sending(file!, query!), signal }),
    enabled: file !== undefined && query !== undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
};

export interface FileImport<Query extends object, Preview> extends FilePreview<Query, Preview> {
  /** Whose list the rows come into. */
  resource: string;
  /** Begins the import as a job. */
  start: (call: Sent<Query>) => Promise<{ id: number }>;
}

/** Tries a file out and imports it: `begin` answers whether that has begun, `job` is the last one begun here. */
export const useFileImport = <Query extends object, Preview>(asked: FileImport<Query, Preview>) => {
  const { watch } = useWatchedJobs();
  const complain = useErrorToast();
  const [job, setJob] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const preview = useFilePreview(asked);
  const { file, query, resource, start } = asked;
  const begin = async (): Promise<boolean> => {
    if (!file || !query) return false;
    setBusy(true);
    try {
      const { id } = await start(sending(file, query));
      watch({ id, resource });
      setJob(id);
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { preview, job, isBusy, begin };
};
