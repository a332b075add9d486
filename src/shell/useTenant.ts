import { useQuery } from '@tanstack/react-query';
import type { TenantSettings } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';
import { settingsInterval } from '../providers/tenant/tenantSettings.ts';

/**
 * Name, logo and everything else known about the tenant before anyone signs in, requested again every hour; undefined
 * until known.
 */
export const useTenant = (): TenantSettings | undefined => {
  const { tenant } = useServices();
  return useQuery({
    queryKey: ['tenant'],
    queryFn: tenant.load,
    initialData: tenant.latest,
    staleTime: settingsInterval,
    refetchInterval: settingsInterval,
    // A page open in the background must learn of a new version too.
    refetchIntervalInBackground: true,
  }).data;
};
