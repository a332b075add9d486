import { useNotify } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { useReloadUser } from '../useReloadUser.ts';

/** Changes the signed-in user's time zone, which then applies to all times on the page. */
export const useZoneChange = (): ((zone: string) => Promise<void>) => {
  const api = useApi();
  const reload = useReloadUser();
  const notify = useNotify();
  const complain = useErrorToast();
  return async (zone) => {
    try {
      await api.PATCH('/user/users/me', { body: { items: [{ timezone: zone }] }, headers: inOwnWords });
    } catch (error) {
      complain(error);
      return;
    }
    notify('shell.zone.saved', { type: 'success', messageArgs: { zone } });
    await reload({ timezone: zone });
  };
};
