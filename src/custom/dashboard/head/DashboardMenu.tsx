import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { Words } from '../../../../domain/text/words.ts';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

interface DashboardMenuProps {
  /** Each is undefined if the user may not do it. */
  onConfigure: (() => void) | undefined;
  onClone: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Further actions on a dashboard. */
export const DashboardMenu = ({ onConfigure, onClone, onRemove }: DashboardMenuProps) => {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lines: [Words, typeof SvgIcon, (() => void) | undefined][] = [
    [words.configure, SettingsOutlined, onConfigure],
    [words.clone, ContentCopy, onClone],
    [words.remove, DeleteOutlined, onRemove],
  ];
  if (lines.every(([, , act]) => !act)) return null;
  return (
    <>
      <Tooltip title={say(words.actions)}>
        <IconButton
          aria-label={say(words.actions)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {lines.flatMap(([text, Icon, act]) =>
          act
            ? [
                <MenuItem
                  key={text.en}
                  onClick={() => {
                    setAnchor(null);
                    act();
                  }}
                >
                  <ListItemIcon>
                    <Icon sx={{ fontSize: 18 }} />
                  </ListItemIcon>
                  {say(text)}
                </MenuItem>,
              ]
            : [],
        )}
      </Menu>
    </>
  );
};
