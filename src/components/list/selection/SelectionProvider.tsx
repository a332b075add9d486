import { type Identifier, type RaRecord, useListContext, useStore } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useParent } from '../../related/parent.ts';
import { afterPage, afterTick } from './ranges.ts';
import { type Selection, SelectionContext } from './useSelection.ts';

/** Returns what a selection was made under, as text: it is valid for nothing else. */
const scopeOf = (filter: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Stored in addition to the ids, which react-admin stores. */
interface StoredSelection {
  scope: string;
  /** All matching records are selected; the ids are those of the page on which that was chosen. */
  isAll: boolean;
}

const nothing: StoredSelection = { scope: '', isAll: false };
const none: readonly Identifier[] = [];

/**
 * Keeps the selection of the current list. It persists from page to page, and when opening a record and coming back;
 * under another filter, search or tab nothing is selected.
 */
export const SelectionProvider = ({ children }: { children: ReactNode }) => {
  const { resource, data = [], total, filterValues, filter, selectedIds, onSelect } = useListContext<RaRecord>();
  const parent = useParent();
  const [kept, keep] = useStore<StoredSelection>(`${parent?.root ?? resource}.selection`, nothing);
  const scope = scopeOf({ ...filterValues, ...filter });
  const last = useRef<Identifier>(undefined);
  const isStale = kept.scope !== scope;
  const isLeft = isStale && selectedIds.length > 0;
  useEffect(() => {
    if (isLeft) onSelect([]);
  }, [isLeft, onSelect]);
  const ids: readonly Identifier[] = isStale ? none : selectedIds;
  const isAll = !isStale && kept.isAll;

  const selection = useMemo((): Selection => {
    const page = data.map(({ id }) => id);
    const choose = (chosen: readonly Identifier[], all = false) => {
      keep({ scope, isAll: all });
      onSelect([...chosen]);
    };
    const has = (id: Identifier): boolean => isAll || ids.includes(id);
    // Once a single one of all records is deselected, only what the user can see of them stays selected: the page.
    const present = isAll ? page : ids;
    const ticked = page.filter(has).length;
    return {
      ids,
      isAll,
      count: isAll ? (total ?? ids.length) : ids.length,
      page: ticked === 0 ? 'none' : ticked === page.length ? 'all' : 'some',
      has,
      tick: (id, isTicked, isRange) => {
        choose(afterTick(present, page, { id, isTicked, from: isRange ? last.current : undefined }));
        last.current = id;
      },
      tickPage: (isTicked) => choose(afterPage(present, page, isTicked)),
      selectAll: () => choose(page, true),
      clear: () => choose([]),
    };
  }, [data, ids, isAll, keep, onSelect, scope, total]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
};
