import type { ReactNode } from 'react';
import { LoadingPage } from '../LoadingPage.tsx';
import { FailurePage } from '../ErrorPage.tsx';
import { useCurrentUserQuery } from '../useCurrentUser.ts';

/** A page for the signed-in user, once they are known; the reason where they can't be asked for. */
export const WithUser = ({ children }: { children: ReactNode }) => {
  const { data, error } = useCurrentUserQuery();
  if (data) return children;
  return error ? <FailurePage error={error} /> : <LoadingPage />;
};
