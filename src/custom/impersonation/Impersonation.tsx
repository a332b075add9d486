import { lazy, Suspense, useEffect } from 'react';
import { displayName } from '../../providers/auth/currentUser.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';

const ImpersonationBanner = lazy(() => import('./ImpersonationBanner.tsx'));

/** Stands on every page: the bar while somebody acts as somebody else. */
export const Impersonation = () => {
  const { session, unsaved } = useServices();
  const user = useCurrentUser();
  const shown = user && String(user.id);
  useEffect(
    () =>
      session.subscribe((cause) => {
        const now = session.claims()?.userId;
        // Another tab has begun or ended it, or the server has: nothing of the one person may stay for the other.
        if (cause === 'here' || now === undefined || shown === undefined || now === shown) return;
        unsaved.letGo();
        window.location.assign('/');
      }),
    [session, unsaved, shown],
  );
  if (!user?.impersonator) return null;
  return (
    <Suspense>
      <ImpersonationBanner original={user.impersonator.fullName} name={displayName(user)} />
    </Suspense>
  );
};
