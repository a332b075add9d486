import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import MoreVert from '@mui/icons-material/MoreVert';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

/** The position of a widget in the stack, from 0, and how to move it by one position. */
export interface Arranging {
  place: number;
  count: number;
  onMove: (step: -1 | 1) => void;
}

interface ToolsMenuProps extends Arranging {
  title: string;
  onChange: () => void;
  onRemove: () => void;
}

const Icon = ({ of: Of }: { of: typeof SvgIcon }) => (
  <ListItemIcon>
    <Of sx={{ fontSize: 18 }} />
  </ListItemIcon>
);

/** The actions on a widget on a phone, where nothing is dragged. The focus stays with the widget that moves. */
export const ToolsMenu = ({ title, place, count, onMove, onChange, onRemove }: ToolsMenuProps) => {
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(place);
  const isMoving = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (!isMoving.current) return;
    isMoving.current = false;
    button.current?.focus();
  }, [place]);
  const acting = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const moving = (step: -1 | 1) =>
    acting(() => {
      isMoving.current = true;
      onMove(step);
    });
  return (
    <>
      <IconButton
        ref={button}
        aria-label={say(words.actionsFor, title)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ padding: 0.75, marginRight: -0.75 }}
      >
        <MoreVert sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': say(words.actionsFor, title) } }}
      >
        <MenuItem disabled={place === 0} onClick={moving(-1)}>
          <Icon of={ArrowUpward} />
          {say(words.moveUp)}
        </MenuItem>
        <MenuItem disabled={place === count - 1} onClick={moving(1)}>
          <Icon of={ArrowDownward} />
          {say(words.moveDown)}
        </MenuItem>
        <Divider />
        <MenuItem onClick={acting(onChange)}>
          <Icon of={SettingsOutlined} />
          {say(words.settings)}
        </MenuItem>
        <MenuItem onClick={acting(onRemove)} sx={{ color: 'error.main', '& svg': { color: 'error.main' } }}>
          <Icon of={Close} />
          {say(words.takeOffShort)}
        </MenuItem>
      </Menu>
    </>
  );
};
