import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { JobPreview } from '../../providers/data/contract.ts';
import type { AdminDataProvider, JobParams } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';

/** Which records are meant: some, or all that a list is narrowed to. */
export type Meant = Pick<JobParams, 'ids' | 'filter'>;

/** What an action would change; it is asked for anew each time, as others change records meanwhile. */
export const usePreview = (act: string, meant: Meant): { preview: JobPreview | undefined; error: Error | null } => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: [name, 'previewJob', act, meant],
    queryFn: () => dataProvider.previewJob(name, { call: act, ...meant }),
    staleTime: 0,
    gcTime: 0,
  });
  return { preview: data, error };
};
