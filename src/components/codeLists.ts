import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { type ApiClient, dataOf } from '../providers/data/client.ts';
import { useApi } from './api.ts';

/** Lists that are not records of any resource. */
export type CodeList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export interface KnownCodes {
  id: string;
  title: string;
}

const none: readonly KnownCodes[] = [];

/** The query for all code lists in one language, for callers that need them up front. */
export const codeListQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['information', locale],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/info', { signal })),
    staleTime: Infinity,
  });

/** Loads the code lists in the interface language; they are fetched once. */
export const useCodeLists = () => {
  const api = useApi();
  return useQuery(codeListQuery(api, useLocale()));
};

/** Returns one of the code lists in the interface language; empty until it has loaded. */
export const useCodeList = (of: CodeList): readonly KnownCodes[] => useCodeLists().data?.[of] ?? none;
