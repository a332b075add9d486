import { datePresets } from '../../../domain/time/dates.ts';
import type { InitialView } from '../../registry/menu.ts';
import { queryOf, withParameters } from '../../providers/router/parameters.ts';
import type { Site } from '../../providers/auth/permissions.ts';

/** The moment and the time zone that determine the current day. */
export interface Clock {
  /** Seconds UTC. */
  now: number;
  zone: string;
}

/** Returns what the page at a path is opened with; undefined if its address needs nothing else. */
export const openingAt = ({ resources, pages }: Site, path: string): InitialView | undefined =>
  pages.find((page) => page.path === path)?.initialView ??
  resources.find(({ name }) => `/${name}` === path)?.initialView;

/** Adds to an address what its page is opened with, unless the address specifies it. */
export const withOpening = (site: Site, address: string, clock: Clock, savedOrder?: string): string => {
  const [path = ''] = address.split('?');
  const opening = openingAt(site, path);
  if (!opening) return address;
  const today = opening.createdToday && datePresets.today(clock.now, clock.zone);
  const query = {
    ...(today && { createdAtFrom: String(today.from), createdAtTo: String(today.to) }),
    ...opening.query,
    ...(savedOrder && opening.query?.['orderBy'] && { orderBy: savedOrder }),
  };
  return withParameters(path + queryOf(query), address);
};
