import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';

/** Which records of a list are selected. */
export interface Selection {
  /** Those that were ticked, on any page. */
  ids: readonly Identifier[];
  /** Whether all records that match are meant, those of pages nobody has seen too. */
  isAll: boolean;
  count: number;
  /** How much of the page that shows is selected. */
  page: 'none' | 'some' | 'all';
  has: (id: Identifier) => boolean;
  /** Ticks a record, or unticks it; as a range, all from the one before it on. */
  tick: (id: Identifier, isTicked: boolean, isRange: boolean) => void;
  tickPage: (isTicked: boolean) => void;
  /** Selects all records that match. */
  selectAll: () => void;
  clear: () => void;
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection of the list around. */
export const useSelection = (): Selection => {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A selection needs a SelectionProvider around it');
  return selection;
};
