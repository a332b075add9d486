import { CustomRoutes } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { furtherTexts } from '../providers/i18n/further/group.ts';
import type { Translations } from '../providers/i18n/i18nProvider.ts';
import type { PageEntry } from '../registry/page.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { PageGuard } from './PageGuard.tsx';
import { AtStart } from './parts.ts';

const routeOf = (page: PageEntry, { bring }: Translations) => {
  const Page = lazy(async () => {
    const [chunk] = await Promise.all([page.load(), ...[furtherTexts, ...(page.extraTexts ?? [])].map(bring)]);
    return chunk;
  });
  if (page.path === '/') {
    const start = (
      <AtStart>
        <Page />
      </AtStart>
    );
    return <Route key={page.path} path={page.path} element={start} />;
  }
  const element = page.isPublic ? (
    <Suspense fallback={<LoadingPage />}>
      <Page />
    </Suspense>
  ) : (
    <PageGuard page={page}>
      <Page />
    </PageGuard>
  );
  return <Route key={page.path} path={page.path} element={element} />;
};

/** The routes of pages that belong to no resource; each loads its chunk when it is first opened. */
export const pageRoutes = (pages: readonly PageEntry[], translations: Translations) => [
  <CustomRoutes key="inside">
    {pages.filter(({ isPublic }) => !isPublic).map((page) => routeOf(page, translations))}
  </CustomRoutes>,
  <CustomRoutes key="outside" noLayout>
    {pages.filter(({ isPublic }) => isPublic).map((page) => routeOf(page, translations))}
  </CustomRoutes>,
];
