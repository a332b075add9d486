import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { dataOf } from '../../providers/data/client.ts';

const maxShown = 100;

export const contactViewsOf = (lead: number) => ['contactViews', lead];

/** Who saw the full contact data of a lead, the latest first. */
export const useContactViews = (lead: number) => {
  const api = useApi();
  return useQuery({
    queryKey: contactViewsOf(lead),
    queryFn: async ({ signal }) => {
      const query = { lead: [lead], orderBy: ['createdAt:desc' as const], limit: maxShown };
      return dataOf(await api.GET('/stat/contact_views', { params: { query }, signal })).items;
    },
    retry: false,
  });
};
