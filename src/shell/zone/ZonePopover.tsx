import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { LoadingPage } from '../LoadingPage.tsx';

const ZoneList = lazy(() => import('./ZoneList.tsx'));

export interface ZonePopoverProps {
  /** The button that it opens below; null while it is closed. */
  anchor: HTMLElement | null;
  /** The user's current zone. */
  chosen: string;
  onClose: () => void;
}

/** The time zones, below the button that shows the current one. */
const ZonePopover = ({ anchor, chosen, onClose }: ZonePopoverProps) => {
  const translate = useTranslate();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('shell.zone.label'), sx: { width: 340, marginTop: 0.5 } },
      }}
    >
      <Suspense fallback={<LoadingPage />}>
        <ZoneList chosen={chosen} onClose={onClose} />
      </Suspense>
    </Popover>
  );
};

export default ZonePopover;
