import { HttpError, type Identifier, type PaginationPayload } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { recordOf } from '../../../domain/records.ts';
import { singletonId, type ResourceEntry } from '../../registry/resource.ts';
import { inOwnWords } from '../calls/calls.ts';
import type { AdminDataProvider, JobParams, Records } from './adminDataProvider.ts';
import { changedFields, without } from './changedFields.ts';
import type { JobPreview } from './contract.ts';
import { isExport } from './exports.ts';
import { sumsIn } from './sums.ts';
import { failureOf, unreadable } from './errors.ts';
import { asOfIn, isHistoryEntry } from './history.ts';
import { firstOf, isRaRecord, itemsIn, recordIn, totalIn } from './promised.ts';
import { serializeQuery } from './query.ts';
import { allOf, wholePages } from './wholePages.ts';
import { readAnswer, readFile, type Send } from './readAnswer.ts';
import { type ApiCall, isWithin, narrowed, type ReadingMeta, titlesPath, translateCall } from './translate.ts';
import { createKnownVersions } from './knownVersions.ts';

type KnownResource = Pick<
  ResourceEntry,
  | 'name'
  | 'path'
  | 'entity'
  | 'single'
  | 'fixedFilter'
  | 'impliedValues'
  | 'onRequest'
  | 'listWith'
  | 'reverseFields'
  | 'reentered'
  | 'sections'
  | 'statusCall'
>;

/** What an answer contains beyond what ra-data-simple-rest passes on. */
interface RequestHeaders {
  totalIsExact?: boolean;
}

interface ToldCount {
  route: string;
  field: string;
  count: number;
}

const isRelatedCount = (value: unknown): value is ToldCount => {
  const { route, field, count } = recordOf(value);
  return typeof route === 'string' && typeof field === 'string' && typeof count === 'number';
};

const isJobPreview = (value: unknown): value is JobPreview => {
  const { changing, groups } = recordOf(value);
  return typeof changing === 'number' && Array.isArray(groups);
};

// Ids from addresses are text; the API takes integers.
const asId = (id: Identifier): number => Number(id);

/** The call for the part of a record that contains all of these fields, if there is one. */
const partOf = (sections: NonNullable<KnownResource['sections']>, fields: readonly string[]): string | undefined =>
  Object.entries(sections).find(([, own]) => fields.every((field) => field === 'replaced' || own.includes(field)))?.[0];

export interface DataProviderParts {
  send: Send;
  /** Address of the API, without a trailing slash: 'https://example.com/api/v1'. */
  apiUrl: () => string;
  resources: readonly KnownResource[];
}

/** Creates the data provider on top of `send`; an unknown resource is a programming error. */
export const createDataProvider = ({ send, apiUrl, resources }: DataProviderParts): AdminDataProvider => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const known = (name: string): KnownResource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`No resource is called ${name}; is it in src/generated/resources.ts?`);
    return resource;
  };

  const versions = createKnownVersions();

  const jobOf = (name: string, { ids, filter = {}, ...act }: JobParams) => {
    const { path, fixedFilter } = known(name);
    return {
      collection: path,
      ...act,
      ...(ids ? { ids: ids.map(asId) } : { query: serializeQuery(narrowed(filter, fixedFilter)) }),
    };
  };

  const call = ({ method, path, body, headers }: ApiCall, signal?: AbortSignal | null): Promise<unknown> =>
    readAnswer(
      send,
      new Request(`${apiUrl()}/${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', ...inOwnWords, ...headers },
        }),
        ...(signal && { signal }),
      }),
    );

  const callItems = async (method: ApiCall['method'], path: string, items: readonly unknown[]): Records => {
    const records = itemsIn(await call({ method, path, body: { items } }), isRaRecord);
    versions.learn(path, records);
    return { data: records };
  };

  /** The HTTP client that ra-data-simple-rest uses. */
  const httpClient = async (
    url: string,
    options: RequestInit,
    headers: Readonly<Record<string, string>>,
    told: RequestHeaders,
  ) => {
    const method = options.method ?? 'GET';
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    const { answer: promised, ...translated } = translateCall(method, url.replace(/^\//, ''), body);
    const answer = await call({ ...translated, headers }, options.signal);
    const given = { status: 200, headers: new Headers(), body: '' };
    if (promised === 'record') return { ...given, json: recordIn(answer) };
    const items = itemsIn(answer, isRaRecord);
    if (promised === 'changed') return { ...given, json: firstOf(items) };
    versions.learn(translated.path.replace(/\?.*$/, ''), items);
    if (promised === 'items') return { ...given, json: items };
    const { total, isExact } = totalIn(answer);
    told.totalIsExact = isExact;
    return { ...given, headers: new Headers({ 'Content-Range': `items */${total}` }), json: items };
  };
  const rest = (headers = {}, told: RequestHeaders = {}) =>
    simpleRestProvider('', (url, options = {}) => httpClient(url, options, headers, told));
  const base = rest();

  const reading = (meta: ReadingMeta | undefined, standard: readonly string[]) => ({
    embed: { with: meta?.with ?? standard, fields: meta?.fields },
  });

  return {
    ...base,
    supportAbortSignal: true,
    getList: async (name, params) => {
      const { path, fixedFilter, listWith = [] } = known(name);
      const told: RequestHeaders = {};
      const asked = {
        ...params,
        filter: narrowed(params.filter ?? {}, fixedFilter),
        meta: reading(params.meta, listWith),
      };
      const ask = (pagination: PaginationPayload | undefined) =>
        rest({}, told).getList(path, { ...asked, ...(pagination && { pagination }) });
      const { data, total } = await wholePages(params.pagination, ask);
      if (told.totalIsExact !== false) return { data, total };
      // A total that isn't exact would keep people from paging on.
      const { page = 1, perPage = data.length } = params.pagination ?? {};
      return {
        data,
        pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 },
        meta: { moreThan: total },
      };
    },
    getManyReference: (name, params) => {
      const { path, fixedFilter, listWith = [] } = known(name);
      return base.getManyReference(path, {
        ...params,
        filter: narrowed(params.filter, fixedFilter),
        meta: reading(params.meta, listWith),
      });
    },
    getOne: async (name, params) => {
      const { path, single, fixedFilter, onRequest } = known(name);
      const answer = await base.getOne(path, { ...params, meta: reading(params.meta, onRequest) });
      if (!single && answer.data.id !== asId(params.id)) throw unreadable();
      // An employee isn't an affiliate, though both are users: this view has no such record.
      if (!isWithin(answer.data, fixedFilter)) throw failureOf(404);
      return single ? { data: { ...answer.data, id: params.id } } : answer;
    },
    getMany: async (name, params) => {
      const { path, entity, single } = known(name);
      const field: unknown = params.meta?.titlesOf;
      const ids = single ? [] : params.ids.map(asId);
      if (field === undefined)
        return allOf(ids, (some) => base.getMany(path, { ...params, ids: some, meta: reading(params.meta, []) }));
      const embed = { entity, field, former: params.meta?.former };
      const answer = await allOf(ids, (some) => base.getMany(titlesPath, { ...params, ids: some, meta: { embed } }));
      return single ? { data: answer.data.map((titled) => ({ ...titled, id: singletonId })) } : answer;
    },
    create: (name, { data, meta }) => {
      const { path, impliedValues } = known(name);
      const key: unknown = meta?.idempotencyKey;
      const headers = typeof key === 'string' ? { 'Idempotency-Key': key } : {};
      return rest(headers).create(path, { data: { ...impliedValues, ...data } });
    },
    update: async (name, { id, data, previousData }) => {
      const { path, single, reverseFields = [], reentered = [], sections = {} } = known(name);
      const changes = changedFields(without(previousData, reentered), data);
      if (Object.keys(changes).length === 0) return { data: previousData };
      const lists = reverseFields.filter((field) => field in changes && previousData[field] !== undefined);
      const basedOn = Object.fromEntries(lists.map((field) => [field, previousData[field]]));
      const body = { version: previousData['version'], ...changes, ...(lists.length > 0 && { basedOn }) };
      const part = partOf(sections, Object.keys(changes));
      if (part !== undefined) {
        const address = single ? path : `${path}/${asId(id)}`;
        const record = recordIn(await call({ method: 'POST', path: `${address}/${part}`, body: { data: body } }));
        versions.learn(path, [record]);
        return { data: single ? { ...record, id } : record };
      }
      const item = { ...(!single && { id: asId(id) }), ...body };
      const { data: records } = await callItems('PATCH', path, [item]);
      return { data: single ? { ...firstOf(records), id } : firstOf(records) };
    },
    updateMany: async (name, { ids, data }) => {
      const { path } = known(name);
      const items = ids.map((id) => ({ id: asId(id), ...versions.of(path, id), ...data }));
      const { data: records } = await callItems('PATCH', path, items);
      return { data: records.map(({ id }) => id) };
    },
    delete: (name, params) => base.delete(known(name).path, params),
    deleteMany: async (name, { ids }) => {
      const { data: records } = await callItems(
        'DELETE',
        known(name).path,
        ids.map((id) => ({ id: asId(id) })),
      );
      return { data: records.map(({ id }) => id) };
    },
    changeStatus: (name, items) => {
      const { path, statusCall } = known(name);
      if (!statusCall) throw new HttpError(`${name} have no statuses to change`, 405);
      return callItems('POST', `${path}/${statusCall}`, items);
    },
    edit: (name, items) => callItems('PATCH', known(name).path, items),
    clone: (name, ids, along = []) => {
      const items = ids.map((id) => ({ id: asId(id), ...(along.length > 0 && { along }) }));
      return callItems('POST', `${known(name).path}/clone`, items);
    },
    undoClones: async (name, ids) => {
      const body = { collection: known(name).path, ids: ids.map(asId) };
      await call({ method: 'POST', path: 'user/clones/undo', body });
    },
    history: async (name, id, page, signal) => {
      const { path, single } = known(name);
      const record = single ? path : `${path}/${asId(id)}`;
      const answer = await call({ method: 'GET', path: `${record}/history?${serializeQuery({ ...page })}` }, signal);
      return itemsIn(answer, isHistoryEntry);
    },
    asOf: async (name, id, at, signal) => {
      const { entity, single } = known(name);
      const query = serializeQuery({ entity, id: single ? undefined : asId(id), at });
      return asOfIn(await call({ method: 'GET', path: `user/as_of?${query}` }, signal));
    },
    undo: (name, id, entryId) => {
      const { path, single } = known(name);
      return callItems('PATCH', path, [{ ...(!single && { id: asId(id) }), undoes: entryId }]);
    },
    related: async (name, id, signal) => {
      const query = serializeQuery({ entity: known(name).entity, id: asId(id) });
      const answer = await call({ method: 'GET', path: `user/related?${query}` }, signal);
      return itemsIn(answer, isRelatedCount).map(({ route, field, count }) => ({ resource: route, field, count }));
    },
    sums: async (name, filter, signal) => {
      const { path, fixedFilter } = known(name);
      const query = serializeQuery({ withMeta: 'sums', limit: 0, ...narrowed(filter, fixedFilter) });
      return sumsIn(await call({ method: 'GET', path: `${path}?${query}` }, signal));
    },
    startExport: async (name, { format, filter, sort, meta }) => {
      const { path, fixedFilter } = known(name);
      const query = serializeQuery({
        with: meta?.with,
        fields: meta?.fields,
        orderBy: `${sort.field}:${sort.order.toLowerCase()}`,
        ...narrowed(filter, fixedFilter),
        format,
      });
      const request = new Request(`${apiUrl()}/${path}/export?${query}`, { method: 'POST', headers: inOwnWords });
      const answer = await readAnswer(send, request);
      if (!isExport(answer)) throw unreadable();
      return answer;
    },
    exportFile: (id) => readFile(send, new Request(`${apiUrl()}/user/exports/${id}/file`)),
    readFile: (name, id, format) => {
      const address = `${apiUrl()}/${known(name).path}/${asId(id)}/file`;
      const query = format ? `?${serializeQuery({ format })}` : '';
      return readFile(send, new Request(address + query));
    },
    importFailures: (of, job) => readFile(send, new Request(`${apiUrl()}/stat/${of}/import/${job}/failures`)),
    startJob: async (name, params) => ({
      data: recordIn(await call({ method: 'POST', path: 'user/jobs', body: jobOf(name, params) })),
    }),
    previewJob: async (name, params) => {
      const answer = await call({ method: 'POST', path: 'user/jobs/preview', body: jobOf(name, params) });
      if (!isJobPreview(answer)) throw unreadable();
      return answer;
    },
    action: (name, action, items, method = 'POST') => callItems(method, `${known(name).path}/${action}`, items),
  };
};
