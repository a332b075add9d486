import { type DatePreset, datePresetOf, datePresets, type OpenRange, type Range } from '../../domain/dates.ts';

/** Where this tab keeps which names were chosen. */
const key = 'chosenPeriods';

const keyOf = ({ from, to }: OpenRange): string => `${from}-${to}`;

const chosenNames = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

/**
 * The range that someone chooses by a name, which it goes by in this tab from now on: on the last day of November, this
 * month is the last thirty days, too, and the address has its ends alone (D1293).
 */
export const choosePeriod = (name: DatePreset, now: number, zone: string): Range => {
  const range = datePresets[name](now, zone);
  const { [keyOf(range)]: _, ...others } = chosenNames();
  try {
    // The first name is the one that a range has anyway.
    const isFirst = datePresetOf(range, now, zone) === name;
    sessionStorage.setItem(key, JSON.stringify(isFirst ? others : { ...others, [keyOf(range)]: name }));
  } catch {
    // Without storage it goes by the first name that means these days.
  }
  return range;
};

const isPreset = (name: unknown): name is DatePreset => typeof name === 'string' && Object.hasOwn(datePresets, name);

/** The name of a range: the one it was chosen by, else the first that means these days; undefined where none does. */
export const periodName = (range: OpenRange, now: number, zone: string): DatePreset | undefined => {
  const chosen = chosenNames()[keyOf(range)];
  const isStill = isPreset(chosen) && keyOf(datePresets[chosen](now, zone)) === keyOf(range);
  return isStill ? chosen : datePresetOf(range, now, zone);
};
