import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../providers/ServicesContext.tsx';

/** Whether signing in takes a code, and how many recovery codes are left. */
export const useTwoFactor = () => {
  const { client } = useServices();
  return useQuery({
    queryKey: ['profile', 'twoFactor'],
    queryFn: async ({ signal }) => (await client.GET('/user/users/me/two_factor', { signal })).data?.data ?? null,
  });
};
