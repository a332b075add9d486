import { useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../components/useErrorToast.ts';
import type { CurrentUser } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';
import { currentUserKey } from './useCurrentUser.ts';

/**
 * Returns a function that fetches the signed-in user again after an edit, for the whole page, and returns them. It takes
 * what was saved: if they can't be fetched, it reports that and the page goes on with those fields, because the edit
 * succeeded. Never throws.
 */
export const useReloadUser = (): ((saved: Partial<CurrentUser>) => Promise<CurrentUser | undefined>) => {
  const { currentUser } = useServices();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  return async (saved) => {
    currentUser.forget();
    try {
      const user = await currentUser.load();
      await Promise.all(['auth', 'presets'].map((kept) => queryClient.invalidateQueries({ queryKey: [kept] })));
      return user;
    } catch (error) {
      complain(error);
      return queryClient.setQueryData<CurrentUser>(currentUserKey, (known) => known && { ...known, ...saved });
    }
  };
};
