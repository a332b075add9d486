import Popover from '@mui/material/Popover';
import { useWords } from '../../components/useWords.ts';
import { bellWords as words } from './bellWords.ts';
import { NoticeList } from './NoticeList.tsx';

export interface BellPopoverProps {
  /** The button that it opens below; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The newest notices, below the bell. */
const BellPopover = ({ anchor, onClose }: BellPopoverProps) => {
  const say = useWords();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': say(words.notices),
          sx: { width: 400, maxWidth: 'calc(100vw - 24px)', maxHeight: 'min(560px, 80vh)', marginTop: 0.5 },
        },
      }}
    >
      <NoticeList onClose={onClose} />
    </Popover>
  );
};

export default BellPopover;
