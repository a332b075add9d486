import { useAuthState, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';

// Separate from other queries of the same kind, so that an answer from before signing out isn't used for this one.
const thisPage = { page: 'sign-in' };

/** A page for users who are not signed in; those who are get redirected to their start page. */
export const OnlyStrangers = ({ children }: { children: ReactNode }) => {
  const { authenticated } = useAuthState(thisPage);
  const { Navigate } = useRouterProvider();
  return authenticated ? <Navigate to="/" replace /> : children;
};
