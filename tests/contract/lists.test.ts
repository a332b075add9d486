import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity, Field } from '../../openapi/define.ts';
import { kindOf } from '../../openapi/kinds.ts';
import { filterShape, isSortable } from '../../openapi/traits.ts';
import type { Row } from './answer.ts';
import type { Exchange } from './caller.ts';
import { allOf, crowd } from './crowd.ts';
import { entitiesWith, entityOf, named } from './contract.ts';
import { startWorld, type World } from './world.ts';

let world: World;
const records = new Map<string, Row[]>();
beforeAll(async () => {
  world = await startWorld();
  await crowd(world.home);
  for (const [key] of lists) records.set(key, await allOf(world.home.admin, key));
});
afterAll(() => world.close());

const lists = entitiesWith('list');

const all = (key: string): Row[] => records.get(key) ?? [];
const ids = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);
const read = async (key: string, exchange: Exchange) =>
  (await world.home.admin.call(named(key, 'list'), exchange)).ok().data;
const ask = (key: string, query: Exchange['query']) => read(key, { query: { limit: 500, ...query } });
const inOrder = (rows: readonly Row[]): number[] => ids(rows).toSorted((a, b) => a - b);
const found = async (key: string, query: Exchange['query']): Promise<number[]> =>
  inOrder((await ask(key, query)).items);
/** Those with any of the values, written as the contract's `form` style is: commas of a value are escaped. */
const foundAmong = async (key: string, name: string, values: readonly unknown[]): Promise<number[]> => {
  const among = values.map((one) => encodeURIComponent(String(one))).join(',');
  return inOrder((await read(key, { search: `limit=500&${name}=${among}` })).items);
};
const expected = (key: string, holds: (row: Row) => boolean): number[] => ids(all(key).filter(holds));

const fieldsOf = (wanted: (field: Field, entity: Entity) => boolean | undefined): [string, string, Field][] =>
  lists.flatMap(([key, entity]) =>
    Object.entries(entity.fields)
      .filter(([, field]) => !field.writeOnly && wanted(field, entity))
      .map(([name, field]): [string, string, Field] => [key, name, field]),
  );

const valuesOf = (row: Row, name: string): unknown[] => {
  const value = row[name];
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
};

/** Distinct values that records have in a field. */
const present = (key: string, name: string): unknown[] => [...new Set(all(key).flatMap((row) => valuesOf(row, name)))];

describe('a list is filtered by the values of a field', () => {
  test.each(fieldsOf((field) => filterShape(field) === 'values'))('%s: %s', async (key, name) => {
    const values = present(key, name);
    for (const value of values.slice(0, 3)) {
      expect(await found(key, { [name]: String(value) })).toEqual(
        expected(key, (row) => valuesOf(row, name).includes(value)),
      );
    }
    const pair = values.slice(0, 2);
    if (pair.length > 1) {
      const either = (row: Row) => valuesOf(row, name).some((value) => pair.includes(value));
      expect(await foundAmong(key, name, pair)).toEqual(expected(key, either));
    }
  });
});

describe('a list is filtered by a range', () => {
  test.each(fieldsOf((field) => filterShape(field) === 'range'))('%s: %s', async (key, name, field) => {
    const value = all(key).find((row) => row[name] !== null)?.[name];
    if (value === undefined) return;
    const limit = String(value);
    // Days are texts, and sorted as texts; everything else is numbers.
    const compared = (row: Row): number[] =>
      valuesOf(row, name).map((one) =>
        field.kind === 'date' ? String(one).localeCompare(limit) : Number(one) - Number(limit),
      );
    expect(await found(key, { [`${name}From`]: limit })).toEqual(
      expected(key, (row) => compared(row).some((order) => order >= 0)),
    );
    expect(await found(key, { [`${name}To`]: limit })).toEqual(
      expected(key, (row) => compared(row).some((order) => order <= 0)),
    );
    expect(await found(key, { [`${name}From`]: limit, [`${name}To`]: limit })).toContain(
      all(key).find((row) => row[name] === value)?.id,
    );
  });
});

describe('a search finds records by any part of a text', () => {
  const searched = new Map(
    lists.map(([key, { fields }]) => [key, Object.keys(fields).filter((name) => fields[name]?.searchable)]),
  );

  test.each(fieldsOf((field) => field.searchable))('%s: %s', async (key, name) => {
    const texts = (row: Row) => (searched.get(key) ?? []).map((one) => String(row[one] ?? '').toLowerCase());
    for (const value of present(key, name).slice(0, 3)) {
      const words = String(value).slice(1).toUpperCase();
      const holds = (row: Row) =>
        words
          .toLowerCase()
          .split(/\s+/)
          .every((word) => texts(row).some((text) => text.includes(word)));
      const answer = await found(key, { search: words });
      expect(answer).toEqual(expected(key, holds));
      expect(answer.length).toBeGreaterThan(0);
    }
    expect(await found(key, { search: '100%_\\' })).toEqual([]);
  });
});

describe('a list is sorted as requested', () => {
  const counted = (field: Field) => ['integer', 'number'].includes(String(kindOf(field).schema(field)['type']));

  test.each(fieldsOf(isSortable))('%s: %s', async (key, name, field) => {
    const upwards = (await ask(key, { orderBy: `${name}:asc` })).items;
    const downwards = (await ask(key, { orderBy: `${name}:desc` })).items;
    expect(ids(downwards)).toEqual(ids(upwards).toReversed());
    expect(ids(upwards).toSorted((a, b) => a - b)).toEqual(ids(all(key)));
    const values = upwards.map((row) => row[name]).filter((value) => value !== null && value !== undefined);
    if (counted(field)) expect(values).toEqual(values.toSorted((a, b) => Number(a) - Number(b)));
    const equal = upwards.filter((row) => row[name] === upwards[0]?.[name]);
    expect(ids(equal), 'equals come by id').toEqual(ids(equal).toSorted((a, b) => a - b));
  });
});

describe.each(lists)('in the list of %s', (key, entity: Entity) => {
  test('pages follow each other without gap or overlap', async () => {
    const whole = ids((await ask(key, {})).items);
    expect(whole.toSorted((a, b) => a - b)).toEqual(ids(all(key)));
    const pages: number[] = [];
    for (let offset = 0; offset < whole.length; offset += 4)
      pages.push(...ids((await ask(key, { limit: 4, offset })).items));
    expect(pages).toEqual(whole);
    expect((await ask(key, { offset: whole.length })).items).toEqual([]);
    expect((await ask(key, { limit: 0 })).items).toEqual([]);
  });

  test('there are twenty-five records by default', async () => {
    const { items } = (await world.home.admin.call(named(key, 'list'))).ok().data;
    expect(items).toHaveLength(Math.min(25, all(key).length));
  });

  test('the total is that of all matching records', async () => {
    const some = all(key).slice(0, 2);
    const pages: Exchange['query'][] = [{ limit: 1 }, { limit: 0 }, { offset: 1000 }, { limit: 1, offset: 1 }];
    for (const query of pages) {
      expect((await ask(key, { ...query, withMeta: 'totalCount' })).meta).toEqual({ totalCount: all(key).length });
    }
    if (some.length > 0) {
      expect((await ask(key, { id: ids(some).join(','), limit: 1, withMeta: 'totalCount' })).meta).toEqual({
        totalCount: some.length,
      });
    }
    if (entity.status) {
      for (const status of Object.keys(entity.status.set)) {
        const { items, meta } = await ask(key, { status, withMeta: 'totalCount' });
        expect(meta?.totalCount).toBe(items.length);
      }
    }
    expect((await ask(key, {})).meta).toBeUndefined();
  });

  test('the first and the last day of creation are returned', async () => {
    if (!('createdAt' in entity.fields)) return;
    const times = all(key).map((row) => Number(row['createdAt']));
    const told = (await ask(key, { withMeta: 'minDate,maxDate', limit: 1 })).meta;
    expect(told).toEqual({
      minDate: times.length ? Math.min(...times) : null,
      maxDate: times.length ? Math.max(...times) : null,
    });
  });

  test('only the requested fields are sent, the usual ones by default', async () => {
    const readable = Object.entries(entityOf(key).fields).filter(([, field]) => !field.writeOnly);
    const usual = readable.filter(([, field]) => !field.onRequest).map(([name]) => name);
    const keys = async (query: Exchange['query']) =>
      Object.keys((await ask(key, { limit: 1, ...query })).items[0] ?? {}).toSorted();
    if (all(key).length === 0) return;
    expect(await keys({})).toEqual(usual.toSorted());
    for (const [name] of readable) expect(await keys({ fields: name })).toEqual([...new Set(['id', name])].toSorted());
    for (const [name, field] of readable) {
      if (field.onRequest) expect(await keys({ with: name })).toEqual([...usual, name].toSorted());
    }
  });
});
