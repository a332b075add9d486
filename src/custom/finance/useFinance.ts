import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import type { operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Finance = operations['readFinance']['responses'][200]['content']['application/json']['data'];
export type Month = Finance['months'][number];
/** Outstanding amounts of affiliates or of advertisers. */
export type OutstandingSide = Finance['affiliates'];

/** Months and debts, as they are now. */
export const useFinance = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['finance'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/finance', { signal })),
    refetchOnWindowFocus: 'always',
  });
};
