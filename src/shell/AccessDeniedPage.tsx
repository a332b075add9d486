import { useRouterProvider } from 'ra-core';
import { useEffect } from 'react';
import { useToast } from '../components/useToast.ts';

/** Redirects users who may not see a page to their start page, and says why. */
export const AccessDeniedPage = () => {
  const { Navigate } = useRouterProvider();
  const toast = useToast();
  useEffect(() => toast({ status: 'lock', text: 'errors.403.text' }), [toast]);
  return <Navigate to="/" replace />;
};
