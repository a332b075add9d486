import { onlyId, type ResourceEntry } from '../../registry/resource.ts';
import { type QueryValue, serializeQuery } from './query.ts';

/** What a caller may ask for beyond react-admin's own parameters, as `meta` of any reading call. */
export interface ReadingMeta {
  /** Relations and costly fields; those of the resource where absent. */
  with?: readonly string[];
  /** The only fields wanted. */
  fields?: readonly string[];
}

/** A call as the API takes it, relative to `/api/v1/`. */
export interface ApiCall {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What a call is answered with: one page of a list, records, one record, or those it has changed. */
export type Promised = 'page' | 'items' | 'record' | 'changed';

export type Values = Readonly<Record<string, QueryValue>>;

const parseObject = <T extends object>(json: string | null, otherwise: T): T => {
  const value: unknown = json ? JSON.parse(json) : undefined;
  return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
};

/** What a list is narrowed to: its filters, within what its view is fixed to. */
export const narrowed = (filter: Values, fixed: ResourceEntry['fixed'] = {}): Values => ({
  ...filter,
  ...Object.fromEntries(
    Object.entries(fixed).map(([field, allowed]) => {
      const wanted = [filter[field] ?? []].flat();
      const both = allowed.filter((value) => wanted.includes(value));
      return [field, both.length > 0 ? both : allowed];
    }),
  ),
});

/** Whether a record, as far as it was read, is one of those that a view is fixed to. */
export const isWithin = (record: Readonly<Record<string, unknown>>, fixed: ResourceEntry['fixed'] = {}): boolean =>
  Object.entries(fixed).every(
    ([field, allowed]) => !(field in record) || allowed.some((value) => value === record[field]),
  );

/** ra-data-simple-rest's way of asking: which page, in which order, of what. */
const listQuery = (asked: URLSearchParams): string => {
  const [from = 0, to = 24]: number[] = JSON.parse(asked.get('range') ?? '[]');
  const [field = 'id', order = 'ASC']: string[] = JSON.parse(asked.get('sort') ?? '[]');
  // `q` is what react-admin's own search boxes and autocompletes call it.
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

/** Where one asks for the titles of what records refer to, by the ids of those records; it gives no pages. */
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
 * A call of ra-data-simple-rest in the API's own words. `url` is a collection's path, or a record's, with a query.
 * Throws on what the API has no call for.
 */
export const translateCall = (method: string, url: string, body: unknown): ApiCall & { answer: Promised } => {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  if (method === 'GET') {
    if (asked.has('range')) return { method: 'GET', path: join(path, listQuery(asked)), answer: 'page' };
    if (asked.has('filter')) return { method: 'GET', path: join(path, manyQuery(path, asked)), answer: 'items' };
    // The only record of a resource is read at the path itself.
    return {
      method: 'GET',
      path: join(path.replace(new RegExp(`/${onlyId}$`), ''), recordQuery(asked)),
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
