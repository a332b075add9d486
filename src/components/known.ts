import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import type { ApiClient } from '../providers/data/client.ts';
import { useApi } from './api.ts';

/** Lists that are nobody's records. */
export type KnownList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export interface Known {
  id: string;
  title: string;
}

const none: readonly Known[] = [];

/** All of the known lists in one language, for whoever needs them first. */
export const knownQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['information', locale],
    queryFn: async ({ signal }) => (await api.GET('/user/info', { signal })).data?.data,
    staleTime: Infinity,
  });

/** One of the known lists in the interface language, asked for once; empty until it has arrived. */
export const useKnown = (of: KnownList): readonly Known[] => {
  const api = useApi();
  const locale = useLocale();
  const { data } = useQuery(knownQuery(api, locale));
  return data?.[of] ?? none;
};
