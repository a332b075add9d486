import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useStore, useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { Logo } from '../Logo.tsx';
import { SidebarEntries, sidebarTop, useIsInProfile } from './SidebarEntries.tsx';

const Shrinking = ({ mini, onChange }: { mini: boolean; onChange: (mini: boolean) => void }) => {
  const text = useTranslate()(mini ? 'shell.menu.expand' : 'shell.menu.collapse');
  const Arrow = mini ? KeyboardDoubleArrowRightOutlined : KeyboardDoubleArrowLeftOutlined;
  return (
    <Box sx={{ padding: 1, display: 'flex', justifyContent: mini ? 'center' : 'flex-end' }}>
      <Tooltip title={text} placement="right">
        <IconButton aria-label={text} onClick={() => onChange(!mini)}>
          <Arrow sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

/** The menu next to the page; users can collapse it to its icons, except for the menu of their own pages. */
export const Sidebar = () => {
  const [shrunk, setShrunk] = useStore('sidebar.mini', false);
  const translate = useTranslate();
  const inProfile = useIsInProfile();
  const mini = shrunk && !inProfile;
  // The page has priority: the many lines are rendered right after it, in slices.
  const hasLines = useDeferredValue(true, false);
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'sticky',
        top: 'var(--shell-top, 0px)',
        height: 'calc(100dvh - var(--shell-top, 0px))',
        width: mini ? 56 : 224,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        transition: 'width 120ms',
      }}
    >
      <Box sx={{ ...sidebarTop, paddingX: mini ? 0 : 2, justifyContent: mini ? 'center' : 'flex-start' }}>
        <Logo mini={mini} />
      </Box>
      {hasLines ? <SidebarEntries mini={mini} /> : <Box sx={{ flex: 1 }} />}
      {!inProfile && <Shrinking mini={mini} onChange={setShrunk} />}
    </Box>
  );
};
