import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { GroupLines, type SidebarGroupProps } from './GroupLines.tsx';

export interface GroupPopoverProps extends SidebarGroupProps {
  /** The icon that it opens next to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The entries of a group that the sidebar shows only as an icon. */
const GroupPopover = ({ anchor, onClose, ...group }: GroupPopoverProps) => {
  const text = useTranslate()(group.group.label);
  const id = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { marginLeft: 1, padding: 0.5, minWidth: 200 } },
      }}
    >
      <Typography id={id} variant="subtitle2" component="h2" sx={{ padding: '6px 8px' }}>
        {text}
      </Typography>
      <List disablePadding aria-labelledby={id}>
        <GroupLines {...group} onOpen={onClose} inGroup={false} />
      </List>
    </Popover>
  );
};

export default GroupPopover;
