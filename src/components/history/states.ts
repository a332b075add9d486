import type { HistoryEntry } from '../../providers/data/history.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record before and after one of its changes, as far as its fields are known. */
export interface States {
  before: Values;
  after: Values;
}

type Change = Pick<HistoryEntry, 'changes'>;

/** Changes of a record, the newest first, each with the states around it; `record` is as it is now. */
export const withStates = <C extends Change>(record: Values, entries: readonly C[]): { entry: C; states: States }[] => {
  let after = record;
  return entries.map((entry) => {
    const former = Object.fromEntries(Object.entries(entry.changes).map(([field, [value]]) => [field, value]));
    const states = { before: { ...after, ...former }, after };
    after = states.before;
    return { entry, states };
  });
};
