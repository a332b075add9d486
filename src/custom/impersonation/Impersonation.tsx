import { lazy, Suspense } from 'react';
import { displayName } from '../../providers/auth/currentUser.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';

const ImpersonationBanner = lazy(() => import('./ImpersonationBanner.tsx'));

/** Stands on every page: the bar while somebody acts as somebody else. */
export const Impersonation = () => {
  const user = useCurrentUser();
  if (!user?.impersonator) return null;
  return (
    <Suspense>
      <ImpersonationBanner original={user.impersonator.fullName} name={displayName(user)} />
    </Suspense>
  );
};
