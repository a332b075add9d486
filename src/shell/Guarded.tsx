import type { ReactNode } from 'react';
import { usePages } from '../components/PagesContext.tsx';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayAccess, mayOpenResource } from '../providers/auth/permissions.ts';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

export interface GuardedProps {
  resource: string;
  /** What is done on the page: 'list', 'create', 'edit', 'show'. */
  action: string;
  /** Whether it stands in the tab of a record, where the right to its calls is all that it takes. */
  isInTab?: boolean;
  children: ReactNode;
}

/** A resource's page for those who may open it and make the calls behind it; it is not even loaded for others. */
export const Guarded = ({ resource, action, isInTab = false, children }: GuardedProps) => {
  const user = useCurrentUser();
  const resources = useResources();
  const pages = usePages();
  if (!user) return <LoadingPage />;
  const actor = actorOf(user);
  const isOpen = isInTab
    ? mayAccess(resources, actor, resource, action)
    : mayOpenResource({ resources, pages }, resource, action, actor);
  return isOpen ? children : <AccessDeniedPage />;
};
