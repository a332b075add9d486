import { type DatePreset, datePresetOf, datePresets, type OpenRange, type Range } from '../../domain/time/dates.ts';

/** Where this browser stores which names were chosen, like the filters of lists and the open view. */
const key = 'chosenPeriods';

/** This many are stored: those that were chosen last. */
const maxPeriods = 40;

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
 * Returns the range that the user chose by name, and remembers the name for it in this browser: on the last day of
 * November, “this month” equals “last 30 days”, and the address has only the ends (D1293).
 * @param source the filter that it is chosen for; others keep their own names for the same days
 */
export const choosePeriod = (source: string, name: DatePreset, now: number, zone: string): Range => {
  const range = datePresets[name](now, zone);
  const { [keyOf(source, range)]: _, ...others } = chosenNames();
  try {
    // The first name needs no entry: the range has it by default.
    const isFirst = datePresetOf(range, now, zone) === name;
    const kept = Object.entries(isFirst ? others : { ...others, [keyOf(source, range)]: name });
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-maxPeriods))));
  } catch {
    // Without storage, the range goes by the first name that means these days.
  }
  return range;
};

const isPreset = (name: unknown): name is DatePreset => typeof name === 'string' && Object.hasOwn(datePresets, name);

/**
 * Returns the name of a range: the one it was chosen by, else the first that means these days; undefined if none does.
 */
export const periodName = (source: string, range: OpenRange, now: number, zone: string): DatePreset | undefined => {
  const chosen = chosenNames()[keyOf(source, range)];
  const isStill = isPreset(chosen) && keyOf(source, datePresets[chosen](now, zone)) === keyOf(source, range);
  return isStill ? chosen : datePresetOf(range, now, zone);
};
