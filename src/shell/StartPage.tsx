import { useLocation, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';
import { useMenuViewer, useStartAddress } from './menu/useMenu.ts';
import { isOpenTo, pathOf } from './menu/menuView.ts';
import { MessagePage } from '../components/failure/MessagePage.tsx';

/**
 * What is at `/`: the dashboard, given as children, for users who start with it or request it; a redirect to their
 * first page for others.
 */
export const AtStart = ({ children }: { children?: ReactNode }) => {
  const { Navigate } = useRouterProvider();
  const viewer = useMenuViewer();
  const start = useStartAddress();
  const { key, search } = useLocation();
  if (!viewer || start === undefined) return <LoadingPage />;
  if (start === null) return <MessagePage title="shell.errors.nothingToOpen" hint="shell.errors.nothingToOpenHint" />;
  const isAsked = search !== '' && isOpenTo(viewer, '/');
  if (children !== undefined && (isAsked || pathOf(start) === '/')) return children;
  // A redirect acts once; users who come back here before its page has loaded need it again.
  return <Navigate key={key} to={start} replace />;
};

/** The same without a dashboard. */
export const StartPage = () => <AtStart />;
