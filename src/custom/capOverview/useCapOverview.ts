import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../components/api.ts';
import type { operations } from '../../generated/api.d.ts';
import { dataOf } from '../../providers/data/client.ts';

/** The filters of the overview. */
export type CapOverviewQuery = NonNullable<operations['overviewCaps']['parameters']['query']>;

/** A cap and how full it is. */
export type CapFilling =
  operations['overviewCaps']['responses'][200]['content']['application/json']['data']['items'][number];

/** Milliseconds. */
const pollInterval = 30_000;

/** How full caps are; fetched again every half minute, and when the user returns to the page. */
export const useCapOverview = (asked: CapOverviewQuery) => {
  const api = useApi();
  return useQuery({
    queryKey: ['caps', 'overview', asked],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/caps/overview', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  });
};
