import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { replaceEqualDeep } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'ra-core';
import { memo } from 'react';
import { CountDot, EntryMarks } from './EntryMarks.tsx';
import { type Icon, iconOf } from './icons.ts';
import { MenuLine } from './MenuLine.tsx';
import { isComing, type ShownLine } from './menuView.ts';

/** The look of the sidebar's lines, links and headings alike. */
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

/** Focusable, so that it can announce what will be there, but without effect. */
const announced = { component: 'span', role: 'link', 'aria-disabled': true, tabIndex: 0, disableRipple: true } as const;

export interface SidebarEntryProps {
  line: ShownLine;
  /** Replaces the line's own icon. */
  icon?: Icon;
  selected: boolean;
  /** Records there that need the user's attention. */
  count?: number;
  /** Shows only the icon, with the text as a tooltip. */
  mini?: boolean;
  /** Below a heading that has an icon: indented. */
  inGroup?: boolean;
  onOpen?: () => void;
}

/** Menus are rebuilt with every page, but most of their lines stay the same. */
export const isSame = <Props extends object>(before: Props, after: Props): boolean =>
  replaceEqualDeep(before, after) === before;

export const SidebarEntry = memo(function SidebarEntry({
  line,
  icon = iconOf(line),
  selected,
  count = 0,
  mini = false,
  inGroup = false,
  onOpen,
}: SidebarEntryProps) {
  const translate = useTranslate();
  const Icon = icon;
  const text = translate(line.label);
  const coming = isComing(line) ? translate('shell.menu.comingHint', { what: translate(line.comingSoon) }) : undefined;
  const hint = [mini && text, coming].filter(Boolean).join('. ');
  const entry = (
    <ListItemButton
      {...(isComing(line) ? announced : { component: LinkBase, to: line.to, onClick: onOpen })}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      aria-label={mini ? text : undefined}
      sx={{
        ...lineStyle,
        ...(mini && { justifyContent: 'center' }),
        ...(inGroup && { paddingLeft: 4.5 }),
        ...(coming && { color: 'text.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } }),
      }}
    >
      {Icon && <Icon aria-hidden="true" />}
      {!mini && (
        <ListItemText
          primary={text}
          slotProps={{
            primary: { variant: 'body2', sx: { fontWeight: 500, lineHeight: 1.3, overflowWrap: 'anywhere' } },
          }}
        />
      )}
      {mini ? count > 0 && <CountDot /> : <EntryMarks line={line} count={count} />}
    </ListItemButton>
  );
  return (
    <MenuLine>
      {hint === '' ? (
        entry
      ) : (
        <Tooltip title={hint} describeChild={coming !== undefined} placement="right">
          {entry}
        </Tooltip>
      )}
    </MenuLine>
  );
}, isSame);
