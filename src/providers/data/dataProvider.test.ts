import fc from 'fast-check';
import { HttpError } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';
import { type AdminDataProvider, createDataProvider } from './dataProvider.ts';
import { failureBody, isFailure, staleRecord } from './errors.ts';

const resources = [
  {
    name: 'settings/general',
    path: 'user/settings/general',
    entity: 'generalSettings',
    single: true,
    onRequest: ['hosts'],
    listWith: [],
  },
  {
    name: 'offers',
    path: 'user/offers',
    entity: 'offer',
    onRequest: ['notes'],
    listWith: ['vertical'],
    statusCall: 'change_status',
  },
  {
    name: 'settings/offer-tags',
    path: 'user/tags',
    entity: 'tag',
    fixed: { type: ['offer'] },
    given: { type: 'offer' },
    onRequest: [],
    listWith: [],
  },
  {
    name: 'affiliates/members',
    path: 'user/users',
    entity: 'user',
    fixed: { roleType: ['affiliate'] },
    onRequest: [],
    listWith: [],
  },
  {
    name: 'employees',
    path: 'user/users',
    entity: 'user',
    fixed: { roleType: ['admin', 'manager'] },
    onRequest: [],
    listWith: [],
    reversed: ['assignedTeams', 'managedOffers'],
  },
] as const;

/** A data provider whose server always gives this answer, and the calls that reach it, one line each. */
const against = (answer: unknown, status = 200) => {
  const calls: string[] = [];
  const provider = createDataProvider({
    apiUrl: () => 'http://localhost/api/v1',
    resources,
    send: async (request) => {
      const body = await request.text();
      calls.push([request.method, request.url.replace('http://localhost/api/v1/', ''), body].filter(Boolean).join(' '));
      return Response.json(answer, { status });
    },
  });
  return { provider, calls };
};

const items = (...records: object[]) => ({ data: { items: records, meta: { totalCount: 61 } } });
const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' } } as const;
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );

test('a list that was not counted to its end has no total and can be gone on with', async () => {
  const uncounted = { data: { items: [{ id: 1 }, { id: 2 }], meta: { totalCount: 100_000, totalIsExact: false } } };
  const { provider } = against(uncounted);
  const list = (perPage: number) =>
    provider.getList('offers', { ...page, pagination: { page: 2, perPage }, filter: {} });
  expect(await list(2)).toEqual({
    data: uncounted.data.items,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
    meta: { moreThan: 100_000 },
  });
  expect(await list(3)).toMatchObject({ pageInfo: { hasNextPage: false } });
});

describe('calls', () => {
  const cases: [string, (provider: AdminDataProvider) => Promise<unknown>, string][] = [
    [
      'a page of a list',
      (p) => p.getList('offers', { ...page, filter: { status: 'active', vertical: [3, 4], search: '' } }),
      'GET user/offers?with=vertical&withMeta=totalCount&orderBy=createdAt:desc&limit=25&offset=25&status=active&vertical=3,4',
    ],
    [
      'the first page',
      (p) =>
        p.getList('offers', {
          ...page,
          pagination: { page: 1, perPage: 25 },
          filter: { q: 'a&b=c d' },
          meta: { with: [], fields: ['id', 'title'] },
        }),
      'GET user/offers?fields=id,title&withMeta=totalCount&orderBy=createdAt:desc&limit=25&search=a%26b%3Dc%20d',
    ],
    [
      'a view of a collection',
      (p) => p.getList('employees', { ...page, filter: {} }),
      'GET user/users?withMeta=totalCount&orderBy=createdAt:desc&limit=25&offset=25&roleType=admin,manager',
    ],
    [
      'a filter within what a view is fixed to',
      (p) => p.getList('employees', { ...page, filter: { roleType: ['manager', 'affiliate'] } }),
      'GET user/users?withMeta=totalCount&orderBy=createdAt:desc&limit=25&offset=25&roleType=manager',
    ],
    [
      'records that belong to another',
      (p) => p.getManyReference('offers', { ...page, filter: {}, target: 'vertical', id: 7, meta: { with: [] } }),
      'GET user/offers?withMeta=totalCount&orderBy=createdAt:desc&limit=25&offset=25&vertical=7',
    ],
    ['one record', (p) => p.getOne('offers', { id: 12 }), 'GET user/offers/12?with=notes'],
    [
      'a page that is longer than the API gives at once, and nothing left',
      (p) => p.getList('offers', { ...page, pagination: { page: 1, perPage: 100_000 }, filter: {} }),
      'GET user/offers?with=vertical&withMeta=totalCount&orderBy=createdAt:desc&limit=500',
    ],
    ['the only record', (p) => p.getOne('settings/general', { id: 'only' }), 'GET user/settings/general?with=hosts'],
    [
      'an edit of the only record',
      (p) =>
        p.update('settings/general', {
          id: 'only',
          data: { id: 'only', version: 3, name: 'B' },
          previousData: { id: 'only', version: 3, name: 'A' },
        }),
      'PATCH user/settings/general {"items":[{"version":3,"name":"B"}]}',
    ],
    [
      'the history of the only record',
      (p) => p.history('settings/general', 'only', { limit: 25, offset: 25 }),
      'GET user/settings/general/history?limit=25&offset=25',
    ],
    ['many records at once', (p) => p.getMany('employees', { ids: [3, '4', 5] }), 'GET user/users?id=3,4,5&limit=3'],
    [
      'a new record',
      (p) => p.create('offers', { data: { title: 'New' } }),
      'PUT user/offers {"items":[{"title":"New"}]}',
    ],
    [
      'a new record of a view',
      (p) => p.create('settings/offer-tags', { data: { title: 'New' } }),
      'PUT user/tags {"items":[{"type":"offer","title":"New"}]}',
    ],
    [
      'a new record of a view by what the server alone sets',
      (p) => p.create('affiliates/members', { data: { email: 'a@b.example' } }),
      'PUT user/users {"items":[{"email":"a@b.example"}]}',
    ],
    [
      'an edit',
      (p) =>
        p.update('offers', {
          id: '12',
          data: { id: 12, version: 3, title: 'B', tags: [1], description: undefined },
          previousData: { id: 12, version: 3, title: 'A', tags: [1], description: 'old' },
        }),
      'PATCH user/offers {"items":[{"id":12,"version":3,"title":"B","description":null}]}',
    ],
    [
      'an edit of who refers to a record, with the list that it was based on',
      (p) =>
        p.update('employees', {
          id: 4,
          data: { id: 4, version: 2, assignedTeams: [1, 3], managedOffers: [5] },
          previousData: { id: 4, version: 2, assignedTeams: [1, 2], managedOffers: [5] },
        }),
      'PATCH user/users {"items":[{"id":4,"version":2,"assignedTeams":[1,3],"basedOn":{"assignedTeams":[1,2]}}]}',
    ],
    [
      'an edit of something else of such a record',
      (p) =>
        p.update('employees', {
          id: 4,
          data: { id: 4, version: 2, firstName: 'Noor', assignedTeams: [1] },
          previousData: { id: 4, version: 2, firstName: 'Zoe', assignedTeams: [1] },
        }),
      'PATCH user/users {"items":[{"id":4,"version":2,"firstName":"Noor"}]}',
    ],
    [
      'an edit of several',
      (p) => p.updateMany('offers', { ids: [1, 2], data: { isHot: true } }),
      'PATCH user/offers {"items":[{"id":1,"isHot":true},{"id":2,"isHot":true}]}',
    ],
    ['a removal', (p) => p.delete('offers', { id: 12 }), 'DELETE user/offers {"items":[{"id":12}]}'],
    [
      'a removal of several',
      (p) => p.deleteMany('offers', { ids: [1, 2] }),
      'DELETE user/offers {"items":[{"id":1},{"id":2}]}',
    ],
    [
      'a change of status',
      (p) => p.changeStatus('offers', [{ id: 1, status: 'draft', reason: 'why' }]),
      'POST user/offers/change_status {"items":[{"id":1,"status":"draft","reason":"why"}]}',
    ],
    ['a copy', (p) => p.clone('offers', [1]), 'POST user/offers/clone {"items":[{"id":1}]}'],
    [
      'an action of its own',
      (p) => p.action('offers', 'edit_sieve', [{ id: 1, weight: 5 }], 'PATCH'),
      'PATCH user/offers/edit_sieve {"items":[{"id":1,"weight":5}]}',
    ],
  ];
  test.each(cases)('%s', async (_, act, line) => {
    const answer = /\/12\?|general\?/.test(line)
      ? { data: { id: 12 } }
      : line.includes('/history?')
        ? items()
        : items({ id: 1 });
    const { provider, calls } = against(answer);
    await act(provider);
    expect(calls).toEqual([line]);
  });

  test('an edit that changes nothing needs no call', async () => {
    const { provider, calls } = against(items());
    const record = { id: 12, version: 3, title: 'A', contacts: [{ type: 0, value: '@a' }] };
    expect(await provider.update('offers', { id: 12, data: structuredClone(record), previousData: record })).toEqual({
      data: record,
    });
    expect(calls).toEqual([]);
  });
});

describe('answers', () => {
  test('are unwrapped', async () => {
    const { provider } = against(items({ id: 1, title: 'A' }, { id: 2, title: 'B' }));
    expect(await provider.getList('offers', { ...page, filter: {} })).toEqual({
      data: [
        { id: 1, title: 'A' },
        { id: 2, title: 'B' },
      ],
      total: 61,
    });
    expect(await provider.create('offers', { data: {} })).toEqual({ data: { id: 1, title: 'A' } });
    expect(await provider.deleteMany('offers', { ids: [1, 2] })).toEqual({ data: [1, 2] });
    const one = against({ data: { id: 5, items: [9] } });
    expect(await one.provider.getOne('offers', { id: 5 })).toEqual({ data: { id: 5, items: [9] } });
  });

  test('with a record that the view has not are none', async () => {
    const { provider } = against({ data: { id: 3, roleType: 'manager' } });
    expect(await failure(provider.getOne('affiliates/members', { id: 3 }))).toMatchObject({ status: 404 });
    expect((await provider.getOne('employees', { id: 3 })).data.id).toBe(3);
  });

  test('that refuse values name the fields of the form', async () => {
    const { provider } = against(
      {
        message: 'Some fields need another value',
        details: [
          { message: 'This field is required', type: 'required', path: 'items.0.title' },
          { message: 'Not a URL', type: 'url', path: 'items.0.contacts.1.value' },
        ],
      },
      422,
    );
    const error = await failure(provider.create('offers', { data: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 422, message: 'Some fields need another value' });
    expect(failureBody(error)?.errors).toEqual({
      title: 'This field is required',
      contacts: { 1: { value: 'Not a URL' } },
    });
  });

  test('that concern one of several records, or none, are no form errors', async () => {
    const { provider } = against(
      { message: 'No', details: [{ message: 'Used by offer 4', type: 'referenced', path: 'items.1.id' }] },
      409,
    );
    const error = await failure(provider.deleteMany('offers', { ids: [1, 2] }));
    expect(failureBody(error)).toEqual({
      message: 'No',
      details: [{ message: 'Used by offer 4', type: 'referenced', path: 'items.1.id' }],
    });
    expect(staleRecord(error)).toBeUndefined();
  });

  test('that tell of a newer version carry it', async () => {
    const { provider } = against(
      { code: 'stale', message: 'Changed in the meantime', details: [], data: { id: 12, version: 4, title: 'C' } },
      409,
    );
    const error = await failure(
      provider.update('offers', { id: 12, data: { title: 'B' }, previousData: { id: 12, version: 3, title: 'A' } }),
    );
    expect(staleRecord(error)).toEqual({ id: 12, version: 4, title: 'C' });
  });

  test('that carry a record for another reason are no newer version', async () => {
    const { provider } = against({ code: 'keyReused', message: 'No', details: [], data: { id: 12 } }, 409);
    const error = await failure(provider.create('offers', { data: { title: 'B' } }));
    expect(staleRecord(error)).toBeUndefined();
    expect([isFailure(error, 'keyReused'), isFailure(error, 'stale')]).toEqual([true, false]);
  });

  test('that never come are told from those that do', async () => {
    const provider = createDataProvider({
      apiUrl: () => 'http://localhost',
      resources,
      send: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await failure(provider.getOne('offers', { id: 1 }))).toMatchObject({ status: 0, message: 'errors.0.text' });
  });
});

describe('a creating call', () => {
  /** The keys that reach the server. */
  const keyed = () => {
    const keys: (string | null)[] = [];
    const provider = createDataProvider({
      apiUrl: () => 'http://localhost/api/v1',
      resources,
      send: (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return Promise.resolve(Response.json(items({ id: 1 })));
      },
    });
    return { provider, keys };
  };

  test('carries the key it was given, or one of its own', async () => {
    const { provider, keys } = keyed();
    for (let attempt = 0; attempt < 2; attempt++)
      await provider.create('offers', { data: {}, meta: { idempotencyKey: 'k' } });
    await provider.create('offers', { data: {} });
    await provider.clone('offers', [1]);
    await provider.update('offers', { id: 1, data: { title: 'B' }, previousData: { id: 1, title: 'A' } });
    expect(keys).toEqual([
      'k',
      'k',
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
      null,
    ]);
    expect(new Set(keys).size).toBe(4);
  });
});

test('an edit of several says which versions were seen last', async () => {
  const { provider, calls } = against(items({ id: 1, version: 3 }, { id: 2, version: 5 }));
  await provider.getList('offers', { ...page, filter: {} });
  await provider.updateMany('offers', { ids: [1, 2, 3], data: { isHot: true } });
  expect(calls[1]).toBe(
    'PATCH user/offers {"items":[{"id":1,"version":3,"isHot":true},{"id":2,"version":5,"isHot":true},{"id":3,"isHot":true}]}',
  );
});

test('what a form has not changed is never among the changes', () => {
  const records = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue());
  fc.assert(
    fc.property(records, fc.string({ minLength: 1 }), (record, field) => {
      expect(changedFields(record, structuredClone(record))).toEqual({});
      const edited = { ...record, [field]: ['changed', record[field]] };
      expect(Object.keys(changedFields(record, edited))).toEqual([field]);
    }),
  );
});
