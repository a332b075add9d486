import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Question } from '../../resources/decisions/question.ts';

/**
 * What would happen to live traffic, according to the server.
 * @param question undefined while there is none
 * @param turn another value repeats the question: the answer may differ, as caps fill up
 */
export const useSimulation = (question: Question | undefined, turn: string) => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['simulation', question, turn, language],
    queryFn: async ({ signal }) =>
      dataOf(await api.POST('/stat/simulate', { body: question!, headers: inOwnWords, signal })),
    enabled: question !== undefined,
    retry: false,
    gcTime: 0,
  });
};
