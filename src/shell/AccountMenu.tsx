import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MonitorOutlined from '@mui/icons-material/MonitorOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocales, useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useUnsavedFirst } from '../components/form/unsaved/useUnsavedFirst.tsx';
import { iconOf } from './menu/icons.ts';
import { linesOf } from './menu/menuView.ts';
import { useMenus } from './menu/useMenu.ts';
import { useIsTyped, useSignOut } from './useSignOut.ts';

interface ChoiceProps {
  text: string;
  icon?: ReactNode;
  chosen: boolean;
  language?: string;
  onChoose: () => void;
}

/** One of several modes of the admin, with the current one ticked. */
const choice = ({ text, icon, chosen, language, onChoose }: ChoiceProps) => (
  <MenuItem key={text} role="menuitemradio" aria-checked={chosen} lang={language} onClick={onChoose}>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText>{text}</ListItemText>
    {chosen && <CheckOutlined aria-hidden="true" fontSize="small" sx={{ marginLeft: 2 }} />}
  </MenuItem>
);

/** Whose menu it is: not an item, so that the focus starts on the first item. */
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

const themes = [
  { id: 'system', icon: <MonitorOutlined fontSize="small" /> },
  { id: 'light', icon: <LightModeOutlined fontSize="small" /> },
  { id: 'dark', icon: <DarkModeOutlined fontSize="small" /> },
] as const;

export interface AccountMenuProps {
  /** The button that it opens below; null while it is closed. */
  anchor: HTMLElement | null;
  /** Name of the signed-in user. */
  name: string;
  role: string;
  onShortcuts: () => void;
  onClose: () => void;
}

/** What the user can do about their account and the look of the admin. */
const AccountMenu = ({ anchor, name, role, onShortcuts, onClose }: AccountMenuProps) => {
  const translate = useTranslate();
  const { ask: signOut, dialog } = useUnsavedFirst(useSignOut(), useIsTyped());
  const menus = useMenus();
  const [profile] = linesOf(menus?.profile ?? []);
  const { mode, setMode } = useColorScheme();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, marginTop: 0.5 } } }}
      >
        <Owner name={name} role={role} />
        <Divider component="li" sx={{ marginBottom: 0.5 }} />
        {profile && (
          <MenuItem component={LinkBase} to={profile.to} onClick={onClose}>
            <ListItemIcon>
              <PersonOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.header.profile')}
          </MenuItem>
        )}
        {linesOf(menus?.account ?? []).map((line) => {
          const Icon = iconOf(line);
          return (
            <MenuItem key={line.at} component={LinkBase} to={line.to} onClick={onClose}>
              <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>
              {translate(line.label)}
            </MenuItem>
          );
        })}
        <Divider component="li" />
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
            onClose();
            onShortcuts();
          }}
        >
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.shortcuts.title')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.header.signOut')}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
};

export default AccountMenu;
