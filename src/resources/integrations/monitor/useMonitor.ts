import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import type { components } from '../../../generated/api.d.ts';
import { dataOf } from '../../../providers/data/client.ts';

export type Figures = components['schemas']['IntegrationFigures'];

/** Milliseconds. */
const pollInterval = 30_000;

/** How an integration is performing; fetched again every half minute. */
export const useMonitor = (id: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['integrations', 'monitor', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/integrations/{id}/monitor', { params: { path: { id } }, signal })),
    refetchInterval: pollInterval,
  });
};
