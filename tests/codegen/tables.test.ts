import { describe, expect, test } from 'vitest';
import { migrationSteps } from '../../codegen/migration/difference.ts';
import { migrationFiles } from '../../codegen/migration/file.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import { emptySchema, type Schema } from '../../codegen/tables/schema.ts';
import {
  all,
  both,
  type Definition,
  either,
  having,
  integer,
  list,
  many,
  one,
  own,
  type Rows,
  secureId,
  text,
  title,
} from '../../openapi/define.ts';
import { modelOf, people, wholeModel } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };

const shopOf = (fields: Definition['fields']): Definition => ({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: { title: title(), ...fields },
  calls: ['list', 'read', 'create', 'edit'],
});

const schema = (shop: Definition): Schema => schemaOf(modelOf({ ...people, shop }).entities);

describe('the migration’s file', () => {
  const now = Date.UTC(2026, 10, 22, 7, 30, 15, 999);
  const files = (before: Schema, after: Schema, existing: string[] = ['0001_ground.sql']) =>
    migrationFiles(migrationSteps(before, after), after, existing, now);
  const file = (...given: Parameters<typeof files>) => files(...given)[0];

  test.each([
    ['the first', file(emptySchema, schema(shopOf({}))), '20261122073015_user_and_more.sql'],
    ['one field', file(schema(shopOf({})), schema(shopOf({ a: text(words) }))), '20261122073015_shop_a.sql'],
    [
      'a field of another name',
      file(schema(shopOf({ a: text(words) })), schema(shopOf({ b: text({ ...words, renamedFrom: 'a' }) }))),
      '20261122073015_shop_b.sql',
    ],
    [
      'a field that went',
      file(schema(shopOf({ openAt: text(words) })), schema(shopOf({}))),
      '20261122073015_shop_open_at.sql',
    ],
    [
      'a field of many',
      file(schema(shopOf({})), schema(shopOf({ guests: many('user', words) }))),
      '20261122073015_shop_guests.sql',
    ],
    [
      'several fields',
      file(schema(shopOf({})), schema(shopOf({ a: integer({ ...words, filterable: true }), b: text(words) }))),
      '20261122073015_shop_a_and_more.sql',
    ],
    [
      'an entity with lists of its own',
      file(schemaOf(modelOf(people).entities), schema(shopOf({ guests: many('user', words) }))),
      '20261122073015_shop.sql',
    ],
    ['a search', file(schema(shopOf({})), schema({ ...shopOf({}), find: true })), '20261122073015_search.sql'],
    [
      'an index',
      file(schema(shopOf({ a: integer(words) })), schema(shopOf({ a: integer({ ...words, filterable: true }) }))),
      '20261122073015_indexes.sql',
    ],
    [
      'later than one of a clock that is ahead',
      file(schema(shopOf({})), schema(shopOf({ a: text(words) })), [
        '0001_ground.sql',
        '20261231235959_b.sql',
        '20250101000000_c.sql',
      ]),
      '20270101000000_shop_a.sql',
    ],
  ])('is named after what it does: %s', (_, made, name) => {
    expect(made?.path).toBe(`server/database/migrations/${name}`);
  });

  test('makes no index for a filter that has none', () => {
    const made = files(schema(shopOf({})), schema(shopOf({ a: text({ ...words, filterable: 'unindexed' }) })));
    expect(made.map(({ path }) => path.replace(/.*\//, ''))).toEqual(['20261122073015_shop_a.sql']);
  });

  test('has a second one for indexes of tables in use, which needs no transaction', () => {
    const after = schema(shopOf({ a: integer({ ...words, filterable: true }) }));
    const made = files(schema(shopOf({})), after);
    expect(made.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
      '20261122073015_shop_a.sql',
      '20261122073016_indexes.sql',
    ]);
    expect(made[0]?.content).not.toContain('index');
    expect(made[1]?.content).toMatch(/\n\ncreate index concurrently shops_a_index on shops \(tenant_id, a, id\);\n$/);
    expect(
      files(emptySchema, after)
        .map(({ content }) => content)
        .join(),
    ).not.toContain('concurrently');
  });

  test('is none where nothing changed', () => {
    expect(file(schema(shopOf({})), schema(shopOf({})))).toBeUndefined();
  });
});

describe('tables of the definitions', () => {
  test('are made of every kind of field', () => {
    const { columns } = schemaOf(wholeModel().entities).tables['things']!;
    const types = Object.fromEntries(
      Object.entries(columns).map(([name, { type, notNull }]) => [name, `${type}${notNull ? ' not null' : ''}`]),
    );
    expect(types).toMatchObject({
      secure_id: 'text not null',
      ip: 'inet',
      words: 'text[] not null',
      count: 'integer',
      rate: 'numeric(24,8) not null',
      open: 'boolean not null',
      palette: 'text[] not null',
      size: 'integer not null',
      day: 'date',
      seen_at: 'timestamptz',
      owner_id: 'bigint not null',
      contacts: 'jsonb not null',
      size2: 'jsonb',
      settings: 'jsonb',
      status: 'text not null',
    });
    for (const name of ['password', 'friends', 'tags', 'parts', 'total']) expect(types).not.toHaveProperty(name);
  });

  test('know who made and changed a record without a lock on that person', () => {
    const { columns, indexes } = schemaOf(wholeModel().entities).tables['things']!;
    expect(columns['created_by_id']?.references).toMatchObject({ table: 'users', constrained: false });
    expect(Object.keys(indexes)).not.toContain('things_created_by_id_index');
  });

  test('have an index of each one’s own records in every order other than by id that a list opens with', () => {
    const owned = (rows: Rows, orderBy: 'createdAt:desc' | 'id:desc' = 'createdAt:desc') =>
      Object.values(
        schema({
          ...shopOf({ keeper: one('user', words), helpers: many('user', words) }),
          access: { affiliate: { rows } },
          list: { columns: ['id', 'title'], orderBy },
        }).tables['shops']!.indexes,
      ).map(({ columns }) => columns.join());
    const index = 'tenant_id,keeper_id,created_at,id';
    expect(owned(own('keeper'))).toContain(index);
    expect(owned(both(having('title', 'x'), own('keeper')))).toContain(index);
    for (const rows of [all, own('helpers'), either(own('keeper'), own('helpers'))])
      expect(owned(rows)).not.toContain(index);
    expect(owned(own('keeper'), 'id:desc').filter((columns) => columns.includes('keeper_id'))).toEqual([
      'tenant_id,keeper_id,id',
    ]);
  });

  test('take lists and groups as one value each', () => {
    const made = schema(shopOf({ rows: list({ a: text(words) }, words), id2: secureId() })).tables['shops']!;
    expect(made.columns['rows']).toMatchObject({ type: 'jsonb', notNull: true, default: "'[]'" });
    expect(made.columns['id2']?.default).toContain('gen_random_uuid()');
  });
});
