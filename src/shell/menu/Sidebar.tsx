import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Tooltip from '@mui/material/Tooltip';
import { useLocation, useStore, useTranslate } from 'ra-core';
import { Logo } from '../Logo.tsx';
import { isComing, isHeading } from './menuView.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarGroup, SidebarMiniGroup } from './SidebarGroup.tsx';
import { useCameFrom } from './useCameFrom.ts';
import { useEntryCounts } from './useEntryCounts.ts';
import { isInProfile, useMenu } from './useMenu.ts';

const useIsInProfile = (): boolean => isInProfile(useLocation().pathname);

/** The way out of a person's own pages, to where they came from. */
const BackToMain = ({ onOpen }: { onOpen: (() => void) | undefined }) => {
  const to = useCameFrom();
  return (
    <>
      <SidebarEntry
        line={{ label: 'shell.menu.back', to }}
        icon={ArrowBackOutlined}
        selected={false}
        {...(onOpen && { onOpen })}
      />
      <Box component="li" aria-hidden sx={{ marginY: 0.75, borderTop: 1, borderColor: 'divider' }} />
    </>
  );
};

const Entries = ({ mini, onOpen }: { mini: boolean; onOpen?: () => void }) => {
  const { menu = [], current } = useMenu() ?? {};
  const counts = useEntryCounts(menu);
  const inProfile = useIsInProfile();
  const Group = mini ? SidebarMiniGroup : SidebarGroup;
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', padding: 1 }}>
      <List disablePadding sx={{ display: 'grid', gap: '1px' }}>
        {inProfile && <BackToMain onOpen={onOpen} />}
        {menu.map((item) =>
          isHeading(item) ? (
            <Group key={item.label} group={item} current={current} counts={counts} onOpen={onOpen} />
          ) : (
            <SidebarEntry
              key={item.label}
              line={item}
              selected={item.label === current?.label}
              count={isComing(item) ? 0 : counts[item.at]}
              mini={mini}
              onOpen={onOpen}
            />
          ),
        )}
      </List>
    </Box>
  );
};

const top = { height: 52, flexShrink: 0, display: 'flex', alignItems: 'center' } as const;

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

/** The menu beside the page; a person may shrink it to its icons, but for the one beside their own pages. */
export const Sidebar = () => {
  const [shrunk, setShrunk] = useStore('sidebar.mini', false);
  const translate = useTranslate();
  const inProfile = useIsInProfile();
  const mini = shrunk && !inProfile;
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
      <Box sx={{ ...top, paddingX: mini ? 0 : 2, justifyContent: mini ? 'center' : 'flex-start' }}>
        <Logo mini={mini} />
      </Box>
      <Entries mini={mini} />
      {!inProfile && <Shrinking mini={mini} onChange={setShrunk} />}
    </Box>
  );
};

/** The menu of narrow screens, over the page. */
export const SidebarDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const label = useTranslate()('shell.menu.label');
  const paper = {
    'aria-label': label,
    sx: { width: 264, display: { md: 'none' }, paddingTop: 'var(--shell-top, 0px)' },
  };
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
