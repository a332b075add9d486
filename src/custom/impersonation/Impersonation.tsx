import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { displayName } from '../../providers/auth/currentUser.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import { takeEnd } from './original.ts';
import { later } from '../../components/deferred.tsx';

const ImpersonationBanner = later(() => import('./ImpersonationBanner.tsx'));

/** On every page: the bar during an impersonation, and a notice if it ended without the user's doing. */
export const Impersonation = () => {
  const user = useCurrentUser();
  const notify = useNotify();
  useEffect(() => {
    if (takeEnd()) notify('shell.impersonationEnded', { type: 'info' });
  }, [notify]);
  if (!user?.impersonator) return null;
  return <ImpersonationBanner original={user.impersonator.fullName} name={displayName(user)} />;
};
