import { type RaRecord, useNavigate } from 'ra-core';
import type { MouseEvent } from 'react';
import { usePlace } from '../../related/parent.ts';
import { isForPart, openTarget } from './openedBy.ts';

/** The handlers with which a row or card opens its record on any click that would open a link. */
export interface RowClicks {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/** Returns what opens a record of the current list; undefined if its records have no pages that the user may open. */
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
        // These would start scrolling, or select all text from the last click on.
        const selects = event.shiftKey && !window.getSelection()?.toString();
        if ((event.button === 1 || selects) && !isForPart(event)) event.preventDefault();
      },
    };
  };
};
