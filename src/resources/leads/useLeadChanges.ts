import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type LeadChange = components['schemas']['LeadChange'];

const maxShown = 100;

/** What happened to a lead, the newest first. */
export const useLeadChanges = (lead: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['leadChanges', lead],
    queryFn: async ({ signal }) => {
      const query = { lead: [lead], orderBy: ['createdAt:desc' as const], limit: maxShown };
      return dataOf(await api.GET('/stat/lead_changes', { params: { query }, signal })).items;
    },
    retry: false,
  });
};
