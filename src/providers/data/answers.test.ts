import { HttpError } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { against, failure, items, page, resources } from '../../testing/dataProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { failureBody, isFailure, staleRecord } from './errors.ts';

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
          { message: 'This is a required field', type: 'required', path: 'items.0.title' },
          { message: 'Not a URL', type: 'url', path: 'items.0.contacts.1.value' },
        ],
      },
      422,
    );
    const error = await failure(provider.create('offers', { data: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 422, message: 'Some fields need another value' });
    expect(failureBody(error)?.errors).toEqual({
      title: 'This is a required field',
      contacts: { 1: { value: 'Not a URL' } },
    });
  });

  test('that refuse a part of a record name the fields of the form', async () => {
    const { provider } = against(
      { message: 'No', details: [{ message: 'Taken', type: 'unique', path: 'data.goals.1.key' }] },
      422,
    );
    const error = await failure(
      provider.update('settings/verticals', {
        id: 12,
        data: { goals: [1] },
        previousData: { id: 12, version: 3, goals: [] },
      }),
    );
    expect(failureBody(error)?.errors).toEqual({ goals: { 1: { key: 'Taken' } } });
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

  test.each([200, 422, 500])(
    'that break off on their way are told of, whatever they began with: %i',
    async (status) => {
      const provider = createDataProvider({
        apiUrl: () => 'http://localhost',
        resources,
        send: async () =>
          new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), { status }),
      });
      expect(await failure(provider.getOne('offers', { id: 1 }))).toMatchObject({ message: 'errors.unreadable.text' });
    },
  );

  test('that never come are told from those that do', async () => {
    const provider = createDataProvider({
      apiUrl: () => 'http://localhost',
      resources,
      send: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await failure(provider.getOne('offers', { id: 1 }))).toMatchObject({ status: 0, message: 'errors.0.text' });
  });
});
