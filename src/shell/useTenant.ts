import { useQuery } from '@tanstack/react-query';
import type { TenantSettings } from '../providers/data/contract.ts';
import { useServices } from '../providers/ServicesContext.tsx';

const hour = 3_600_000;

/** Name and logo of the tenant this address belongs to, asked for again every hour; undefined until known. */
export const useTenant = (): TenantSettings | undefined => {
  const { anonymous } = useServices();
  const settings = useQuery({
    queryKey: ['tenant'],
    queryFn: async ({ signal }) => {
      const { data } = await anonymous.GET('/public/tenant/api-settings/', { signal });
      return data?.data ?? null;
    },
    staleTime: hour,
    refetchInterval: hour,
  });
  return settings.data ?? undefined;
};
