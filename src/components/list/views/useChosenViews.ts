import { type Identifier, useGetIdentity, useStore } from 'ra-core';
import { userSettings } from '../../../providers/store/userSettings.ts';
import { presets, standardViewKey } from '../savedViews.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asId = (value: unknown): Identifier | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

/** Which of the views of a list the person chose last in this browser, and which it opens with wherever they are. */
export const useChosenViews = (list: string) => {
  const { identity } = useGetIdentity();
  const [standard, setStandard] = useStore<unknown>(standardViewKey(list));
  const kept = userSettings('selectedPresets', () => String(identity?.id));
  const lists = kept.get(presets.type);
  const chosen = isObject(lists) ? lists : {};
  return {
    chosen: asId(chosen[list]),
    choose: (id: Identifier | undefined) => kept.set(presets.type, { ...chosen, [list]: id }),
    standard: asId(standard),
    setStandard: (id: Identifier | undefined) => setStandard(id),
  };
};
