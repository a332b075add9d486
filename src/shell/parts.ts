import { lazy } from 'react';
import { loadAhead } from '../components/later.tsx';
import type { PageKind } from '../registry/resource.ts';

/** What only those need who are signed in: header, menus, and the way from `/` to their first page. */
const loadShell = () => import('./signedIn.ts');

export const Layout = lazy(async () => ({ default: (await loadShell()).Layout }));
export const AtStart = lazy(async () => ({ default: (await loadShell()).AtStart }));
export const StartPage = lazy(async () => ({ default: (await loadShell()).StartPage }));

/** What all pages of a kind share, whatever the resource. */
export const pageKinds = {
  list: () => import('../components/list/ListPage.tsx'),
  create: () => import('../components/form/CreatePage.tsx'),
  edit: () => import('../components/form/EditPage.tsx'),
  show: () => import('../components/form/ShowPage.tsx'),
} satisfies Record<PageKind, () => Promise<unknown>>;

/** Loads ahead what someone sees first when they are signed in; what is there already is not loaded again. */
export const preloadShell = (): Promise<void> => loadAhead([loadShell, pageKinds.list]);
