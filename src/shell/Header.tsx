import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { headerHeight } from '../components/belowHeader.ts';
import { Bell } from './bell/Bell.tsx';
import { Logo } from './Logo.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { ZoneSwitch } from './zone/ZoneSwitch.tsx';

/** The page's title and everything that belongs to no particular page. */
export const Header = ({ onMenu }: { onMenu: () => void }) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 'var(--shell-top, 0px)',
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        height: headerHeight,
        paddingX: { xs: 1.5, md: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <IconButton aria-label={translate('shell.header.menu')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
        <MenuOutlined fontSize="small" />
      </IconButton>
      <Box sx={{ display: { xs: 'flex', md: 'none' }, flexShrink: 0 }}>
        <Logo mini size={24} />
      </Box>
      {/* The page renders its heading here; a page that is only a message includes its own. */}
      <Box id="react-admin-title" sx={{ flex: 1, minWidth: 0 }} />
      <TrialNotice />
      <PaletteButton />
      <ZoneSwitch />
      <Bell />
      <ProfileMenu />
    </Box>
  );
};
