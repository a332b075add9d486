import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';

/** Asks for the signed-in user anew after they were edited, for the whole page, and gives them as they are now. */
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
