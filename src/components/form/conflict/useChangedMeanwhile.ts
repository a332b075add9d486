import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useApi } from '../../api.ts';
import { useEntry } from '../../entries.ts';

interface LatestChange {
  entity: string;
  id: number;
  version: number;
  isScheduled: boolean;
}

const isLatestChange = (value: unknown): value is LatestChange =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'isScheduled' in value;

/** Milliseconds between two reports that the record is open. */
const sayEvery = 60_000;

/** Returns the change by which someone else has overtaken the current record; undefined if there is none. */
export const useChangedMeanwhile = (): LatestChange | undefined => {
  const { entity } = useEntry();
  const api = useApi();
  const { events } = useServices();
  const queryClient = useQueryClient();
  const record = useRecordContext();
  const id = typeof record?.id === 'number' ? record.id : undefined;
  const version: unknown = record?.['version'];
  useEffect(
    () =>
      events.subscribe(({ event, data }) => {
        if (event !== 'change' || !isLatestChange(data)) return;
        queryClient.setQueryData<LatestChange>(['watched', data.entity, data.id], (before) =>
          before && before.version > data.version ? before : data,
        );
      }),
    [events, queryClient],
  );
  const { data } = useQuery({
    queryKey: ['watched', entity, id],
    queryFn: async ({ signal }): Promise<LatestChange> =>
      dataOf(await api.POST('/stat/events/watch', { body: { entity, id: id ?? 0 }, headers: unannounced, signal })),
    enabled: id !== undefined && typeof version === 'number',
    refetchInterval: sayEvery,
    gcTime: 0,
    retry: false,
  });
  return isLatestChange(data) && typeof version === 'number' && data.version > version ? data : undefined;
};
