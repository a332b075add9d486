import { useLocation, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useEntryRedirect } from './menu/useMenu.ts';

/** The page, once its address contains everything that it is opened with. */
export const EntryRedirect = ({ children }: { children: ReactNode }) => {
  const { Navigate } = useRouterProvider();
  const to = useEntryRedirect();
  const { key } = useLocation();
  return to ? <Navigate key={key} to={to} replace /> : children;
};
