import { isRecord, recordOf } from '../../../domain/records.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import { queryOf, withParameters } from './parameters.ts';
import { type FilterValue, formatListAddress, type ListState, parseListAddress } from './listAddress.ts';

/** A place in the admin; `state` travels in the browser's history and is not part of the address. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/**
 * Translates between the two spellings of a place: the one in the address bar
 * (`/offers/active?orderBy=id:desc&limit=25&offset=0`, `/offers/12/general`) and the one react-admin works with
 * (`/offers?filter={"status":"active"}&order=DESC&…`, `/offers/12`). A list in a record's tab, and the pages of its
 * records, are spelled likewise below the tab: `/offers/12/landings/active?…`, `/offers/12/landings/5/general`.
 */
export interface AdminAddress {
  /** A list's empty-but-shown filters are taken from the place's state. */
  toAdmin(place: Place): Place;
  toBrowser(place: Place): Place;
}

type Resource = Pick<
  ResourceEntry,
  | 'name'
  | 'single'
  | 'aliases'
  | 'initialView'
  | 'statuses'
  | 'filters'
  | 'defaultOrder'
  | 'pageSize'
  | 'tabs'
  | 'relatedTabs'
>;

/** A path split at a resource's own pages: where those are, and what follows. */
interface Located {
  resource: Resource;
  /** The address of its list, without a trailing slash: `/offers`, or `/offers/12/landings`. */
  root: string;
  rest: string[];
}

const parseJson = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = text ? JSON.parse(text) : undefined;
    return recordOf(value);
  } catch {
    return {};
  }
};

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const isFilterValue = (value: unknown): value is FilterValue =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

/** Which filters a list shows although they are empty; these aren't in the address but in the history. */
const shownFilters = 'displayedFilters';

/** Builds the query as react-admin's list writes and reads it, with keys in its order. */
const adminQuery = (list: ListState, shown: unknown): string => {
  const query = new URLSearchParams({
    ...(isRecord(shown) && { [shownFilters]: JSON.stringify(shown) }),
    filter: JSON.stringify(list.filter),
    order: list.order,
    page: String(list.page),
    perPage: String(list.perPage),
    sort: list.sort,
  });
  return `?${query}`;
};

const listState = (resource: Resource, query: URLSearchParams): ListState => {
  const standard = parseListAddress(resource, undefined, '');
  const filter = Object.entries(parseJson(query.get('filter'))).filter((pair): pair is [string, FilterValue] =>
    isFilterValue(pair[1]),
  );
  const order = query.get('order');
  return {
    sort: query.get('sort') ?? standard.sort,
    order: order === 'ASC' || order === 'DESC' ? order : standard.order,
    page: Number(query.get('page')) || standard.page,
    perPage: Number(query.get('perPage')) || standard.perPage,
    filter: Object.fromEntries(filter),
  };
};

/** Whether a segment of an address is a well-formed record id. */
export const isRecordId = (segment: string): boolean =>
  /^[1-9]\d*$/.test(segment) && Number.isSafeInteger(Number(segment));

const isAdminQuery = (query: URLSearchParams): boolean =>
  ['filter', 'sort', 'order', 'page', 'perPage'].some((name) => query.has(name));

/**
 * Creates the two translations for these resources. Places that are neither a list nor a record page stay as they are,
 * and so does a place that is already in the target spelling.
 */
export const createAdminAddress = (resources: readonly Resource[]): AdminAddress => {
  const longestFirst = [...resources].sort((a, b) => b.name.length - a.name.length);
  const aliases = resources.flatMap(({ name, aliases: others = [] }) => others.map((alias) => [alias, name] as const));

  /** Returns the path with an alias replaced by the resource's own name. */
  const ownPath = (pathname: string): string => {
    const [alias = '', name] = aliases.find(([one]) => pathname === `/${one}` || pathname.startsWith(`/${one}/`)) ?? [];
    return name === undefined ? pathname : `/${name}${pathname.slice(alias.length + 1)}`;
  };

  /** Returns the list in a record's tab that a place of its resource belongs to; undefined if it is in none. */
  const inTab = ({ resource, root, rest }: Located): Located | undefined => {
    const [id = '', tab = '', ...further] = rest;
    const related = resource.relatedTabs?.[tab];
    const listed = related && resources.find(({ name }) => name === related.resource);
    if (!listed || resource.single || !isRecordId(id)) return undefined;
    // Its own page decides where it opens, and the path says what it is narrowed to.
    const { initialView: _, filters, ...shape } = listed;
    const others = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== related.field));
    return { resource: { ...shape, filters: others }, root: `${root}/${id}/${tab}`, rest: further };
  };

  /** Returns the resource a path belongs to, and what follows its address. */
  const locate = (pathname: string): Located | undefined => {
    const path = pathname.replace(/^\/|\/$/g, '');
    const resource = longestFirst.find(({ name }) => path === name || path.startsWith(`${name}/`));
    let found = resource && {
      resource,
      root: `/${resource.name}`,
      rest: path.slice(resource.name.length).split('/').filter(Boolean),
    };
    for (let next: Located | undefined = found; next; next = inTab(next)) found = next;
    return found;
  };

  return {
    toAdmin(given) {
      const place = { ...given, pathname: ownPath(given.pathname) };
      const found = locate(place.pathname);
      if (!found || found.resource.single) return place;
      const { resource, root, rest } = found;
      const [segment, tab, ...further] = rest;
      if (segment && tab && tab === resource.tabs?.[0] && further.length === 0 && isRecordId(segment)) {
        return { ...place, pathname: `${root}/${segment}` };
      }
      const isTab = segment === 'all' || (segment !== undefined && resource.statuses?.includes(segment));
      const { tab: firstTab, query = {} } = resource.initialView ?? {};
      // A bare list address says nothing: react-admin continues where the user left that list.
      const isList = rest.length === 0 ? place.search !== '' || firstTab !== undefined : rest.length === 1 && isTab;
      const asked = new URLSearchParams(place.search);
      // A list may be below the fields of a record whose page opens for editing by its address.
      if (!isList || isAdminQuery(asked) || asked.has('edit')) return place;
      const search = segment === undefined && firstTab ? withParameters(queryOf(query), place.search) : place.search;
      const list = parseListAddress(resource, segment ?? firstTab, search);
      const shown = recordOf(place.state)[shownFilters];
      return { ...place, pathname: root, search: adminQuery(list, shown) };
    },

    toBrowser(place) {
      const found = locate(place.pathname);
      if (!found || found.resource.single) return place;
      const { resource, root, rest } = found;
      if (rest.length === 1 && isRecordId(rest[0] ?? '') && resource.tabs?.[0]) {
        return { ...place, pathname: `${root}/${rest[0]}/${resource.tabs[0]}` };
      }
      const query = new URLSearchParams(place.search);
      if (rest.length > 0 || !isAdminQuery(query)) return place;
      const { tab, search } = formatListAddress(resource, listState(resource, query));
      const shown = query.get(shownFilters);
      return {
        ...place,
        pathname: tab ? `${root}/${tab}` : root,
        search,
        ...(shown !== null && {
          state: { ...recordOf(place.state), [shownFilters]: parseJson(shown) },
        }),
      };
    },
  };
};
