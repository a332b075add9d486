import type { ReactNode } from 'react';
import type { PageEntry } from '../components/page.ts';
import { mayOpenPage } from '../providers/auth/permissions.ts';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

/** A page for those who may see it; it is not even loaded for others. */
export const PageGuard = ({ page, children }: { page: PageEntry; children: ReactNode }) => {
  const user = useCurrentUser();
  if (!user) return <LoadingPage />;
  return mayOpenPage(page, user) ? children : <AccessDeniedPage />;
};
