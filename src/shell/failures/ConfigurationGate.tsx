import { type ReactNode, useSyncExternalStore } from 'react';
import { useServices } from '../../providers/ServicesContext.tsx';
import { UnknownNetwork } from '../../providers/tenant/tenantSettings.ts';
import { FailurePage } from '../ErrorPage.tsx';

/** If no network answers at this address, shows only that. */
export const ConfigurationGate = ({ children }: { children: ReactNode }) => {
  const { tenant } = useServices();
  const isUnknown = useSyncExternalStore(tenant.subscribe, tenant.isUnknown);
  if (!isUnknown) return children;
  return (
    <main>
      <FailurePage error={new UnknownNetwork()} />
    </main>
  );
};
