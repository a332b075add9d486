import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MonitorOutlined from '@mui/icons-material/MonitorOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocales, useLocaleState, useLogout, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useState } from 'react';
import { displayName } from '../providers/auth/currentUser.ts';
import { linesOf } from './menu/menuView.ts';
import { useMenus } from './menu/useMenu.ts';
import { Shortcuts, useHelpKey } from './Shortcuts.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

const initials = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

interface ChoiceProps {
  text: string;
  icon?: ReactNode;
  chosen: boolean;
  language?: string;
  onChoose: () => void;
}

/** One of several ways the admin can be, the present one ticked. */
const choice = ({ text, icon, chosen, language, onChoose }: ChoiceProps) => (
  <MenuItem key={text} role="menuitemradio" aria-checked={chosen} lang={language} onClick={onChoose}>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText>{text}</ListItemText>
    {chosen && <CheckOutlined aria-hidden="true" fontSize="small" sx={{ marginLeft: 2 }} />}
  </MenuItem>
);

/** Whose menu it is: no item, so that the focus begins on the first one. */
const Owner = Object.assign(
  ({ name, role }: { name: string; role: string }) => (
    <Box component="li" role="presentation" sx={{ padding: '6px 14px 10px' }}>
      <Typography variant="subtitle1" component="div" noWrap>
        {name}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" noWrap>
        {role}
      </Typography>
    </Box>
  ),
  { muiSkipListHighlight: true },
);

/** Who is signed in, and what they may do about that. */
export const ProfileMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const openShortcuts = useCallback(() => setShortcutsOpen(true), []);
  useHelpKey(openShortcuts);
  const translate = useTranslate();
  const logout = useLogout();
  const user = useCurrentUser();
  const [profile] = linesOf(useMenus()?.profile ?? []);
  const { mode, setMode } = useColorScheme();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  if (!user) return null;
  const name = displayName(user);
  const close = () => setAnchor(null);
  const themes = [
    { id: 'system', icon: <MonitorOutlined fontSize="small" /> },
    { id: 'light', icon: <LightModeOutlined fontSize="small" /> },
    { id: 'dark', icon: <DarkModeOutlined fontSize="small" /> },
  ] as const;
  return (
    <>
      <IconButton
        aria-label={translate('shell.header.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ padding: 0.25 }}
      >
        <Avatar
          data-initials={initials(name)}
          sx={{
            width: 28,
            height: 28,
            fontSize: '0.75rem',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            // A picture rather than text: the button has a name of its own.
            '&::before': { content: 'attr(data-initials)' },
          }}
        >
          <span />
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, marginTop: 0.5 } } }}
      >
        <Owner name={name} role={user.role.title} />
        <Divider component="li" sx={{ marginBottom: 0.5 }} />
        {profile && (
          <MenuItem component={LinkBase} to={profile.to} onClick={close}>
            <ListItemIcon>
              <PersonOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.header.profile')}
          </MenuItem>
        )}
        {profile && <Divider component="li" />}
        {themes.map(({ id, icon }) =>
          choice({
            text: translate(`shell.header.${id}`),
            icon,
            chosen: mode === id,
            onChoose: () => setMode(id),
          }),
        )}
        <Divider component="li" />
        {locales.map(({ locale: code, name: language }) =>
          choice({
            text: language,
            icon: <TranslateOutlined fontSize="small" />,
            chosen: code === locale,
            language: code,
            onChoose: () => setLocale(code),
          }),
        )}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            openShortcuts();
          }}
        >
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.shortcuts.title')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => void logout(undefined, undefined, false)}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.header.signOut')}
        </MenuItem>
      </Menu>
      {areShortcutsOpen && <Shortcuts onClose={() => setShortcutsOpen(false)} />}
    </>
  );
};
