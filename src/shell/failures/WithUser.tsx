import type { ReactNode } from 'react';
import { LoadingPage } from '../LoadingPage.tsx';
import { FailurePage } from '../ErrorPage.tsx';
import { useOwnSettings } from '../useOwnSettings.ts';
import { useCurrentUserQuery } from '../useCurrentUser.ts';

/** A page for the signed-in user, once they and what they have chosen for their lists are known; the reason where they can't be asked for. */
export const WithUser = ({ children }: { children: ReactNode }) => {
  const { data, error } = useCurrentUserQuery();
  const hasSettings = useOwnSettings();
  if (data && hasSettings) return children;
  return error ? <FailurePage error={error} /> : <LoadingPage />;
};
