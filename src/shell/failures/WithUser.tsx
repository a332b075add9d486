import type { ReactNode } from 'react';
import { LoadingPage } from '../LoadingPage.tsx';
import { FailurePage } from '../ErrorPage.tsx';
import { useOwnSettings } from '../useOwnSettings.ts';
import { useCurrentUserQuery } from '../useCurrentUser.ts';

/** A page for the signed-in user, once they and their list settings are known; the reason if they can't be fetched. */
export const WithUser = ({ children }: { children: ReactNode }) => {
  const { data, error } = useCurrentUserQuery();
  const hasSettings = useOwnSettings();
  if (data && hasSettings) return children;
  return error ? <FailurePage error={error} /> : <LoadingPage />;
};
