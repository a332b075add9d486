import { useQuery } from '@tanstack/react-query';
import type { operations } from '../../../generated/api.d.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';

export type TwoFactor = operations['readTwoFactor']['responses'][200]['content']['application/json']['data'];

/** Whether signing in requires a code, and how many recovery codes are left. */
export const useTwoFactor = () => {
  const { client } = useServices();
  return useQuery({
    queryKey: ['profile', 'twoFactor'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/user/users/me/two_factor', { signal })),
  });
};
