import { displayName } from '../../providers/auth/currentUser.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';

/** Whose account someone else is using here, by its owner's name; undefined where people use their own. */
export const useImpersonator = (): { owner: string } | undefined => {
  const user = useCurrentUser();
  return user?.impersonator ? { owner: displayName(user) } : undefined;
};
