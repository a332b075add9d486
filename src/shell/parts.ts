import { lazy } from 'react';
import { loadAhead } from '../components/deferred.tsx';
import type { PageKind } from '../registry/resource.ts';

/** Only needed by signed-in users: header, menus, and the redirect from `/` to their first page. */
const loadShell = () => import('./signedIn.ts');

export const Layout = lazy(async () => ({ default: (await loadShell()).Layout }));
export const AtStart = lazy(async () => ({ default: (await loadShell()).AtStart }));
export const StartPage = lazy(async () => ({ default: (await loadShell()).StartPage }));

/** What all pages of a kind share, regardless of the resource. */
export const pageKinds = {
  list: () => import('../components/list/ListPage.tsx'),
  create: () => import('../components/form/pages/CreatePage.tsx'),
  edit: () => import('../components/form/pages/EditPage.tsx'),
  show: () => import('../components/form/pages/ShowPage.tsx'),
} satisfies Record<PageKind, () => Promise<unknown>>;

/** Preloads what a user sees first after signing in; what is already there isn't loaded again. */
export const preloadShell = (): Promise<void> => loadAhead([loadShell, pageKinds.list]);
