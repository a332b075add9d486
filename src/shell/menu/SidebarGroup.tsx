import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useStore, useTranslate } from 'ra-core';
import { memo, useId, useState } from 'react';
import { later } from '../../components/deferred.tsx';
import { CountDot } from './EntryMarks.tsx';
import { GroupLines, type SidebarGroupProps } from './GroupLines.tsx';
import type { GroupPopoverProps } from './GroupPopover.tsx';
import { iconOf } from './icons.ts';
import { MenuLine } from './MenuLine.tsx';
import { isComing } from './menuView.ts';
import { isSame, lineStyle } from './SidebarEntry.tsx';

const GroupPopover = later<GroupPopoverProps>(
  () => import('./GroupPopover.tsx'),
  ({ anchor }) => anchor !== null,
);

/** Whether anything in the collapsed group needs attention. */
const isWaiting = ({ group, counts }: SidebarGroupProps): boolean =>
  group.lines.some((line) => !isComing(line) && (counts[line.at] ?? 0) > 0);

/** A heading and its entries, which it can collapse. */
export const SidebarGroup = memo(
  function SidebarGroup(props: SidebarGroupProps) {
    const { group } = props;
    const [folded, setFolded] = useStore(`sidebar.folded.${group.label}`, false);
    const translate = useTranslate();
    const id = useId();
    const Icon = iconOf(group);
    return (
      <>
        <MenuLine>
          <ListItemButton aria-expanded={!folded} aria-controls={id} onClick={() => setFolded(!folded)} sx={lineStyle}>
            {Icon && <Icon aria-hidden="true" />}
            <ListItemText
              primary={translate(group.label)}
              slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }}
            />
            {folded && isWaiting(props) && <CountDot />}
            <ExpandMoreOutlined
              aria-hidden="true"
              sx={{ transition: 'transform 120ms', transform: folded ? 'rotate(-90deg)' : 'none' }}
            />
          </ListItemButton>
        </MenuLine>
        <li id={id}>
          <Collapse in={!folded} timeout={120} unmountOnExit>
            <List
              disablePadding
              aria-label={translate(group.label)}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1px' }}
            >
              <GroupLines {...props} inGroup />
            </List>
          </Collapse>
        </li>
      </>
    );
  },
  isSame<SidebarGroupProps>,
);

/** The group as just an icon, which opens its entries next to the sidebar. */
export const SidebarMiniGroup = (props: SidebarGroupProps) => {
  const { group, current } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useTranslate()(group.label);
  const Icon = iconOf(group);
  return (
    <MenuLine>
      <Tooltip title={anchor ? '' : text} placement="right">
        <ListItemButton
          aria-label={text}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          selected={group.lines.some(({ label }) => label === current?.label)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ...lineStyle, justifyContent: 'center', position: 'relative' }}
        >
          {Icon && <Icon aria-hidden="true" />}
          {isWaiting(props) && (
            <Box component="span" sx={{ position: 'absolute', top: 5, right: 8, display: 'flex' }}>
              <CountDot />
            </Box>
          )}
        </ListItemButton>
      </Tooltip>
      <GroupPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />
    </MenuLine>
  );
};
