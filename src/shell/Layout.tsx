import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Jobs } from '../components/jobs/Jobs.tsx';
import { later } from '../components/deferred.tsx';
import { PageNameContext } from '../components/pageName.ts';
import { useAskAfterChanges } from '../components/useAskAfterChanges.ts';
import { Impersonation } from '../custom/impersonation/Impersonation.tsx';
import { useChat } from './chat/useChat.ts';
import { EntryRedirect } from './EntryRedirect.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { WithUser } from './failures/WithUser.tsx';
import { Header } from './Header.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PageTabs } from './menu/PageTabs.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import type { SidebarDrawerProps } from './menu/SidebarDrawer.tsx';
import { useRememberPlace } from './menu/useCameFrom.ts';
import { PageTitle } from './PageTitle.tsx';
import { TrafficNotice } from './TrafficNotice.tsx';
import { useFavicon } from './useFavicon.ts';
import { useSavedViews } from './useOwnSettings.ts';
import { usePreload } from './usePreload.ts';
import { useRangesInZone } from './zone/useRangesInZone.ts';

const SidebarDrawer = later<SidebarDrawerProps>(
  () => import('./menu/SidebarDrawer.tsx'),
  ({ open }) => open,
);

/** What metrics there are follows from these: goals belong to verticals. */
const behindMetrics = ['user/metrics', 'user/verticals'] as const;
const metricsKey = ['statistics', 'metrics'] as const;

const SkipLink = () => (
  <Box
    component="a"
    href="#content"
    onClick={(event: MouseEvent) => {
      // The address is that of the page, not of a place within it.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    sx={{
      position: 'fixed',
      left: 8,
      top: -48,
      zIndex: 'tooltip',
      padding: '8px 12px',
      borderRadius: 1,
      backgroundColor: 'primary.main',
      color: 'primary.contrastText',
      '&:focus': { top: 8 },
    }}
  >
    {useTranslate()('shell.menu.skip')}
  </Box>
);

/** Everything around a page for a signed-in user. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const [pageName, setPageName] = useState<string>();
  useRememberPlace();
  useFavicon();
  useChat();
  usePreload();
  useSavedViews();
  useRangesInZone();
  useAskAfterChanges(behindMetrics, metricsKey);
  return (
    <PageNameContext value={{ name: pageName, setName: setPageName }}>
      <PageTitle />
      <Box sx={{ display: 'flex', minHeight: '100dvh', paddingTop: 'var(--shell-top, 0px)' }}>
        <SkipLink />
        <Impersonation />
        <Jobs />
        <Sidebar />
        <SidebarDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header onMenu={() => setMenuOpen(true)} />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              padding: { xs: 1.5, md: 3 },
              outline: 'none',
              // Below the header, which stays visible.
              scrollMarginTop: 'calc(52px + var(--shell-top, 0px))',
            }}
          >
            <ErrorBoundary FallbackComponent={ErrorPage}>
              <TrafficNotice />
              <PageTabs />
              <Suspense fallback={<LoadingPage />}>
                <WithUser>
                  <EntryRedirect>{children}</EntryRedirect>
                </WithUser>
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </PageNameContext>
  );
};
