import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { useEntry } from '../components/entries.ts';
import { mayOpenRoute } from '../providers/auth/routeGuard.ts';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

export interface GuardedProps {
  resource: string;
  /** What is done on the page: 'list', 'create', 'edit', 'show'. */
  action: string;
  children: ReactNode;
}

/** A resource's page for those who may open it and make the calls behind it; it is not even loaded for others. */
export const Guarded = ({ resource, action, children }: GuardedProps) => {
  const { permission } = useEntry(resource);
  const user = useCurrentUser();
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending || !user) return <LoadingPage />;
  return canAccess && mayOpenRoute(`/${resource}`, user.permissions, permission.menu) ? children : <AccessDeniedPage />;
};
