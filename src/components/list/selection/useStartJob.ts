import { useDataProvider, useListContext } from 'ra-core';
import type { AdminDataProvider, JobParams } from '../../../providers/data/adminDataProvider.ts';
import { useEntry } from '../../entries.ts';
import { useWatchedJobs } from '../../jobs/watchedJobs.ts';
import { useSelection } from './useSelection.ts';

/** What a job does to each selected record. */
export type JobAction = Omit<JobParams, 'ids' | 'filter'>;

/** Starts a job on the selected records and clears the selection; rejects if the server does not start it. */
export const useStartJob = (): ((act: JobAction) => Promise<void>) => {
  const { name } = useEntry();
  const { filterValues, filter } = useListContext();
  const { ids, isAll, clear } = useSelection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { watch } = useWatchedJobs();
  return async (act) => {
    const which = isAll ? { filter: { ...filterValues, ...filter } } : { ids };
    const { data } = await dataProvider.startJob(name, { ...act, ...which });
    watch({ id: Number(data.id), resource: name });
    clear();
  };
};
