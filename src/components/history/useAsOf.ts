import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';

/** Loads the state of a record of the current resource at a moment, in seconds. */
export const useAsOf = (id: unknown, at: number) => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: [name, 'asOf', id, at],
    queryFn: ({ signal }) => dataProvider.asOf(name, Number(id), at, signal),
  });
};
