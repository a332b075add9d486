import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';

/** Returns a function that fetches the signed-in user again after an edit, for the whole page, and returns them. */
export const useReloadUser = (): (() => Promise<CurrentUser>) => {
  const { currentUser } = useServices();
  const queryClient = useQueryClient();
  return async () => {
    currentUser.forget();
    const user = await currentUser.load();
    await Promise.all(['auth', 'presets'].map((kept) => queryClient.invalidateQueries({ queryKey: [kept] })));
    return user;
  };
};
