import type { ReactNode } from 'react';
import { usePages } from '../components/PagesContext.tsx';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayOpenResource } from '../providers/auth/permissions.ts';
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
  const user = useCurrentUser();
  const resources = useResources();
  const pages = usePages();
  if (!user) return <LoadingPage />;
  return mayOpenResource({ resources, pages }, resource, action, actorOf(user)) ? children : <AccessDeniedPage />;
};
