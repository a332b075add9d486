import { type ReactNode, useSyncExternalStore } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import { UnknownNetwork } from '../../providers/tenant/tenantSettings.ts';
import { FailurePage } from '../ErrorPage.tsx';

/** Nothing but the reason where no network answers at this address. */
export const ConfigurationGate = ({ children }: { children: ReactNode }) => {
  const { tenant } = useServices();
  const isUnknown = useSyncExternalStore(tenant.subscribe, tenant.isUnknown);
  return isUnknown ? <FailurePage error={new UnknownNetwork()} /> : children;
};
