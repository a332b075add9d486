import { useListContext } from 'ra-core';
import type { Elements } from '../../typed.ts';

/** Returns the parameters that a filter sets: its own, or the two ends of its range. */
const parametersOf = (name: string, values: Readonly<Record<string, unknown>>): string[] =>
  [name, `${name}From`, `${name}To`].filter((parameter) => parameter in values);

export interface ShownFilters {
  /** Filters whose inputs are visible: those with a value and those the user has opened. */
  shown: readonly string[];
  /** Parameters that narrow the list but have no input, for example from a link. */
  others: readonly string[];
  show: (name: string) => void;
  /** Removes a filter's input and its values. */
  remove: (name: string) => void;
  clear: () => void;
}

/** Returns which of a list's filters are visible. */
export const useShownFilters = (filters: Elements): ShownFilters => {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const values: Readonly<Record<string, unknown>> = filterValues;
  const opened: Readonly<Record<string, boolean>> = displayedFilters ?? {};
  const shown = Object.keys(filters).filter((name) => opened[name] || parametersOf(name, values).length > 0);
  const known = new Set(['status', 'search', ...Object.keys(filters).flatMap((name) => parametersOf(name, values))]);
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(values).filter(([parameter]) => !names.includes(parameter)));
  return {
    shown,
    others: Object.keys(values).filter((parameter) => !known.has(parameter)),
    show: (name) => setFilters(values, { ...opened, [name]: true }, false),
    remove: (name) =>
      setFilters(
        without(parametersOf(name, values)),
        Object.fromEntries(Object.entries(opened).filter(([one]) => one !== name)),
        false,
      ),
    clear: () => setFilters(without(Object.keys(values).filter((parameter) => parameter !== 'status')), {}, false),
  };
};
