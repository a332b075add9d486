import { namesAll, withParameters } from '../../providers/router/parameters.ts';
import { isOpenTo, type Menu, type MenuViewer, pathOf, tabsIn } from './menuView.ts';
import { type Clock, openingAt, withOpening } from './openings.ts';

/**
 * Where an address leads on to; undefined where one has arrived, may not go there, or no such page exists. The address
 * of a group leads to the first of its pages that this person has in the menu, and a page is opened with more than its
 * address says. A list that is asked for with anything is left as it is. What the address says is kept.
 */
export const redirectOf = (address: string, viewer: MenuViewer, menu: Menu, clock: Clock): string | undefined => {
  const path = pathOf(address);
  const [first] = tabsIn(menu)[path]?.tabs ?? [];
  if (first) return withParameters(withOpening(viewer, first.to, clock), address);
  if (!openingAt(viewer, path)) return undefined;
  const list = viewer.resources.find(({ name }) => path === `/${name}`);
  if (list && address.includes('?')) return undefined;
  const whole = withOpening(viewer, address, clock, list && viewer.savedOrder(list.name));
  return isOpenTo(viewer, path) && !namesAll(address, whole) ? whole : undefined;
};
