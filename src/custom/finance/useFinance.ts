import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useGetList } from 'ra-core';
import { useApi } from '../../components/api.ts';
import type { components, operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

export type Finance = operations['readFinance']['responses'][200]['content']['application/json']['data'];
export type Month = Finance['months'][number];
/** What stands out with affiliates or with advertisers. */
export type Standing = Finance['affiliates'];

/** Months and debts, as they are now. */
export const useFinance = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['finance'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/finance', { signal })),
    refetchOnWindowFocus: 'always',
  });
};

const balances = 'affiliate-billing/balances';

/** The base currency, which every balance names; undefined for those who may see none. */
export const useBaseCurrency = (): number | undefined => {
  const { canAccess = false } = useCanAccess({ resource: balances, action: 'list' });
  const { data } = useGetList<components['schemas']['AffiliateBalance']>(
    balances,
    { pagination: { page: 1, perPage: 1 }, meta: { fields: ['id', 'currency'] } },
    { enabled: canAccess },
  );
  return data?.[0]?.currency;
};
