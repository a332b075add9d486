import { isBelow } from '../../providers/auth/permissions.ts';
import { namesAll, withParameters } from '../../providers/router/parameters.ts';
import { isOpenTo, linesOf, type Menu, type MenuViewer, type PageLine, pathOf, tabsIn } from './menuView.ts';
import { type Clock, openingAt, withOpening } from './openings.ts';

/** Returns the first page of the group whose address the path is, or is below without matching any page. */
const firstOfGroup = (path: string, { resources, pages }: MenuViewer, menu: Menu): PageLine | undefined => {
  const [first] = tabsIn(menu)[path]?.tabs ?? [];
  if (first) return first;
  const group = linesOf(menu).find(({ at, catchAll }) => catchAll && isBelow(path, at));
  const isPage = [...resources.map(({ name }) => `/${name}`), ...pages.map((page) => page.path)].some((one) =>
    isBelow(path, one),
  );
  return isPage ? undefined : group?.pages?.[0];
};

/** What a redirect depends on: who, through which menu, and when. */
interface Whereabouts {
  viewer: MenuViewer;
  menu: Menu;
  clock: Clock;
  /** The address that a line of the menu leads to. */
  addressOf: (to: string) => string;
}

/**
 * Returns where an address redirects to; undefined if it is final, not permitted, or not a page. The address of a group
 * redirects to the first of its pages in the user's menu, for some groups so does any address below it, and a page is
 * opened with more than its address specifies. The address of a list that has a query is left as it is. What the
 * address specifies is kept.
 */
export const redirectOf = (address: string, { viewer, menu, clock, addressOf }: Whereabouts): string | undefined => {
  const path = pathOf(address);
  const first = firstOfGroup(path, viewer, menu);
  if (first) return withParameters(withOpening(viewer, addressOf(first.to), clock), address);
  if (!openingAt(viewer, path)) return undefined;
  const list = viewer.resources.find(({ name }) => path === `/${name}`);
  if (list && address.includes('?')) return undefined;
  const whole = withOpening(viewer, address, clock, list && viewer.savedOrder(list.name));
  return isOpenTo(viewer, path) && !namesAll(address, whole) ? whole : undefined;
};
