import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from './api.ts';

/** Lists that are nobody's records. */
export type KnownList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export interface Known {
  id: string;
  title: string;
}

const none: readonly Known[] = [];

/** One of the known lists in the interface language, asked for once; empty until it has arrived. */
export const useKnown = (of: KnownList): readonly Known[] => {
  const api = useApi();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['information', locale],
    queryFn: async ({ signal }) => (await api.GET('/user/info', { signal })).data?.data,
    staleTime: Infinity,
  });
  return data?.[of] ?? none;
};
