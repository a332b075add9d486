import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { Logo } from '../Logo.tsx';
import { SidebarEntries, sidebarTop } from './SidebarEntries.tsx';

export interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu on narrow screens, over the page. */
const SidebarDrawer = ({ open, onClose }: SidebarDrawerProps) => {
  const label = useTranslate()('shell.menu.label');
  const paper = {
    'aria-label': label,
    sx: { width: 264, display: { md: 'none' }, paddingTop: 'var(--shell-top, 0px)' },
  };
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper }}>
      <Box component="nav" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
        <Box sx={{ ...sidebarTop, paddingX: 2 }}>
          <Logo />
        </Box>
        <SidebarEntries mini={false} onOpen={onClose} />
      </Box>
    </Drawer>
  );
};

export default SidebarDrawer;
