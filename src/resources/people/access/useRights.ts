import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '../../../components/api.ts';
import { dataOf } from '../../../providers/data/client.ts';

/** What a person may do and why; fetched again whenever their record or their role has changed. */
export const useRights = (userId: number, version: unknown) => {
  const api = useApi();
  const locale = useLocale();
  return useQuery({
    queryKey: ['users', 'rights', userId, version, locale],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/users/{id}/permissions', { params: { path: { id: userId } }, signal })),
  });
};
