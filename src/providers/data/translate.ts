import { singletonId, type ResourceEntry } from '../../registry/resource.ts';
import { type QueryValue, serializeQuery } from './query.ts';

/** What a caller may request beyond react-admin's own parameters, as `meta` of any reading call. */
export interface ReadingMeta {
  /** Relations and costly fields; defaults to those of the resource. */
  with?: readonly string[];
  /** The only fields to return. */
  fields?: readonly string[];
}

/** A call as the API takes it, relative to `/api/v1/`. */
export interface ApiCall {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What a call returns: one page of a list, records, one record, or those it has changed. */
export type Promised = 'page' | 'items' | 'record' | 'changed';

export type Values = Readonly<Record<string, QueryValue>>;

const parseObject = <T extends object>(json: string | null, otherwise: T): T => {
  const value: unknown = json ? JSON.parse(json) : undefined;
  return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
};

/** Returns what a list is narrowed to: its filters, within the fixed filter of its view. */
export const narrowed = (filter: Values, fixed: ResourceEntry['fixedFilter'] = {}): Values => ({
  ...filter,
  ...Object.fromEntries(
    Object.entries(fixed).map(([field, allowed]) => {
      const wanted = [filter[field] ?? []].flat();
      const both = allowed.filter((value) => wanted.includes(value));
      return [field, both.length > 0 ? both : allowed];
    }),
  ),
});

/** Whether the part of a record that was read matches the fixed filter of a view. */
export const isWithin = (
  record: Readonly<Record<string, unknown>>,
  fixed: ResourceEntry['fixedFilter'] = {},
): boolean =>
  Object.entries(fixed).every(
    ([field, allowed]) => !(field in record) || allowed.some((value) => value === record[field]),
  );

/** Translates ra-data-simple-rest's list query: which page, in which order, with which filters. */
const listQuery = (asked: URLSearchParams): string => {
  const [from = 0, to = 24]: number[] = JSON.parse(asked.get('range') ?? '[]');
  const [field = 'id', order = 'ASC']: string[] = JSON.parse(asked.get('sort') ?? '[]');
  // `q` is the name that react-admin's own search boxes and autocompletes use.
  const { q, ...filter } = parseObject<Record<string, QueryValue>>(asked.get('filter'), {});
  return serializeQuery({
    ...parseObject<ReadingMeta>(asked.get('embed'), {}),
    withMeta: 'totalCount',
    orderBy: `${field}:${order.toLowerCase()}`,
    limit: to - from + 1,
    offset: from,
    search: q,
    ...filter,
  });
};

/** Path of the call that returns the titles of what records refer to, by those records' ids; not paginated. */
export const titlesPath = 'user/titles';

const manyQuery = (path: string, asked: URLSearchParams): string => {
  const { id } = parseObject<{ id: number[] }>(asked.get('filter'), { id: [] });
  const limit = path === titlesPath ? undefined : id.length;
  return serializeQuery({ ...parseObject<ReadingMeta>(asked.get('embed'), {}), id, limit });
};

const recordQuery = (asked: URLSearchParams): string =>
  serializeQuery({ ...parseObject<ReadingMeta>(asked.get('embed'), {}) });

const join = (path: string, query: string): string => (query ? `${path}?${query}` : path);

const withoutLastSegment = (path: string): [collection: string, id: number] => {
  const end = path.lastIndexOf('/');
  return [path.slice(0, end), Number(path.slice(end + 1))];
};

/**
 * Translates a call of ra-data-simple-rest to the API's format. `url` is a collection's path, or a record's, with a
 * query. Throws if the API has no such call.
 */
export const translateCall = (method: string, url: string, body: unknown): ApiCall & { answer: Promised } => {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  if (method === 'GET') {
    if (asked.has('range')) return { method: 'GET', path: join(path, listQuery(asked)), answer: 'page' };
    if (asked.has('filter')) return { method: 'GET', path: join(path, manyQuery(path, asked)), answer: 'items' };
    // The single record of a resource is read at the path itself.
    return {
      method: 'GET',
      path: join(path.replace(new RegExp(`/${singletonId}$`), ''), recordQuery(asked)),
      answer: 'record',
    };
  }
  if (method === 'POST') return { method: 'PUT', path, body: { items: [body] }, answer: 'changed' };
  if (method === 'DELETE') {
    const [collection, id] = withoutLastSegment(path);
    return { method: 'DELETE', path: collection, body: { items: [{ id }] }, answer: 'changed' };
  }
  throw new Error(`The API has no call for ${method} ${url}`);
};
