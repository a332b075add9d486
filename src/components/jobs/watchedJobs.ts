import { useStore, useStoreContext } from 'ra-core';
import { useCallback } from 'react';

/** A job that the person has begun in this browser and is told of until they put it away. */
export interface WatchedJob {
  id: number;
  /** The resource whose records it changes. */
  resource: string;
  /** Whether it takes another one back. */
  isUndo?: true;
}

const key = 'watched.jobs';
const none: readonly WatchedJob[] = [];

/** The jobs that are told of; they are remembered while the page is closed. */
export const useWatchedJobs = () => {
  const [jobs] = useStore<readonly WatchedJob[]>(key, none);
  const { getItem, setItem } = useStoreContext();
  /** Tells of a job, in the place of another one where that is named. */
  const watch = useCallback(
    (job: WatchedJob, instead?: number) => {
      const others = (getItem(key, none) ?? none).filter(({ id }) => id !== instead && id !== job.id);
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
  return { jobs, watch, forget };
};
