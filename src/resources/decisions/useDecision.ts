import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Traffic } from './model.ts';

const paths = { click: '/stat/clicks/{id}/decision', lead: '/stat/leads/{id}/decision' } as const;

/** The decision stored with a click or a lead; it never changes. */
export const useDecision = (of: Traffic, id: number) => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['decision', of, id, language],
    queryFn: async ({ signal }) => dataOf(await api.GET(paths[of], { params: { path: { id } }, signal })),
    retry: false,
    staleTime: Infinity,
  });
};
