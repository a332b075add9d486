import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useStore, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { MenuEntry, MenuGroup } from './menu.ts';
import { lineStyle, SidebarEntry } from './SidebarEntry.tsx';

export interface SidebarGroupProps {
  group: MenuGroup;
  current: MenuEntry | undefined;
  onOpen?: () => void;
}

const Entries = ({ group, current, onOpen, inGroup }: SidebarGroupProps & { inGroup: boolean }) =>
  group.entries.map((entry) => (
    <SidebarEntry
      key={entry.resource}
      entry={entry}
      selected={entry.label === current?.label}
      inGroup={inGroup}
      onOpen={onOpen}
    />
  ));

/** A heading and its entries, which it folds away. */
export const SidebarGroup = ({ group, current, onOpen }: SidebarGroupProps) => {
  const [folded, setFolded] = useStore(`sidebar.folded.${group.label}`, false);
  const translate = useTranslate();
  const id = useId();
  const Icon = group.icon;
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton aria-expanded={!folded} aria-controls={id} onClick={() => setFolded(!folded)} sx={lineStyle}>
          <Icon aria-hidden="true" />
          <ListItemText
            primary={translate(group.label)}
            slotProps={{ primary: { variant: 'body2', noWrap: true, sx: { fontWeight: 500 } } }}
          />
          <ExpandMoreOutlined
            aria-hidden="true"
            sx={{ transition: 'transform 120ms', transform: folded ? 'rotate(-90deg)' : 'none' }}
          />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <Collapse in={!folded} timeout={120} unmountOnExit>
          <List id={id} disablePadding sx={{ display: 'grid', gap: '1px' }}>
            <Entries group={group} current={current} onOpen={onOpen} inGroup />
          </List>
        </Collapse>
      </ListItem>
    </>
  );
};

/** The same as an icon alone, which opens its entries beside the sidebar. */
export const SidebarMiniGroup = ({ group, current }: SidebarGroupProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useTranslate()(group.label);
  const Icon = group.icon;
  const close = () => setAnchor(null);
  return (
    <ListItem disablePadding>
      <Tooltip title={anchor ? '' : text} placement="right">
        <ListItemButton
          aria-label={text}
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          selected={group.entries.some(({ label }) => label === current?.label)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ...lineStyle, justifyContent: 'center' }}
        >
          <Icon aria-hidden="true" />
        </ListItemButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { marginLeft: 1, padding: 0.5, minWidth: 200 } } }}
      >
        <List disablePadding aria-label={text}>
          <Entries group={group} current={current} onOpen={close} inGroup={false} />
        </List>
      </Popover>
    </ListItem>
  );
};
