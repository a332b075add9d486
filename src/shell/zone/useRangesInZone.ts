import { useLocation, useNavigate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useResources } from '../../components/ResourcesContext.tsx';
import { zoneOf } from '../../components/viewer.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { moveCameFrom } from '../menu/useCameFrom.ts';
import { useCurrentUser } from '../useCurrentUser.ts';
import { filtersInZone, searchInZone, type ZoneChange } from './addressInZone.ts';

/**
 * When the signed-in user's time zone changes, no matter where, every range of days is converted to the same days in
 * the new zone: in the address, in the lists they left, and where their profile leads back to.
 */
export const useRangesInZone = (): void => {
  const { store } = useServices();
  const resources = useResources();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const known = useRef<{ id: number; zone: string }>(undefined);

  const moveLists = (change: ZoneChange) => {
    for (const { name } of resources) {
      const key = `${name}.listParams`;
      const kept = store.getItem<{ filter?: Record<string, unknown> }>(key);
      if (kept?.filter) store.setItem(key, { ...kept, filter: filtersInZone(kept.filter, change) });
    }
  };

  useEffect(() => {
    if (!user) return;
    const before = known.current;
    const now = { id: user.id, zone: zoneOf(user.timezone) };
    known.current = now;
    if (before?.id !== now.id || before.zone === now.zone) return;
    const change = { now: Math.floor(Date.now() / 1000), zone: before.zone, other: now.zone };
    moveLists(change);
    moveCameFrom((query) => searchInZone(query, change));
    const moved = searchInZone(search, change);
    // The same page, with all that it keeps in its history: nothing typed there is lost.
    if (moved !== search) navigate({ pathname, search: moved, hash }, { replace: true, state });
  });
};
