import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { preloadShell } from '../../../shell/parts.ts';
import { useFavicon } from '../../../shell/useFavicon.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import { AuthHeader, Looks, useIsNarrow } from './AuthHeader.tsx';
import { Channels } from './Channels.tsx';

export interface AuthLayoutProps {
  /** The page's title, as text. */
  title: string;
  lead?: ReactNode;
  /** For forms that need space: without the picture next to them. */
  wide?: boolean;
  children: ReactNode;
}

/** The layout of the pages for users who are not signed in yet: to sign in, to register, to reset a password. */
export const AuthLayout = ({ title, lead, wide = false, children }: AuthLayoutProps) => {
  const translate = useTranslate();
  const tenant = useTenant()?.name ?? translate('shell.name');
  const isNarrow = useIsNarrow();
  useFavicon();
  return (
    <Box
      // Users who type here are about to enter the admin, which is preloaded meanwhile.
      onInput={preloadShell}
      onSubmit={preloadShell}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: wide ? 'minmax(0, 1fr)' : 'minmax(460px, 5fr) 6fr' },
        minHeight: '100dvh',
        backgroundColor: wide ? 'background.default' : 'background.paper',
      }}
    >
      <title>{translate('shell.title', { page: title, tenant })}</title>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, padding: { xs: 2.5, md: 4 } }}>
        <AuthHeader ways={!wide} />
        <Stack
          component="main"
          spacing={3}
          sx={{
            width: '100%',
            maxWidth: wide ? 760 : 380,
            margin: 'auto',
            paddingY: 5,
            // A short form is placed a little above the middle, where the eye rests.
            ...(!wide && { paddingBottom: { sm: 9 } }),
          }}
        >
          <div>
            <Typography
              variant="h1"
              sx={{ fontSize: '1.75rem', letterSpacing: '-0.02em', lineHeight: 1.2, textWrap: 'balance' }}
            >
              {title}
            </Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ marginTop: 1, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
                {lead}
              </Typography>
            )}
          </div>
          {children}
        </Stack>
        {isNarrow && (
          <Box component="footer" sx={{ display: 'flex', justifyContent: 'center' }}>
            <Looks />
          </Box>
        )}
      </Box>
      {!wide && <Channels />}
    </Box>
  );
};
