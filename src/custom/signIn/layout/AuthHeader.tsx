import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx';
import { Logo } from '../../../shell/Logo.tsx';
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx';
import { useTenant } from '../../../shell/useTenant.ts';

/** Targets of the buttons in the header. */
const ways = [
  { to: '/registration', label: 'signIn.header.registration' },
  { to: '/login', label: 'signIn.header.signIn' },
];

/** Buttons to register, if the network accepts registrations, and to sign in; the current page's is marked. */
const Ways = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isOpen = (useTenant()?.registration ?? 'closed') !== 'closed';
  return ways
    .filter(({ to }) => isOpen || to === '/login')
    .map(({ to, label }) => (
      <Button
        key={to}
        component={LinkBase}
        to={to}
        variant="outlined"
        color={pathname === to ? 'primary' : 'inherit'}
        {...(pathname === to && { 'aria-current': 'page' as const })}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {translate(label)}
      </Button>
    ));
};

/** The language and theme switches. */
export const Looks = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <LanguageSwitch />
    <ThemeSwitch />
  </Box>
);

/** Whether the screen has no room for the switches next to the logo; they are then below the form. */
export const useIsNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));

/** The header before signing in, with links to sign in or register; without these for users who are past that. */
export const AuthHeader = ({ ways: hasWays }: { ways: boolean }) => {
  const isNarrow = useIsNarrow();
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Logo size={30} />
      </Box>
      {hasWays && <Ways />}
      {!isNarrow && <Looks />}
    </Box>
  );
};
