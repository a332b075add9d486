import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { JobPreview } from '../../providers/data/contract.ts';
import type { AdminDataProvider, JobParams } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';

/** Which records are meant: specific ones, or all that match a list's filter. */
export type PreviewTarget = Pick<JobParams, 'ids' | 'filter'>;

/** Loads what an action would change; refetched each time, as others change records in the meantime. */
export const usePreview = (
  action: string,
  meant: PreviewTarget,
): { preview: JobPreview | undefined; error: Error | null } => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: [name, 'previewJob', action, meant],
    queryFn: () => dataProvider.previewJob(name, { call: action, ...meant }),
    staleTime: 0,
    gcTime: 0,
  });
  return { preview: data, error };
};
