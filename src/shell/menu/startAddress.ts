import { menuNameOf } from '../../providers/auth/permissions.ts';
import { isOpenTo, linesOf, type Menu, type MenuViewer, pathOf } from './menuView.ts';
import { type Clock, withOpening } from './openings.ts';

interface StartPage {
  to: `/${string}`;
  for?: 'staff' | 'affiliates';
}

/** Where people begin: the first of these that exists and is theirs (D159). */
const startPages: readonly StartPage[] = [
  { to: '/', for: 'staff' },
  { to: '/statistics?limit=50&dataType=actual' },
  { to: '/conversions?orderBy=createdAt:desc&limit=25&offset=0' },
  { to: '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0' },
  { to: '/billing?orderBy=title:desc&limit=25&offset=0', for: 'affiliates' },
];

/**
 * The page a person begins with. Anyone who has none of the start pages begins with the first line of the menu; undefined
 * where that is empty too.
 */
export const startAddress = (viewer: MenuViewer, menu: Menu, clock: Clock): string | undefined => {
  const side = menuNameOf(viewer);
  const start = startPages.find((page) => (page.for ?? side) === side && isOpenTo(viewer, page.to));
  return start ? withOpening(viewer, start.to, clock) : linesOf(menu)[0]?.to;
};

/** Whether it is the dashboard; to affiliates it is a page as any other, if it is theirs. */
export const startsAtDashboard = (viewer: MenuViewer, menu: Menu, clock: Clock): boolean =>
  pathOf(startAddress(viewer, menu, clock) ?? '') === '/';
