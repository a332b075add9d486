import { useLogout } from 'ra-core';
import { dropDrafts, hasDrafts } from '../components/form/unsaved/drafts.ts';
import { useServices } from '../providers/ServicesContext.tsx';

/** Returns what signs the user out. They leave on purpose: anything typed and not saved is discarded (D144). */
export const useSignOut = (): (() => void) => {
  const { session, unsaved } = useServices();
  const logout = useLogout();
  return () => {
    unsaved.discard();
    dropDrafts(session.claims()?.userId ?? '');
    void logout(undefined, undefined, false);
  };
};

/** Returns whether signing out would discard something, on this page or kept of another one. */
export const useIsTyped = (): (() => boolean) => {
  const { session, unsaved } = useServices();
  return () => unsaved.isHeld() || hasDrafts(session.claims()?.userId ?? '');
};
