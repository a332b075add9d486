import { useLocation, useNavigate, useNotify } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { useComplain } from '../../components/useComplain.ts';
import { useZone } from '../../components/viewer.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useReloadUser } from '../useReloadUser.ts';
import { filtersInZone, searchInZone, type ZoneChange } from './addressInZone.ts';

/**
 * Changes the signed-in user's time zone: saved on the server, then every date on screen is told in it and every range
 * of days, here and in the lists he left, becomes those days there.
 */
export const useZoneChange = (): ((other: string) => Promise<void>) => {
  const api = useApi();
  const { store } = useServices();
  const reload = useReloadUser();
  const resources = useResources();
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const complain = useComplain();
  const zone = useZone();

  const moveLeftLists = (change: ZoneChange) => {
    for (const { name } of resources) {
      const key = `${name}.listParams`;
      const kept = store.getItem<{ filter?: Record<string, unknown> }>(key);
      if (kept?.filter) store.setItem(key, { ...kept, filter: filtersInZone(kept.filter, change) });
    }
  };

  return async (other) => {
    if (other === zone) return;
    try {
      await api.PATCH('/user/users/me', { body: { items: [{ timezone: other }] } });
      await reload();
    } catch (error) {
      complain(error);
      return;
    }
    const change = { now: Math.floor(Date.now() / 1000), zone, other };
    moveLeftLists(change);
    const search = searchInZone(location.search, change);
    // The same page: nothing that is typed there is left.
    if (search !== location.search) navigate({ pathname: location.pathname, search }, { replace: true });
    notify('shell.zone.saved', { type: 'success', messageArgs: { zone: other } });
  };
};
