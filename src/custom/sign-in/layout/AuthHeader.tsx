import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useTranslate } from 'ra-core';
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx';
import { Logo } from '../../../shell/Logo.tsx';
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx';
import { useTenant } from '../../../shell/useTenant.ts';

/** Where the button in the header leads. */
export type Way = 'signIn' | 'registration';

const ways = {
  signIn: { to: '/login', label: 'signIn.header.signIn' },
  registration: { to: '/registration', label: 'signIn.header.registration' },
} as const satisfies Record<Way, { to: string; label: string }>;

/** Language and theme. */
export const Looks = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <LanguageSwitch />
    <ThemeSwitch />
  </Box>
);

/** Whether the screen has no room for the switches beside the logo; they stand below the form then. */
export const useIsNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));

/** The header of those who are not in yet. Registration is offered only where the network takes people in. */
export const AuthHeader = ({ way }: { way?: Way }) => {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const isOpen = (useTenant()?.registration ?? 'closed') !== 'closed';
  const shown = way === 'registration' && !isOpen ? undefined : way;
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Logo size={30} />
      </Box>
      {shown && (
        <Button component={LinkBase} to={ways[shown].to} variant="outlined" color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          {translate(ways[shown].label)}
        </Button>
      )}
      {!isNarrow && <Looks />}
    </Box>
  );
};
