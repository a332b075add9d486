import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { isRecord, recordOf, recordsIn, type UnknownRecord } from '../../domain/records.ts';
import type { Language } from '../../domain/text/words.ts';
import { createApp } from '../App.tsx';
import { pages } from '../custom/pages.ts';
import { permissionWords } from '../generated/permissions.ts';
import { speaking } from './speaking.ts';
import { createServices } from '../providers/services.ts';
import { resources } from '../resources/index.ts';
import { loadParts } from '../components/deferred.tsx';
import { onCaughtError } from '../shell/failures/onCaughtError.ts';
import { preloadShell } from '../shell/parts.ts';
import { quietEvents } from './quietEvents.ts';
import { writeCookie } from '../providers/cookies.ts';

/** The whole admin on top of an API that tests prepare, for testing what users see and what is sent for them. */

// Printing a whole page of the admin would be less helpful than the message.
configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

type Row = { id: number } & Record<string, unknown>;

/** One call that the page made, apart from those of the shell. */
export interface Call {
  method: string;
  /** Below `/api/v1/`, with its query. */
  path: string;
  body: unknown;
}

const allPermissions = Object.keys(permissionWords);
const permissionsOf = {
  admin: allPermissions,
  advertiser_manager: allPermissions,
  affiliate: allPermissions.filter((name) => !/^(preset|employee|team)\./.test(name)),
};
export type Role = keyof typeof permissionsOf;

interface Later {
  /** Resolved when the call has arrived. */
  comesIn: Promise<void>;
  answer: () => void;
}

interface TestHarness {
  /** Records by collection: 'user/offers'. */
  records: Record<string, Row[]>;
  calls: Call[];
  /** Overrides the collection's answer once; with status 0 the network fails. */
  answerNext: (method: string, path: string, status: number, body: object) => void;
  /**
   * Gives this answer from now on, until the test is over: data, or a failure's body if `status` is that of a failure.
   * A function is called with what was sent: the body, or the query; if it returns nothing, the collection answers as
   * usual.
   */
  answerAlways: (
    method: string,
    path: string,
    value: object | ((sent: unknown) => object | undefined),
    status?: number,
  ) => void;
  /** Holds back the next answer until the returned function is called. */
  holdNext: (method: string, path: string) => () => void;
  /** Answers the next call with this once it has arrived and `answer` is called. */
  answerLater: (method: string, path: string, status: number, body: object) => Later;
  /** Makes the collections answer as usual again. */
  answerAsUsual: () => void;
  failing: Set<string>;
  role: Role;
  permissions: readonly string[];
}

export const testHarness: TestHarness = {
  records: {},
  calls: [],
  failing: new Set(),
  role: 'admin',
  permissions: allPermissions,
  answerAlways: (method, path, value, status = 200) => {
    const sent = async (request: Request): Promise<unknown> => {
      const text = await request.text();
      return text ? JSON.parse(text) : Object.fromEntries(new URL(request.url).searchParams);
    };
    const answer = async (request: Request): Promise<object | undefined> =>
      typeof value === 'function' ? value(await sent(request.clone())) : value;
    server.use(
      http.all(`*/api/v1/${path}`, async ({ request }) => {
        if (request.method !== method) return undefined;
        const body = await answer(request);
        return body && HttpResponse.json(status < 300 ? { data: body } : body, { status });
      }),
    );
  },
  holdNext: (method, path) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const hold = async (request: Request): Promise<void> => {
      if (request.method === method) await promise;
    };
    server.use(http.all(`*/api/v1/${path}`, ({ request }) => hold(request), { once: true }));
    return resolve;
  },
  answerLater: (method, path, status, body) => {
    const call = Promise.withResolvers<void>();
    const word = Promise.withResolvers<void>();
    const answer = async () => {
      call.resolve();
      await word.promise;
      return HttpResponse.json(body, { status });
    };
    server.use(
      http.all(`*/api/v1/${path}`, ({ request }) => (request.method === method ? answer() : undefined), { once: true }),
    );
    return { comesIn: call.promise, answer: word.resolve };
  },
  answerAsUsual: () => server.resetHandlers(),
  answerNext: (method, path, status, body) => {
    server.use(
      http.all(
        `*/api/v1/${path}`,
        ({ request }) => {
          if (request.method !== method) return undefined;
          return status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status });
        },
        { once: true },
      ),
    );
  },
};

const ada = { id: 1, firstName: 'Ada', lastName: 'Lind', email: 'ada@example.com', timezone: 'Europe/Riga' };

const data = (value: unknown, status = 200) => HttpResponse.json({ data: value }, { status });

const listed = (rows: readonly Row[], query: URLSearchParams) => {
  const told = new Set(['with', 'fields', 'withMeta', 'orderBy', 'limit', 'offset']);
  const wanted = [...query].filter(([name]) => !told.has(name));
  const found = rows.filter((row) =>
    wanted.every(([name, values]) =>
      name === 'search' ? JSON.stringify(row).includes(values) : values.split(',').includes(String(row[name])),
    ),
  );
  const first = Number(query.get('offset') ?? 0);
  return data({
    items: found.slice(first, first + Number(query.get('limit') ?? 25)),
    meta: { totalCount: found.length },
  });
};

const itemsOf = (body: unknown) => recordsIn(recordOf(body)['items']);

/** The collection's default: changes the records of the test and answers with them. */
const changed = (method: string, collection: string, body: unknown) => {
  const rows = (testHarness.records[collection] ??= []);
  const items = itemsOf(body).map((item): Row => {
    const { reason: _, version: __, ...fields } = item;
    const present = rows.find(({ id }) => id === item['id']);
    if (!present) return { ...fields, id: rows.length + 1, version: 1 };
    return { ...present, ...fields, version: Number(present['version']) + 1, id: present.id };
  });
  const ids = items.map(({ id }) => id);
  testHarness.records[collection] =
    method === 'DELETE'
      ? rows.filter(({ id }) => !ids.includes(id))
      : [...rows.filter(({ id }) => !ids.includes(id)), ...items];
  return data({ items });
};

/** The same for one part of a record, by its own call. */
const edited = (collection: string, id: number, part: UnknownRecord) => {
  const { version: _, ...fields } = part;
  const present = testHarness.records[collection]?.find((row) => row.id === id);
  const record: Row = { ...present, ...fields, id, version: Number(present?.['version'] ?? 0) + 1 };
  testHarness.records[collection] = [...(testHarness.records[collection] ?? []).filter((row) => row.id !== id), record];
  return data(record);
};

/** The sessions of finished tests. What their pages still request as they close doesn't count for the next test. */
const formerSessions = new Set<string>();
let session = '';

const server = setupServer(
  quietEvents,
  http.get('*/api/v1/public/tenant/api-settings/', () => data({ name: 'Northwind' })),
  http.get('*/api/v1/user/users/me', () =>
    data({
      ...ada,
      role: { id: 1, title: testHarness.role, type: testHarness.role },
      permissions: testHarness.permissions,
    }),
  ),
  http.get('*/api/v1/user/offers/:id/plan', () => {
    const nobody = { countries: [], takers: [], gaps: [] };
    return data({ click: nobody, lead: nobody });
  }),
  http.get('*/api/v1/user/offers/:id/availability', () =>
    data({ countries: [], room: [], isUnlimited: true, schedule: null }),
  ),
  http.get('*/api/v1/user/notifications/personal/:id', () => data({ items: [], meta: { unread: 0, hasMore: false } })),
  // Other users change no records, unless a test says so.
  http.post('*/api/v1/stat/events/watch', async ({ request }) =>
    data({ ...recordOf(await request.json()), version: 0, isScheduled: false }),
  ),
  http.get('*/api/v1/user/info', () => data({ isoCountries: [], languages: [], isoLanguages: [], timezones: [] })),
  http.all(/\/api\/v1\/(user|stat)\//, async ({ request }) => {
    const { calls } = testHarness;
    const url = new URL(request.url);
    if (formerSessions.has(request.headers.get('Authorization') ?? '')) return listed([], url.searchParams);
    const path = url.pathname.replace('/api/v1/', '');
    const [area, name, id, part] = path.split('/');
    const collection = `${area}/${name}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ method: request.method, path: path + decodeURIComponent(url.search), body });
    if (testHarness.failing.has(path))
      return HttpResponse.json({ message: 'Out of order', details: [] }, { status: 500 });
    if (part === 'history') return data({ items: testHarness.records[`${collection}/history`] ?? [] });
    if (id && part && isRecord(body) && isRecord(body['data'])) return edited(collection, Number(id), body['data']);
    if (request.method !== 'GET') return changed(request.method, collection, body);
    if (id) return data(testHarness.records[collection]?.find((row) => row.id === Number(id)));
    return listed(testHarness.records[collection] ?? [], url.searchParams);
  }),
);

/** Calls that changed something. */
export const changes = (): Call[] => testHarness.calls.filter(({ method }) => method !== 'GET');

/** Sets everything up from scratch for every test of a file. */
export const setUpTestHarness = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    Object.assign(testHarness, {
      records: {},
      calls: [],
      failing: new Set(),
      role: 'admin',
      permissions: allPermissions,
    });
    const claims = { sub: '1', tenant: 7, exp: 4102444800, jti: formerSessions.size };
    const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
    session = `Bearer ${token}`;
    writeCookie('token', token);
  });
  afterEach(() => {
    formerSessions.add(session);
    server.resetHandlers();
  });
};

/** Opens an address of the admin as a user with this role. */
export const open = async (
  address: string,
  role: Role = 'admin',
  permissions: readonly string[] = permissionsOf[role],
  language: Language = 'en',
) => {
  Object.assign(testHarness, { role, permissions });
  window.history.replaceState(null, '', address);
  // As in a browser that has had a moment: what an action opens is rendered immediately.
  await preloadShell();
  await loadParts();
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => language });
  render(createApp({ resources, pages, services, i18nProvider: await speaking(language) }), { onCaughtError });
  return userEvent.setup();
};

export const address = (): string => window.location.pathname + window.location.search;
