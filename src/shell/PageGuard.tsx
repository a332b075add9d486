import type { ReactNode } from 'react';
import type { PageEntry } from '../registry/page.ts';
import { usePages } from '../components/PagesContext.tsx';
import { useResources } from '../components/ResourcesContext.tsx';
import { actorOf } from '../providers/auth/currentUser.ts';
import { mayOpenRoute } from '../providers/auth/permissions.ts';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

/** A page for users who may see it; for others it isn't even loaded. */
export const PageGuard = ({ page, children }: { page: PageEntry; children: ReactNode }) => {
  const user = useCurrentUser();
  const resources = useResources();
  const pages = usePages();
  if (!user) return <LoadingPage />;
  return mayOpenRoute({ resources, pages }, page.path, actorOf(user)) ? children : <AccessDeniedPage />;
};
