import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, HttpError, Resource } from 'ra-core';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, RouterProvider } from 'react-router-dom';
import { NotFoundPage } from './components/failure/NotFoundPage.tsx';
import type { PageEntry } from './registry/page.ts';
import { PagesContext } from './components/PagesContext.tsx';
import type { PageKind, ResourceEntry } from './registry/resource.ts';
import type { Translations } from './providers/i18n/i18nProvider.ts';
import { Languages, silentProvider } from './providers/i18n/Languages.tsx';
import { createAdminAddress } from './providers/router/adminAddress.ts';
import { createAdminRouter } from './providers/router/createAdminRouter.ts';
import type { Services } from './providers/services.ts';
import { ServicesContext } from './providers/ServicesContext.tsx';
import { AccessDeniedPage } from './shell/AccessDeniedPage.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { ConfigurationGate } from './shell/failures/ConfigurationGate.tsx';
import { LastResortPage } from './shell/failures/LastResortPage.tsx';
import { ExistingPage } from './shell/ExistingPage.tsx';
import { Guarded } from './shell/Guarded.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { Notices } from './shell/notices/Notices.tsx';
import { ResourcesContext } from './components/ResourcesContext.tsx';
import { pageRoutes } from './shell/pageRoutes.tsx';
import { Layout, pageKinds, StartPage } from './shell/parts.ts';
import { theme } from './shell/theme/theme.ts';

const LoginPage = lazy(() => import('./custom/sign-in/login/LoginPage.tsx'));

/** A resource's routes; each page comes with the resource's chunk and texts when it is first opened. Without pages it has none. */
const resourceElement = (entry: ResourceEntry, { bring }: Translations) => {
  const { name, pages, single, load, recordRepresentation } = entry;
  const page = (kind: PageKind): ReactElement => {
    const LoadedPage = lazy(async () => {
      const [chunk] = await Promise.all([load?.(), bring(entry), pageKinds[kind]()]);
      const Page = chunk?.default[kind];
      if (!Page) throw new Error(`${name} has no ${kind} page, though its entry says so`);
      return { default: Page };
    });
    // Anyone who may only read a record finds its values where others edit it.
    const guarded = (
      <Guarded resource={name} action={kind === 'edit' ? 'show' : kind}>
        <LoadedPage />
      </Guarded>
    );
    // The only record has no id; which tabs there are below it, its page knows.
    return single ? guarded : <ExistingPage kind={kind}>{guarded}</ExistingPage>;
  };
  // The only record has its page where others have their list.
  if (single) {
    return (
      <Resource key={name} name={name} recordRepresentation={recordRepresentation}>
        <Route path="*" element={page(pages.includes('edit') ? 'edit' : 'show')} />
      </Resource>
    );
  }
  return (
    <Resource
      key={name}
      name={name}
      recordRepresentation={recordRepresentation}
      {...Object.fromEntries(pages.map((kind) => [kind, page(kind)]))}
    >
      <Route path="*" element={<NotFoundPage />} />
    </Resource>
  );
};

/** Everything around a page, once somebody is signed in. */
const Shell = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingPage />}>
    <Layout>{children}</Layout>
  </Suspense>
);

/** Whether a call that failed so may come through when made again. */
const isPassing = (error: Error): boolean => !(error instanceof HttpError) || error.status === 0 || error.status >= 502;

export interface AppParts {
  resources: readonly ResourceEntry[];
  /** Pages that are no resource's. */
  pages?: readonly PageEntry[];
  services: Services;
  i18nProvider: Translations;
}

/** The whole admin, ready to be rendered once. */
export const createApp = ({ resources, pages = [], services, i18nProvider }: AppParts) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isPassing(error) } },
  });
  const elements = resources.map((entry) => resourceElement(entry, i18nProvider));
  const { authProvider, dataProvider, store } = services;
  const speechless = silentProvider(() => store.getItem<string>('locale') ?? i18nProvider.getLocale());
  const admin = (
    <ErrorBoundary fallback={<LastResortPage />}>
      <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider: speechless, queryClient, store }}>
        <Languages provider={i18nProvider}>
          <ConfigurationGate>
            <CoreAdminUI
              accessDenied={AccessDeniedPage}
              catchAll={NotFoundPage}
              dashboard={StartPage}
              disableTelemetry
              error={ErrorPage}
              layout={Shell}
              loading={LoadingPage}
              loginPage={
                <Suspense fallback={<LoadingPage />}>
                  <LoginPage />
                </Suspense>
              }
              requireAuth
            >
              {pageRoutes(pages)}
              {elements}
            </CoreAdminUI>
          </ConfigurationGate>
          <Notices />
        </Languages>
      </CoreAdminContext>
    </ErrorBoundary>
  );
  const router = createAdminRouter(admin, createAdminAddress(resources));
  return (
    <ServicesContext value={services}>
      <ResourcesContext value={resources}>
        <PagesContext value={pages}>
          <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme" noSsr>
            <CssBaseline enableColorScheme />
            {/* A transition would lose against react-admin's signing out, which navigates and redraws in turns. */}
            <RouterProvider router={router} useTransitions={false} />
          </ThemeProvider>
        </PagesContext>
      </ResourcesContext>
    </ServicesContext>
  );
};
