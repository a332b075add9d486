import type { ReactNode } from 'react';
import { UnknownNetwork } from '../../providers/tenant/tenantSettings.ts';
import { FailurePage } from '../ErrorPage.tsx';
import { useTenantQuery } from '../useTenant.ts';

/** Nothing but the reason where no network answers at this address. */
export const ConfigurationGate = ({ children }: { children: ReactNode }) => {
  const { data, error } = useTenantQuery();
  return !data && error instanceof UnknownNetwork ? <FailurePage error={error} /> : children;
};
