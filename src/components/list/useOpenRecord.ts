import { type RaRecord, useNavigate } from 'ra-core';
import { recordPath, useEntry, useMayOpen } from '../entries.ts';

/** Goes to the page of a record of the list around; undefined where its records have no pages that one may open. */
export const useOpenRecord = (): ((record: RaRecord) => void) | undefined => {
  const entry = useEntry();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  if (!recordPath(entry, 0) || !mayOpen(entry.name, 'show')) return undefined;
  return ({ id }) => {
    // A click that ends a selection of text is no click on the row.
    if (window.getSelection()?.toString()) return;
    const path = recordPath(entry, id);
    if (path) navigate(path);
  };
};
