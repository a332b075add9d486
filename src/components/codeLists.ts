import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { type ApiClient, dataOf } from '../providers/data/client.ts';
import { useApi } from './api.ts';

/** Lists that are nobody's records. */
export type CodeList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export interface Known {
  id: string;
  title: string;
}

const none: readonly Known[] = [];

/** All of the known lists in one language, for anyone who needs them first. */
export const codeListQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['information', locale],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/info', { signal })),
    staleTime: Infinity,
  });

/** The question for the known lists in the interface language; it is asked once. */
export const useCodeLists = () => {
  const api = useApi();
  return useQuery(codeListQuery(api, useLocale()));
};

/** One of the known lists in the interface language; empty until it has arrived. */
export const useCodeList = (of: CodeList): readonly Known[] => useCodeLists().data?.[of] ?? none;
