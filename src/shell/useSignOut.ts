import { useLogout } from 'ra-core';
import { useServices } from '../providers/ServicesContext.tsx';

/** Returns what signs the user out. They leave on purpose: anything typed and not saved is discarded (D144). */
export const useSignOut = (): (() => void) => {
  const { unsaved } = useServices();
  const logout = useLogout();
  return () => {
    unsaved.discard();
    void logout(undefined, undefined, false);
  };
};
