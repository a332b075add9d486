import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, HttpError, type RaRecord, Resource } from 'ra-core';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, RouterProvider } from 'react-router-dom';
import { NotFoundPage } from './components/failure/NotFoundPage.tsx';
import type { PageEntry } from './registry/page.ts';
import { PagesOfContext } from './components/related/pagesOf.ts';
import { PagesContext } from './components/PagesContext.tsx';
import { ViewerProvider } from './components/ViewerProvider.tsx';
import { bringTextsBy } from './components/withTexts.ts';
import { type PageKind, type ResourceEntry, textsOf } from './registry/resource.ts';
import type { Translations } from './providers/i18n/i18nProvider.ts';
import { furtherTexts } from './providers/i18n/further/group.ts';
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
import { RecordRoutes } from './shell/RecordRoutes.tsx';
import { Layout, pageKinds, StartPage } from './shell/parts.ts';
import { theme } from './shell/theme/theme.ts';

const LoginPage = lazy(() => import('./custom/signIn/login/LoginPage.tsx'));

/** The pages of a resource, each loaded with the resource's chunk and texts when it is first rendered. */
const pagesOf = (entry: ResourceEntry, { bring }: Translations): Partial<Record<PageKind, ComponentType>> =>
  Object.fromEntries(
    entry.pages.map((kind) => [
      kind,
      lazy(async () => {
        const texts = kind === 'list' ? textsOf(entry) : [furtherTexts, ...textsOf(entry)];
        const [chunk] = await Promise.all([entry.load?.(), pageKinds[kind](), ...texts.map(bring)]);
        const Page = chunk?.default[kind];
        if (!Page) throw new Error(`${entry.name} has no ${kind} page, though its entry says so`);
        return { default: Page };
      }),
    ]),
  );

/** How react-admin names records in its own texts. */
const namedBy =
  (fields: readonly string[]) =>
  (record: RaRecord): string =>
    fields
      .map((field): unknown => record[field])
      .filter(Boolean)
      .join(' ');

/** A resource's routes; none if it has no pages. */
const resourceElement = (
  { name, pages, single, displayFields }: ResourceEntry,
  loaded: Partial<Record<PageKind, ComponentType>>,
) => {
  const page = (kind: PageKind): ReactElement => {
    const LoadedPage = loaded[kind] ?? NotFoundPage;
    const isEdit = kind === 'edit' && !single;
    // Users who may only read a record see its values where others edit it.
    const guarded = (
      <Guarded resource={name} action={kind === 'edit' ? 'show' : kind}>
        {isEdit ? (
          <RecordRoutes>
            <LoadedPage />
          </RecordRoutes>
        ) : (
          <LoadedPage />
        )}
      </Guarded>
    );
    // A single record has no id; its page knows which tabs are below it.
    return single ? guarded : <ExistingPage kind={kind}>{guarded}</ExistingPage>;
  };
  // A single record has its page where other resources have their list.
  if (single) {
    return (
      <Resource key={name} name={name} recordRepresentation={namedBy(displayFields)}>
        <Route path="*" element={page(pages.includes('edit') ? 'edit' : 'show')} />
      </Resource>
    );
  }
  return (
    <Resource
      key={name}
      name={name}
      recordRepresentation={namedBy(displayFields)}
      {...Object.fromEntries(pages.map((kind) => [kind, page(kind)]))}
    >
      {/* A read-only record is also available at the address where others are edited. */}
      {!pages.includes('edit') && pages.includes('show') && (
        <Route path=":id" element={<Navigate to="show" relative="path" replace />} />
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Resource>
  );
};

/** Everything around a page for a signed-in user. */
const Shell = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingPage />}>
    <ViewerProvider>
      <Layout>{children}</Layout>
    </ViewerProvider>
  </Suspense>
);

/** Whether a call that failed with this error may succeed if retried. */
const isPassing = (error: Error): boolean => !(error instanceof HttpError) || error.status === 0 || error.status >= 502;

export interface AppParts {
  resources: readonly ResourceEntry[];
  /** Pages that belong to no resource. */
  pages?: readonly PageEntry[];
  services: Services;
  i18nProvider: Translations;
}

/** Creates the whole admin, to be rendered once. */
export const createApp = ({ resources, pages = [], services, i18nProvider }: AppParts) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isPassing(error) } },
  });
  const loaded = new Map(resources.map((entry) => [entry.name, pagesOf(entry, i18nProvider)]));
  const elements = resources.map((entry) => resourceElement(entry, loaded.get(entry.name) ?? {}));
  const { authProvider, dataProvider, store } = services;
  bringTextsBy(() => i18nProvider.bring(furtherTexts));
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
              {pageRoutes(pages, i18nProvider)}
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
          <PagesOfContext value={loaded}>
            <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme" noSsr>
              <CssBaseline enableColorScheme />
              {/* A transition would lose to react-admin's sign-out, which alternates navigation and rendering. */}
              <RouterProvider router={router} useTransitions={false} />
            </ThemeProvider>
          </PagesOfContext>
        </PagesContext>
      </ResourcesContext>
    </ServicesContext>
  );
};
