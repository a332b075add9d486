import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';

/** The signed-in user; undefined until he is known. */
export const useCurrentUser = (): CurrentUser | undefined => {
  const { currentUser } = useServices();
  return useQuery({ queryKey: ['auth', 'currentUser'], queryFn: currentUser.load }).data;
};
