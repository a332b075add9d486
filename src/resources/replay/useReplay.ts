import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useEntry } from '../../components/entries.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { changedFields } from '../../providers/data/changedFields.ts';
import { dataOf } from '../../providers/data/client.ts';

/** A form that is tested on the traffic of some days: that of a new record, or of an existing one. */
export interface Draft {
  /** The offer whose traffic is used; nothing is requested while it isn't known. */
  offer: number | undefined;
  days: number;
  data: Readonly<Record<string, unknown>>;
  previousData: RaRecord | undefined;
  /** The status to test instead of the form's. */
  status?: string | undefined;
}

/** What would have happened to past traffic; the draft is sent as it would be saved. */
export const useReplay = ({ offer, days, data, previousData, status }: Draft) => {
  const api = useApi();
  const { name, path, impliedValues } = useEntry();
  const [call, item] = !previousData
    ? (['create', { ...impliedValues, ...data }] as const)
    : status === undefined
      ? ([
          'edit',
          { id: previousData.id, version: previousData['version'], ...changedFields(previousData, data) },
        ] as const)
      : (['status', { id: previousData.id, status }] as const);
  const sent = { collection: path, call, items: [item] };
  return useQuery({
    queryKey: [name, 'replay', offer, days, item],
    queryFn: async ({ signal }) =>
      dataOf(await api.POST('/stat/replay', { body: { offer: offer!, days, ...sent }, headers: inOwnWords, signal })),
    enabled: offer !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
};
