import { displayName } from '../../providers/auth/currentUser.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';

/** The owner of the account that an impersonator is using; undefined if users are in their own account. */
export const useImpersonator = (): { owner: string } | undefined => {
  const user = useCurrentUser();
  return user?.impersonator ? { owner: displayName(user) } : undefined;
};
