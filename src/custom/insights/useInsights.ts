import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Range } from '../../../domain/time/dates.ts';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import type { operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Insight =
  operations['readInsights']['responses'][200]['content']['application/json']['data']['items'][number];

/** What stands out in a period compared with the previous one, the most severe first. */
export const useInsights = ({ from, to }: Range) => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['insights', language, from, to],
    queryFn: async ({ signal }) => {
      const query = { createdAtFrom: from, createdAtTo: to };
      return dataOf(await api.GET('/stat/insights', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
};
