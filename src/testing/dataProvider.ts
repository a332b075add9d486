import { expect } from 'vitest';
import { createDataProvider } from '../providers/data/dataProvider.ts';

/** Resources of every kind that the data provider knows. */
export const resources = [
  {
    name: 'settings/general',
    path: 'user/settings/general',
    entity: 'generalSettings',
    single: true,
    onRequest: ['hosts'],
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
    fixedFilter: { type: ['offer'] },
    impliedValues: { type: 'offer' },
    onRequest: [],
  },
  {
    name: 'settings/verticals',
    path: 'user/verticals',
    entity: 'vertical',
    onRequest: [],
    sections: { edit_goals: ['goals'], edit_redirect: ['redirect'] },
  },
  {
    name: 'affiliates/members',
    path: 'user/users',
    entity: 'user',
    fixedFilter: { roleType: ['affiliate'] },
    onRequest: [],
  },
  {
    name: 'employees',
    path: 'user/users',
    entity: 'user',
    fixedFilter: { roleType: ['admin', 'manager'] },
    onRequest: [],
    reverseFields: ['assignedTeams', 'managedOffers'],
  },
] as const;

/** A data provider whose server always gives this answer, and the calls that reach it, one per line. */
export const against = (answer: unknown, status = 200) => {
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

/** An answer with these records, out of 61. */
export const items = (...records: object[]) => ({ data: { items: records, meta: { totalCount: 61 } } });
/** The second page, the latest first. */
export const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' } } as const;
/** Returns what the call rejects with. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );
