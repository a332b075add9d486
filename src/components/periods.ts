import { type DatePreset, datePresetOf, datePresets, type OpenRange, type Range } from '../../domain/dates.ts';

/** Where this browser keeps which names were chosen, as it keeps the filters of lists and the view that is open. */
const key = 'chosenPeriods';

/** So many are kept: those that were chosen last. */
const most = 40;

const keyOf = (source: string, { from, to }: OpenRange): string => `${source}:${from}-${to}`;

const chosenNames = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

/**
 * The range that someone chooses by a name, which it goes by in this browser from now on: on the last day of November,
 * this month is the last thirty days, too, and the address has only its ends (D1293).
 * @param source the filter that it is chosen for; others keep their own names of the same days
 */
export const choosePeriod = (source: string, name: DatePreset, now: number, zone: string): Range => {
  const range = datePresets[name](now, zone);
  const { [keyOf(source, range)]: _, ...others } = chosenNames();
  try {
    // The first name is the one that a range has anyway.
    const isFirst = datePresetOf(range, now, zone) === name;
    const kept = Object.entries(isFirst ? others : { ...others, [keyOf(source, range)]: name });
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-most))));
  } catch {
    // Without storage it goes by the first name that means these days.
  }
  return range;
};

const isPreset = (name: unknown): name is DatePreset => typeof name === 'string' && Object.hasOwn(datePresets, name);

/** The name of a range: the one it was chosen by, else the first that means these days; undefined where none does. */
export const periodName = (source: string, range: OpenRange, now: number, zone: string): DatePreset | undefined => {
  const chosen = chosenNames()[keyOf(source, range)];
  const isStill = isPreset(chosen) && keyOf(source, datePresets[chosen](now, zone)) === keyOf(source, range);
  return isStill ? chosen : datePresetOf(range, now, zone);
};
