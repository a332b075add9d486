import { useAuthState, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';

// Apart from other questions of the same kind, so that no answer from before signing out is taken for this one.
const thisPage = { page: 'sign-in' };

/** A page for those who are not signed in; anyone who is goes on to their own start page. */
export const OnlyStrangers = ({ children }: { children: ReactNode }) => {
  const { authenticated } = useAuthState(thisPage);
  const { Navigate } = useRouterProvider();
  return authenticated ? <Navigate to="/" replace /> : children;
};
