import { useStore, useStoreContext } from 'ra-core';
import { useCallback } from 'react';

/** A job of the user, shown until they dismiss it. */
export interface WatchedJob {
  id: number;
  /** The resource whose records it changes. */
  resource: string;
  /** Whether it undoes another job. */
  isUndo?: true;
}

const key = 'watched.jobs';
/** Ids of the jobs that have been shown in this browser. */
const toldKey = 'told.jobs';
const none: readonly WatchedJob[] = [];
const noIds: readonly number[] = [];
/** This many are remembered: the server keeps jobs for a week. */
const maxTold = 200;

/** The jobs that are shown; they are remembered while the page is closed. */
export const useWatchedJobs = () => {
  const [jobs] = useStore<readonly WatchedJob[]>(key, none);
  const { getItem, setItem } = useStoreContext();
  /** Shows a job, in place of another one if given. */
  const watch = useCallback(
    (job: WatchedJob, instead?: number) => {
      const others = (getItem(key, none) ?? none).filter(({ id }) => id !== instead && id !== job.id);
      const told = (getItem(toldKey, noIds) ?? noIds).filter((id) => id !== job.id);
      setItem(toldKey, [...told, job.id].slice(-maxTold));
      setItem(key, [...others, job]);
    },
    [getItem, setItem],
  );
  const forget = useCallback(
    (id: number) =>
      setItem(
        key,
        (getItem(key, none) ?? none).filter((one) => one.id !== id),
      ),
    [getItem, setItem],
  );
  /** Whether the job has been shown to the user in this browser. */
  const wasTold = useCallback((id: number): boolean => (getItem(toldKey, noIds) ?? noIds).includes(id), [getItem]);
  return { jobs, watch, forget, wasTold };
};
