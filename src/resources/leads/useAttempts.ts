import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import type { components } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Attempt = components['schemas']['LeadAttempt'];

/** One push offers a lead to no more advertisers than this, and there are few in total. */
const limit = 100;

/** The attempts to send a lead, in order. */
export const useAttempts = (lead: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['attempts', lead],
    queryFn: async ({ signal }) => {
      const query = {
        lead: [lead],
        with: ['request' as const, 'answer' as const],
        orderBy: ['id:asc' as const],
        limit,
      };
      return dataOf(await api.GET('/stat/lead_attempts', { params: { query }, signal })).items;
    },
    retry: false,
  });
};
