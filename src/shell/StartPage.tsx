import { useLocation, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';
import { useMenuViewer, useStartAddress } from './menu/useMenu.ts';
import { isOpenTo } from './menu/menuView.ts';
import { MessagePage } from '../components/failure/MessagePage.tsx';

/** What is at `/`: the dashboard, given as children, for those who may open it; the way to their first page for others. */
export const AtStart = ({ children }: { children?: ReactNode }) => {
  const { Navigate } = useRouterProvider();
  const viewer = useMenuViewer();
  const start = useStartAddress();
  const { key } = useLocation();
  if (!viewer || start === undefined) return <LoadingPage />;
  if (children !== undefined && isOpenTo(viewer, '/')) return children;
  if (start === null) return <MessagePage title="shell.errors.nothingToOpen" hint="shell.errors.nothingToOpenHint" />;
  // A redirect acts once; those who come back here before its page is there need it again.
  return <Navigate key={key} to={start} replace />;
};

/** The same where there is no dashboard. */
export const StartPage = () => <AtStart />;
