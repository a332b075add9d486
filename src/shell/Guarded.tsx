import { useCanAccess, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

export interface GuardedProps {
  resource: string;
  /** What is done on the page: 'list', 'create', 'edit', 'show'. */
  action: string;
  children: ReactNode;
}

/** A page for those who may see it; it is not even loaded for others. */
export const Guarded = ({ resource, action, children }: GuardedProps) => {
  const { Navigate } = useRouterProvider();
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending) return <LoadingPage />;
  return canAccess ? children : <Navigate to="/access-denied" replace />;
};
