import type { HistoryEntry } from '../../providers/data/history.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record before and after one of its changes, with the fields that are known. */
export interface States {
  before: Values;
  after: Values;
}

type Change = Pick<HistoryEntry, 'changes'>;

/** Returns the changes of a record, newest first, each with the states around it; `record` is its current state. */
export const withStates = <C extends Change>(record: Values, entries: readonly C[]): { entry: C; states: States }[] => {
  let after = record;
  return entries.map((entry) => {
    const former = Object.fromEntries(Object.entries(entry.changes).map(([field, [value]]) => [field, value]));
    const states = { before: { ...after, ...former }, after };
    after = states.before;
    return { entry, states };
  });
};
