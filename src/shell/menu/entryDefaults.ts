import { datePresets } from '../../../domain/dates.ts';
import { isBelow, isOpenTo, type MenuViewer, pathOf } from './menuView.ts';

/** What a page is opened with when its address does not say. */
interface EntryDefaults {
  path: `/${string}`;
  /** Where it leads on to those who hold `permission`. */
  leadsTo?: { path: `/${string}`; permission?: string };
  /** Created on the current day, from its first to its last second. */
  createdToday?: true;
  query?: Readonly<Record<string, string>>;
}

const latest = { orderBy: 'createdAt:desc', limit: '25', offset: '0' };

export const entryDefaults: readonly EntryDefaults[] = [
  { path: '/', createdToday: true },
  { path: '/statistics', createdToday: true, query: { orderBy: 'day:desc', groupBy: 'day' } },
  { path: '/conversions', createdToday: true, query: { limit: '25', offset: '0' } },
  { path: '/clicks', leadsTo: { path: '/clicks/valid' }, query: latest },
  {
    path: '/postback-logs',
    leadsTo: { path: '/postback-logs/advertisers', permission: 'front.menu.postback_log.read' },
    query: latest,
  },
  { path: '/insights', createdToday: true },
  { path: '/tasks', query: { orderBy: 'id:asc' } },
];

/** Whose day it is, and when. */
export interface Clock {
  /** Seconds UTC. */
  now: number;
  zone: string;
}

/** The parameters of an address as written, by name; their values stay escaped. */
const parametersOf = (query: string): Map<string, string> =>
  new Map(
    query.split('&').filter(Boolean).map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );

/** An address with what its page is opened with where it does not say otherwise. */
export const withDefaults = (address: string, clock: Clock, savedOrder?: string): string => {
  const [path = '', query = ''] = address.split('?');
  const defaults = entryDefaults.find((one) => one.path === path);
  if (!defaults) return address;
  const { from, to } = datePresets.today(clock.now, clock.zone);
  const merged = new Map([
    ...Object.entries(defaults.createdToday ? { createdAtFrom: String(from), createdAtTo: String(to) } : {}),
    ...Object.entries(defaults.query ?? {}),
    ...(savedOrder && defaults.query?.['orderBy'] ? [['orderBy', savedOrder] as const] : []),
    ...parametersOf(query),
  ]);
  return `${defaults.leadsTo?.path ?? path}?${[...merged].map(([name, value]) => `${name}=${value}`).join('&')}`;
};

const isComplete = (address: string, whole: string): boolean => {
  const given = parametersOf(address.split('?')[1] ?? '');
  return pathOf(address) === pathOf(whole) && [...parametersOf(whole.split('?')[1] ?? '').keys()].every((name) => given.has(name));
};

/**
 * Where an address leads on to, since its page is opened with more than it says; undefined where one is already there,
 * may not go there, or no such page exists. A list that is asked for with anything is left as it is.
 */
export const redirectOf = (address: string, viewer: MenuViewer, clock: Clock): string | undefined => {
  const path = pathOf(address);
  const defaults = entryDefaults.find((one) => one.path === path);
  if (!defaults) return undefined;
  const list = viewer.resources.find(({ name }) => isBelow(path, `/${name}`));
  const isAsked = address.includes('?');
  if ((list || defaults.leadsTo) && isAsked) return undefined;
  const permission = defaults.leadsTo?.permission;
  const whole = withDefaults(address, clock, list && viewer.savedOrder(list.name));
  const isAllowed = isOpenTo(viewer, whole) && (permission === undefined || viewer.permissions.includes(permission));
  return isAllowed && !isComplete(address, whole) ? whole : undefined;
};
