import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAuthState, useRouterProvider, useTranslate } from 'ra-core';
import { useServices } from '../providers/ServicesContext.tsx';
import { Channels } from './Channels.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useTenant } from './useTenant.ts';

// Apart from other questions of the same kind, so that no answer from before signing out is taken for this one.
const thisPage = { page: 'login' };

/** Where one signs in; whoever is signed in already is led on. */
export const LoginPage = () => {
  const { session } = useServices();
  const { authenticated } = useAuthState(thisPage);
  const { Navigate } = useRouterProvider();
  const translate = useTranslate();
  const tenant = useTenant()?.name ?? translate('shell.name');
  if (authenticated) return <Navigate to="/" replace />;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' }, minHeight: '100dvh' }}
    >
      <title>{translate('shell.title', { page: translate('shell.login.title'), tenant })}</title>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          padding: { xs: 2.5, md: 4 },
          backgroundColor: 'background.paper',
        }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <Logo size={30} />
          </Box>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        <Stack component="main" spacing={3} sx={{ width: '100%', maxWidth: 360, margin: 'auto', paddingY: 4 }}>
          <div>
            <Typography variant="h1" gutterBottom>
              {translate('shell.login.title')}
            </Typography>
            <Typography color="textSecondary">{translate('shell.login.lead')}</Typography>
          </div>
          <LoginForm notice={session.notice()} />
        </Stack>
      </Box>
      <Channels />
    </Box>
  );
};
