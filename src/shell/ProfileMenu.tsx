import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { displayName } from '../providers/auth/currentUser.ts';
import { useCurrentUser } from './useCurrentUser.ts';

const initials = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Who is signed in, and what he may do about that. */
export const ProfileMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const logout = useLogout();
  const user = useCurrentUser();
  if (!user) return null;
  const name = displayName(user);
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
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, marginTop: 0.5 } } }}
      >
        <Box component="li" role="none" sx={{ padding: '6px 14px 10px' }}>
          <Typography variant="subtitle1" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.role.title}
          </Typography>
        </Box>
        <Divider component="li" sx={{ marginBottom: 0.5 }} />
        <MenuItem onClick={() => void logout(undefined, undefined, false)}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.header.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
