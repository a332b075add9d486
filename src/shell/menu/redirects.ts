import { isBelow } from '../../providers/auth/permissions.ts';
import { namesAll, withParameters } from '../../providers/router/parameters.ts';
import { isOpenTo, linesOf, type Menu, type MenuViewer, type PageLine, pathOf, tabsIn } from './menuView.ts';
import { type Clock, openingAt, withOpening } from './openings.ts';

/** The first page of the group whose address a path is, or lies below where no page of anybody's is. */
const firstOfGroup = (path: string, { resources, pages }: MenuViewer, menu: Menu): PageLine | undefined => {
  const [first] = tabsIn(menu)[path]?.tabs ?? [];
  if (first) return first;
  const group = linesOf(menu).find(({ at, catches }) => catches && isBelow(path, at));
  const isPage = [...resources.map(({ name }) => `/${name}`), ...pages.map((page) => page.path)].some((one) =>
    isBelow(path, one),
  );
  return isPage ? undefined : group?.pages?.[0];
};

/** Who goes where, and when. */
interface Whereabouts {
  viewer: MenuViewer;
  menu: Menu;
  clock: Clock;
  /** The address that a line of the menu leads to. */
  addressOf: (to: string) => string;
}

/**
 * Where an address leads on to; undefined where one has arrived, may not go there, or no such page exists. The address
 * of a group leads to the first of its pages that this person has in the menu, of some groups what is below it too, and
 * a page is opened with more than its address says. A list that is asked for with anything is left as it is. What the
 * address says is kept.
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
