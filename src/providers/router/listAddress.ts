import type { FilterKind, ResourceEntry } from '../../registry/resource.ts';
import { type QueryValue, rawParameters, serializeQuery, unescapeQuery } from '../data/query.ts';

/** One value of a filter or a list of them. */
export type FilterValue = QueryValue;

/** The state of a list, in react-admin's own terms. */
export interface ListState {
  sort: string;
  order: 'ASC' | 'DESC';
  /** From 1. */
  page: number;
  perPage: number;
  filter: Readonly<Record<string, FilterValue>>;
}

/** What a list's address depends on. */
export type ListShape = Pick<ResourceEntry, 'statuses' | 'filters' | 'defaultOrder' | 'pageSize'>;

const maximumPageSize = 500;

const kindOf = (list: ListShape, name: string): FilterKind | undefined =>
  list.filters[name] ?? (name === 'status' && list.statuses ? 'text' : undefined);

const parseValue = (kind: FilterKind, text: string): string | number | boolean | undefined => {
  if (text === '') return undefined;
  if (kind === 'number' || kind === 'numbers') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
};

const parseFilter = (kind: FilterKind, raw: string): FilterValue | undefined => {
  const values = raw.split(',').flatMap((part) => parseValue(kind, unescapeQuery(part)) ?? []);
  if (kind === 'texts' || kind === 'numbers') return values.length > 0 ? values : undefined;
  return values.length > 1 ? values : values[0];
};

const wholeNumber = (text: string | undefined, fallback: number, minimum: number, maximum: number): number =>
  text && /^\d+$/.test(text) ? Math.min(Math.max(Number(text), minimum), maximum) : fallback;

const parseOrder = (orderBy: string | undefined): Pick<ListState, 'sort' | 'order'> | undefined => {
  const [sort, direction] = orderBy?.split(',', 1)[0]?.split(':') ?? [];
  return sort && (direction === 'asc' || direction === 'desc')
    ? { sort, order: direction === 'asc' ? 'ASC' : 'DESC' }
    : undefined;
};

/**
 * Parses the address of a list: `tab` is the segment after the list's path (a status or 'all'), `search` its query.
 * Unknown parameters and invalid values are left out; a missing order or page size defaults to the list's own.
 */
export const parseListAddress = (list: ListShape, tab: string | undefined, search: string): ListState => {
  const parameters = rawParameters(search);
  const given = Object.fromEntries(parameters);
  const filter: Record<string, FilterValue> = tab !== undefined && tab !== 'all' ? { status: tab } : {};
  for (const [name, raw] of parameters) {
    const kind = kindOf(list, name);
    // Search terms keep their commas; elsewhere they separate the values of a filter.
    const value = name === 'search' ? parseValue('text', unescapeQuery(raw)) : kind && parseFilter(kind, raw);
    if (value !== undefined && !(name === 'status' && 'status' in filter)) filter[name] = value;
  }
  const perPage = wholeNumber(given['limit'], list.pageSize, 1, maximumPageSize);
  const offset = wholeNumber(given['offset'], 0, 0, Number.MAX_SAFE_INTEGER);
  const order = parseOrder(given['orderBy'] && unescapeQuery(given['orderBy'])) ?? parseOrder(list.defaultOrder);
  if (!order) throw new Error(`A list's default order must read field:asc or field:desc, not ${list.defaultOrder}`);
  return { ...order, page: Math.floor(offset / perPage) + 1, perPage, filter };
};

/**
 * Formats the address of a list: the segment after its path (undefined if the list has no status tabs) and the query,
 * starting with '?'. Empty filters are left out.
 */
export const formatListAddress = (list: ListShape, state: ListState): { tab?: string; search: string } => {
  const { status, ...others } = state.filter;
  const tab = list.statuses && (typeof status === 'string' && list.statuses.includes(status) ? status : 'all');
  const filters = Object.entries(tab === status ? others : { ...others, ...(status !== undefined && { status }) });
  const search = serializeQuery({
    orderBy: `${state.sort}:${state.order.toLowerCase()}`,
    limit: state.perPage,
    // As text, since the address of a page includes its offset even if it is 0.
    offset: String((state.page - 1) * state.perPage),
    ...Object.fromEntries(filters),
  });
  return { ...(tab && { tab }), search: `?${search}` };
};
