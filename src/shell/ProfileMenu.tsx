import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { later } from '../components/deferred.tsx';
import { displayName } from '../providers/auth/currentUser.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import { useHelpKey } from './useHelpKey.ts';

const AccountMenu = later<AccountMenuProps>(
  () => import('./AccountMenu.tsx'),
  ({ anchor }) => anchor !== null,
);
const Shortcuts = later<{ onClose: () => void }>(() => import('./Shortcuts.tsx'));

const initials = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The signed-in user and the menu of their account. */
export const ProfileMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const openShortcuts = useCallback(() => setShortcutsOpen(true), []);
  useHelpKey(openShortcuts);
  const translate = useTranslate();
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
        <Box
          data-initials={initials(name)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            flexShrink: 0,
            width: 28,
            height: 28,
            borderRadius: '50%',
            overflow: 'hidden',
            userSelect: 'none',
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            // Generated content rather than text: the button has its own name.
            '&::before': { content: 'attr(data-initials)' },
          }}
        />
      </IconButton>
      <AccountMenu
        anchor={anchor}
        name={name}
        role={user.role.title}
        onShortcuts={openShortcuts}
        onClose={() => setAnchor(null)}
      />
      {areShortcutsOpen && <Shortcuts onClose={() => setShortcutsOpen(false)} />}
    </>
  );
};
