import { type RaRecord, useNavigate } from 'ra-core';
import { recordPath, useEntry } from '../entries.ts';

/** Goes to the page of a record of the list around; undefined where its records have no pages. */
export const useOpenRecord = (): ((record: RaRecord) => void) | undefined => {
  const entry = useEntry();
  const navigate = useNavigate();
  if (!recordPath(entry, 0)) return undefined;
  return ({ id }) => {
    // A click that ends a selection of text is no click on the row.
    if (window.getSelection()?.toString()) return;
    const path = recordPath(entry, id);
    if (path) navigate(path);
  };
};
