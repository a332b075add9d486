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
  /** The action on the page: 'list', 'create', 'edit', 'show'. */
  action: string;
  /** Whether it is in a record's tab, where the permission for its calls is all that it requires. */
  isInTab?: boolean;
  children: ReactNode;
}

/** A resource's page for users who may open it and make the calls behind it; for others it isn't even loaded. */
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
