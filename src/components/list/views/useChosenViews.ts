import { type Identifier, useGetIdentity, useStore } from 'ra-core';
import { recordOf } from '../../../../domain/records.ts';
import { chosenView, userSettings } from '../../../providers/store/userSettings.ts';
import { standardViewKey, type ViewKind } from './savedViews.ts';

/**
 * Returns which view of a list or page the user chose last in this browser, and which one it opens with by default in
 * any browser.
 */
export const useChosenViews = (place: string, kind: ViewKind = 'table') => {
  const { identity } = useGetIdentity();
  const [standard, setStandard] = useStore<unknown>(standardViewKey(place));
  const kept = userSettings('selectedPresets', () => String(identity?.id));
  const places = kept.get(kind);
  return {
    chosen: chosenView(kept, kind, place),
    choose: (id: Identifier | undefined) => kept.set(kind, { ...recordOf(places), [place]: id }),
    standard: typeof standard === 'number' || typeof standard === 'string' ? standard : undefined,
    setStandard: (id: Identifier | undefined) => setStandard(id),
  };
};
