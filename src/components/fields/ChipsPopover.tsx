import Popover from '@mui/material/Popover';
import type { ReactNode, SyntheticEvent } from 'react';
import { DensityContext } from '../density.ts';

export interface ChipsPopoverProps {
  /** The count that stands for the chips that don't fit. */
  anchor: Element;
  label: string;
  onClose: () => void;
  /** All of them. */
  children: ReactNode;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();

/** All chips of a row in which not all of them fit. */
const ChipsPopover = ({ anchor, label, onClose, children }: ChipsPopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    onClose={onClose}
    // A click on the surrounding row opens its record.
    onClick={keep}
    onAuxClick={keep}
    onMouseDown={keep}
    slotProps={{
      paper: { role: 'dialog', 'aria-label': label, sx: { padding: 1.25, maxWidth: 360, fontSize: '0.8125rem' } },
    }}
  >
    <DensityContext value="page">{children}</DensityContext>
  </Popover>
);

export default ChipsPopover;
