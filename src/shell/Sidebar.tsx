import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Tooltip from '@mui/material/Tooltip';
import { useStore, useTranslate } from 'ra-core';
import { Logo } from './Logo.tsx';
import { isGroup } from './menuView.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarGroup, SidebarMiniGroup } from './SidebarGroup.tsx';
import { useMenu } from './useMenu.ts';

const Entries = ({ mini, onOpen }: { mini: boolean; onOpen?: () => void }) => {
  const { menu = [], current } = useMenu() ?? {};
  const Group = mini ? SidebarMiniGroup : SidebarGroup;
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', padding: 1 }}>
      <List disablePadding sx={{ display: 'grid', gap: '1px' }}>
        {menu.map((item) =>
          isGroup(item) ? (
            <Group key={item.label} group={item} current={current} onOpen={onOpen} />
          ) : (
            <SidebarEntry key={item.label} entry={item} selected={item === current} mini={mini} onOpen={onOpen} />
          ),
        )}
      </List>
    </Box>
  );
};

const top = { height: 52, flexShrink: 0, display: 'flex', alignItems: 'center' } as const;

/** The menu beside the page; a person may shrink it to its icons. */
export const Sidebar = () => {
  const [mini, setMini] = useStore('sidebar.mini', false);
  const translate = useTranslate();
  const text = translate(mini ? 'shell.menu.expand' : 'shell.menu.collapse');
  const Arrow = mini ? KeyboardDoubleArrowRightOutlined : KeyboardDoubleArrowLeftOutlined;
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: mini ? 56 : 224,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        transition: 'width 120ms',
      }}
    >
      <Box sx={{ ...top, paddingX: mini ? 0 : 2, justifyContent: mini ? 'center' : 'flex-start' }}>
        <Logo mini={mini} />
      </Box>
      <Entries mini={mini} />
      <Box sx={{ padding: 1, display: 'flex', justifyContent: mini ? 'center' : 'flex-end' }}>
        <Tooltip title={text} placement="right">
          <IconButton aria-label={text} onClick={() => setMini(!mini)}>
            <Arrow sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
};

/** The menu of narrow screens, over the page. */
export const SidebarDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const label = useTranslate()('shell.menu.label');
  const paper = { 'aria-label': label, sx: { width: 264, display: { md: 'none' } } };
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper }}>
      <Box component="nav" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
        <Box sx={{ ...top, paddingX: 2 }}>
          <Logo />
        </Box>
        <Entries mini={false} onOpen={onClose} />
      </Box>
    </Drawer>
  );
};
