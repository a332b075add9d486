import type { Hooks } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { refuseUsed } from '../../collections/uses.ts';

/** A geo can be deleted only once nothing is set up for it any more; new references wait for its lock meanwhile. */
export const geoHooks: Hooks<'geo'> = {
  async beforeWrite(changes, work) {
    const geos = collectionNamed(work.model, 'geo');
    for (const { call, sent, before, path } of changes) {
      if (call !== 'status' || sent.status !== 'deleted' || !before) continue;
      await refuseUsed(geos, new Map([[before.id, before.title]]), `${path}.status`, work);
    }
  },
};
