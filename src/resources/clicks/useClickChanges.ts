import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import type { components } from '../../generated/api.d.ts';
import type { ApiClient } from '../../providers/data/client.ts';
import { dataOf } from '../../providers/data/client.ts';

export type ClickChange = components['schemas']['ClickChange'];

const maxShown = 100;

/** Returns the changes of a click, the newest first. */
export const changesOf = async (
  api: ApiClient,
  click: number,
  { limit = maxShown, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<ClickChange[]> => {
  const query = { click: [click], orderBy: ['createdAt:desc' as const], limit };
  return dataOf(await api.GET('/stat/click_changes', { params: { query }, ...(signal && { signal }) })).items;
};

/** The changes that staff made to a click. */
export const useClickChanges = (click: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['clickChanges', click],
    queryFn: ({ signal }) => changesOf(api, click, { signal }),
    retry: false,
  });
};
