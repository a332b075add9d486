import { menuNameOf } from '../../providers/auth/permissions.ts';
import { isOpenTo, linesOf, type Menu, type MenuViewer, pathOf } from './menuView.ts';
import { type Clock, withOpening } from './openings.ts';

interface StartPage {
  to: `/${string}`;
  for?: 'staff' | 'affiliates';
}

/** Possible start pages: the user gets the first one that exists and that they may open (D159). */
const startPages: readonly StartPage[] = [
  { to: '/', for: 'staff' },
  { to: '/statistics?limit=50&dataType=actual' },
  { to: '/conversions?orderBy=createdAt:desc&limit=25&offset=0' },
  { to: '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0' },
  { to: '/billing?orderBy=title:desc&limit=25&offset=0', for: 'affiliates' },
];

/**
 * Returns the user's start page. If none of the start pages is available, it is the first line of the menu; undefined
 * if that is empty too.
 */
export const startAddress = (viewer: MenuViewer, menu: Menu, clock: Clock): string | undefined => {
  const side = menuNameOf(viewer);
  const start = startPages.find((page) => (page.for ?? side) === side && isOpenTo(viewer, page.to));
  return start ? withOpening(viewer, start.to, clock) : linesOf(menu)[0]?.to;
};

/** Whether the start page is the dashboard; for affiliates it is a page like any other, if they may open it. */
export const startsAtDashboard = (viewer: MenuViewer, menu: Menu, clock: Clock): boolean =>
  pathOf(startAddress(viewer, menu, clock) ?? '') === '/';
