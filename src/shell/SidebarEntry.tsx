import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'ra-core';
import type { MenuEntry } from './menu.ts';

/** How lines of the sidebar look, links and headings alike. */
export const lineStyle = {
  minHeight: 32,
  borderRadius: 1.5,
  padding: '3px 8px',
  gap: 1.25,
  color: 'text.secondary',
  '& svg': { fontSize: 18, flexShrink: 0 },
  '&.Mui-selected': { color: 'primary.dark', backgroundColor: 'action.selected' },
  '&.Mui-selected:hover': { backgroundColor: 'action.selected' },
} as const;

export interface SidebarEntryProps {
  entry: MenuEntry;
  selected: boolean;
  /** Only the icon, the text as a tooltip. */
  mini?: boolean;
  /** Below a heading: set in, without an icon. */
  inGroup?: boolean;
  onOpen?: () => void;
}

export const SidebarEntry = ({ entry, selected, mini = false, inGroup = false, onOpen }: SidebarEntryProps) => {
  const translate = useTranslate();
  const Icon = entry.icon;
  const text = translate(entry.label);
  return (
    <ListItem disablePadding>
      <Tooltip title={mini ? text : ''} placement="right">
        <ListItemButton
          component={LinkBase}
          to={entry.to}
          selected={selected}
          aria-current={selected ? 'page' : undefined}
          aria-label={mini ? text : undefined}
          onClick={onOpen}
          sx={{ ...lineStyle, ...(mini && { justifyContent: 'center' }), ...(inGroup && { paddingLeft: 4.5 }) }}
        >
          {!inGroup && <Icon aria-hidden="true" />}
          {!mini && (
            <ListItemText
              primary={text}
              slotProps={{ primary: { variant: 'body2', noWrap: true, sx: { fontWeight: 500 } } }}
            />
          )}
          {!mini && entry.beta && (
            <Chip label={translate('shell.menu.beta')} variant="outlined" sx={{ height: 18, fontSize: '0.6875rem' }} />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
};
