import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatchedJobs } from '../jobs/watchedJobs.ts';
import { useLanguage } from '../language.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { inOwnWords, unannounced } from '../../providers/calls/calls.ts';
import { freshKey } from '../../providers/data/idempotency.ts';

/**
 * Returns the options of a call that sends a file and changes something. Its caller says what became of it; a server
 * that fails is told of by the shell.
 */
export const sending = <Query extends object>(file: File, query: Query, key?: string) => {
  const form = new FormData();
  form.append('file', file);
  return {
    headers: { ...inOwnWords, ...(key !== undefined && { 'Idempotency-Key': key }) },
    params: { query },
    // In the contract the file is text; it is sent as form data.
    body: { file: file.name },
    bodySerializer: () => form,
  };
};

type Sent<Query extends object> = ReturnType<typeof sending<Query>>;

export interface FilePreview<Query extends object, Preview> {
  /** The purpose of the file, which keeps its queries apart from others on the same file. */
  name: string;
  file: File | undefined;
  /** The query of the call; undefined until it is complete. */
  query: Query | undefined;
  ask: (call: Sent<Query> & { signal: AbortSignal }) => Promise<Preview>;
}

/** Returns a preview of importing a file, once there is one and the query is complete. */
export const useFilePreview = <Query extends object, Preview>({
  name,
  file,
  query,
  ask,
}: FilePreview<Query, Preview>) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [name, file?.name, file?.size, file?.lastModified, query, language],
    queryFn: ({ signal }) => ask({ ...sending(file!, query!), headers: unannounced, signal }),
    enabled: file !== undefined && query !== undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
};

export interface FileImport<Query extends object, Preview> extends FilePreview<Query, Preview> {
  /** The resource that the rows are imported into. */
  resource: string;
  /** Whatever else is said about the file. */
  said?: unknown;
  /** Starts the import as a job. */
  start: (call: Sent<Query>) => Promise<{ id: number }>;
}

/** Previews a file and imports it: `begin` returns whether it has started, `job` is the last one started here. */
export const useFileImport = <Query extends object, Preview>(asked: FileImport<Query, Preview>) => {
  const { watch } = useWatchedJobs();
  const complain = useErrorToast();
  const [job, setJob] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const preview = useFilePreview(asked);
  const { file, query, said, resource, start } = asked;
  const filling = JSON.stringify([file?.name, file?.size, file?.lastModified, query, said]);
  const [sent, setSent] = useState({ filling: '', key: '' });
  const begin = async (): Promise<boolean> => {
    if (!file || !query) return false;
    setBusy(true);
    // Pressed again because the answer got lost, it is the same import.
    const key = sent.filling === filling ? sent.key : freshKey();
    setSent({ filling, key });
    try {
      const { id } = await start(sending(file, query, key));
      setSent({ filling: '', key: '' });
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
