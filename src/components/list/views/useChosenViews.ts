import { type Identifier, useGetIdentity } from 'ra-core';
import { userSettings } from '../../../providers/store/userSettings.ts';
import { presets } from '../savedViews.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asId = (value: unknown): Identifier | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

/** Which of the views of a list the person chose last, and which it opens with. */
export const useChosenViews = (list: string) => {
  const { identity } = useGetIdentity();
  const kept = userSettings('selectedPresets', () => String(identity?.id));
  const of = (kind: string): Record<string, unknown> => {
    const lists = kept.get(kind);
    return isObject(lists) ? lists : {};
  };
  const keep = (kind: string, id: Identifier | undefined) => kept.set(kind, { ...of(kind), [list]: id });
  return {
    chosen: asId(of(presets.type)[list]),
    choose: (id: Identifier | undefined) => keep(presets.type, id),
    standard: asId(of(presets.standard)[list]),
    setStandard: (id: Identifier | undefined) => keep(presets.standard, id),
  };
};
