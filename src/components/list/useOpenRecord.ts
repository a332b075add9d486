import { type RaRecord, useNavigate } from 'ra-core';
import type { MouseEvent } from 'react';
import { usePlace } from '../related/parent.ts';
import { isForPart, openTarget } from './openedBy.ts';

/** What a row or a card needs to open its record by any click that opens a link. */
export interface RowClicks {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/** Gives what opens a record of the list around; undefined where its records have no pages that one may open. */
export const useOpenRecord = (): ((record: RaRecord) => RowClicks) | undefined => {
  const { recordPath, mayOpen } = usePlace();
  const navigate = useNavigate();
  if (!recordPath(0) || !mayOpen('show')) return undefined;
  return ({ id }) => {
    const open = (event: MouseEvent) => {
      const path = recordPath(id);
      const place = isForPart(event) ? undefined : openTarget(event);
      if (!path || !place) return;
      if (place === 'here') navigate(path);
      else window.open(path, '_blank', place === 'window' ? 'noopener,popup' : 'noopener');
    };
    return {
      onClick: open,
      onAuxClick: open,
      onMouseDown: (event) => {
        // These would begin to scroll, or select all text from where one clicked before.
        const selects = event.shiftKey && !window.getSelection()?.toString();
        if ((event.button === 1 || selects) && !isForPart(event)) event.preventDefault();
      },
    };
  };
};
