import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';

/** Which records of a list are selected. */
export interface Selection {
  /** The records that were selected, on any page. */
  ids: readonly Identifier[];
  /** Whether all matching records are selected, including those on pages not yet visited. */
  isAll: boolean;
  count: number;
  /** How much of the current page is selected. */
  page: 'none' | 'some' | 'all';
  has: (id: Identifier) => boolean;
  /** Selects or deselects a record; as a range, all from the previous one on. */
  tick: (id: Identifier, isTicked: boolean, isRange: boolean) => void;
  tickPage: (isTicked: boolean) => void;
  /** Selects all matching records. */
  selectAll: () => void;
  clear: () => void;
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

/** Returns the selection of the current list. */
export const useSelection = (): Selection => {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A selection needs a SelectionProvider around it');
  return selection;
};
