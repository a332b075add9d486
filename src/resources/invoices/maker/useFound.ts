import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { type ApiClient, dataOf } from '../../../providers/data/client.ts';
import type { Side } from '../sides.ts';
import type { Asked, Found } from './answers.ts';

/** Prefix of the query keys of conversions found for new invoices. */
export const foundKey = 'invoice-conversions';

const find = async (api: ApiClient, side: Side, { party, ...asked }: Asked, signal: AbortSignal): Promise<Found> => {
  if (side === 'affiliate') {
    const body = { affiliate: party, ...asked };
    return dataOf(await api.POST('/user/affiliate_invoices/find_conversions', { body, headers: unannounced, signal }));
  }
  const body = { advertiser: party, ...asked };
  return dataOf(await api.POST('/user/advertiser_invoices/find_conversions', { body, headers: unannounced, signal }));
};

/** The result stays as shown until the invoice is refused because of it. */
export const foundQuery = (api: ApiClient, side: Side, asked: Asked) =>
  queryOptions({
    queryKey: [foundKey, side, asked],
    queryFn: ({ signal }) => find(api, side, asked, signal),
    staleTime: Infinity,
    retry: false,
  });

const nobody: Asked = { party: 0, periodFrom: '', periodTo: '', currency: 0 };

/** The conversions that an invoice may include, and their total. */
export const useFound = (side: Side, asked: Asked | undefined) => {
  const api = useApi();
  return useQuery({
    ...foundQuery(api, side, asked ?? nobody),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
};
