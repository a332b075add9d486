import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { type ApiClient, dataOf } from '../../../providers/data/client.ts';
import type { Side } from '../sides.ts';
import type { InvoiceQuery, FoundConversions } from './answers.ts';

/** Prefix of the query keys of conversions found for new invoices. */
export const foundKey = 'invoice-conversions';

const find = async (
  api: ApiClient,
  side: Side,
  { party, ...asked }: InvoiceQuery,
  signal: AbortSignal,
): Promise<FoundConversions> => {
  if (side === 'affiliate') {
    const body = { affiliate: party, ...asked };
    return dataOf(await api.POST('/user/affiliate_invoices/find_conversions', { body, headers: unannounced, signal }));
  }
  const body = { advertiser: party, ...asked };
  return dataOf(await api.POST('/user/advertiser_invoices/find_conversions', { body, headers: unannounced, signal }));
};

/** The result stays as shown until the invoice is refused because of it. */
export const foundQuery = (api: ApiClient, side: Side, asked: InvoiceQuery) =>
  queryOptions({
    queryKey: [foundKey, side, asked] as const,
    queryFn: ({ signal }) => find(api, side, asked, signal),
    staleTime: Infinity,
    retry: false,
  });

const emptyQuery: InvoiceQuery = { party: 0, periodFrom: '', periodTo: '', currency: 0 };

/** What makes it another invoice; its conversions aren't to be left out of this one. */
const subjectOf = ({ party, periodFrom, periodTo, currency }: InvoiceQuery): string =>
  [party, periodFrom, periodTo, currency].join(' ');

/**
 * The conversions that an invoice may include, and their total. While they are searched for with other answers, the
 * previous result for the same party, period and currency stands in.
 */
export const useFound = (side: Side, asked: InvoiceQuery | undefined) => {
  const api = useApi();
  const wanted = asked ?? emptyQuery;
  return useQuery({
    ...foundQuery(api, side, wanted),
    enabled: asked !== undefined,
    placeholderData: (found, before) =>
      before && subjectOf(before.queryKey[2]) === subjectOf(wanted) ? found : undefined,
  });
};
