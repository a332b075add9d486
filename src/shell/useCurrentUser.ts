import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';

/** The key of the query for the signed-in user. */
export const currentUserKey = ['auth', 'currentUser'];

/** The query for the signed-in user. */
export const useCurrentUserQuery = () => {
  const { currentUser } = useServices();
  return useQuery({ queryKey: currentUserKey, queryFn: currentUser.load });
};

/** The signed-in user; undefined until they are known. */
export const useCurrentUser = (): CurrentUser | undefined => useCurrentUserQuery().data;
