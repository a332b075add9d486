import { useNotify, useRouterProvider } from 'ra-core';
import { useEffect } from 'react';

/** Sends whoever may not see a page to the one he starts with, and says why. */
export const AccessDeniedPage = () => {
  const { Navigate } = useRouterProvider();
  const notify = useNotify();
  useEffect(() => notify('shell.errors.accessDenied', { type: 'warning' }), [notify]);
  return <Navigate to="/" replace />;
};
