import { describe, expect, test } from 'vitest';
import { against, items, page, resources } from '../../testing/dataProvider.ts';
import type { AdminDataProvider } from './adminDataProvider.ts';
import { createDataProvider } from './dataProvider.ts';

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
    [
      'the titles of what the only record refers to',
      (p) => p.getMany('settings/general', { ids: ['only'], meta: { titlesOf: 'registrationRole', former: true } }),
      'GET user/titles?entity=generalSettings&field=registrationRole&former=true',
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
      'an edit of one part of a record that has a call of its own',
      (p) =>
        p.update('settings/verticals', {
          id: 12,
          data: { id: 12, version: 3, title: 'A', goals: [{ id: 5 }], replaced: { goals: [{ id: 4, by: 5 }] } },
          previousData: { id: 12, version: 3, title: 'A', goals: [{ id: 4 }, { id: 5 }] },
        }),
      'POST user/verticals/12/edit_goals {"data":{"version":3,"goals":[{"id":5}],"replaced":{"goals":[{"id":4,"by":5}]}}}',
    ],
    [
      'an edit of that part and another',
      (p) =>
        p.update('settings/verticals', {
          id: 12,
          data: { id: 12, version: 3, goals: [{ id: 5 }], redirect: null },
          previousData: { id: 12, version: 3, goals: [], redirect: {} },
        }),
      'PATCH user/verticals {"items":[{"id":12,"version":3,"goals":[{"id":5}],"redirect":null}]}',
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
    const answer = /\/12(\?|\/edit_)|general\?/.test(line)
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

  test('carries the key it was given', async () => {
    const { provider, keys } = keyed();
    for (let attempt = 0; attempt < 2; attempt++)
      await provider.create('offers', { data: {}, meta: { idempotencyKey: 'k' } });
    await provider.update('offers', { id: 1, data: { title: 'B' }, previousData: { id: 1, title: 'A' } });
    expect(keys).toEqual(['k', 'k', null]);
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

test('more records at once than the API returns are two calls, and their records one answer in order', async () => {
  const calls: string[] = [];
  const provider = createDataProvider({
    apiUrl: () => 'http://localhost/api/v1',
    resources,
    send: async ({ url }) => {
      const query = new URL(url).searchParams;
      const ids = query.get('id')?.split(',').map(Number) ?? [];
      calls.push(`${ids.length} ${query.get('limit')}`);
      return Response.json(items(...ids.map((id) => ({ id }))));
    },
  });
  const ids = Array.from({ length: 501 }, (_, place) => place + 1);
  const { data } = await provider.getMany('employees', { ids });
  expect(calls).toEqual(['500 500', '1 1']);
  expect(data.map(({ id }) => id)).toEqual(ids);
  await provider.getMany('employees', { ids, meta: { titlesOf: 'manager' } });
  expect(calls.slice(2)).toEqual(['500 null', '1 null']);
});
