import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import {
  type Definition,
  type Field,
  type FieldOptions,
  group,
  list,
  many,
  one,
  password,
  reverse,
  secret,
  secureId,
  tags,
  text,
} from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

/**
 * What the generator says of fields that only some may see, of what would do nothing inside a list, and of references
 * edited from their other side.
 */

const words = { en: 'Words', ru: 'Слова' };

const complaints = (definitions: Record<string, Definition>): string[] =>
  check(modelOf(definitions)).map(
    ({ code, entity, at = [], message }) => `${code} ${entity}.${at.join('.')}: ${message}`,
  );

const fieldsWith = (more: Definition['fields']): string[] =>
  complaints({ ...people, shop: { ...shop, fields: { ...shop.fields, ...more } } });

describe('inside a list or group', () => {
  test.each([
    ...Object.entries<Partial<FieldOptions>>({
      staffOnly: { staffOnly: true },
      affiliateReadOnly: { affiliateReadOnly: true },
      permission: { permission: 'shop.read' },
      readOnly: { readOnly: true },
      createOnly: { createOnly: true },
      writeOnly: { writeOnly: true },
      reentered: { reentered: true },
      contact: { contact: 'email' },
      hiddenWithTarget: { hiddenWithTarget: true },
      onRequest: { onRequest: true },
      searchable: { searchable: true },
      unique: { unique: true },
      computed: { computed: true },
    }),
  ])('%s would do nothing, and is refused', (option, more) => {
    const x: Field = { ...text(words), ...more };
    const found = fieldsWith({ a: list({ x }, words), b: group({ c: list({ x }, words) }, words) });
    const message = `\`${option}\` does nothing inside a list or group`;
    expect(found).toEqual([
      `SL109 shop.fields.a.fields.x: ${message}`,
      `SL109 shop.fields.b.fields.c.fields.x: ${message}`,
    ]);
  });

  test('what has no need of it is let in', () =>
    expect(fieldsWith({ a: list({ x: text({ ...words, staffOnly: false }), y: one('user', words) }, words) })).toEqual(
      [],
    ));

  test.each(
    Object.entries({
      password: { x: password(words) },
      secret: secret('x', words),
      many: { x: many('user', words) },
      tags: { x: tags('shop') },
      reverse: { x: reverse('user', 'team', words) },
    }),
  )('is no %s', (kind, inside) => {
    expect(fieldsWith({ a: group(inside, words) })).toContain(
      `SL109 shop.fields.a.fields.x: a list or group can’t hold \`${kind}\``,
    );
  });
});

describe('a field that needs a permission to be seen', () => {
  const permission = 'shop.read';
  const stored =
    'SL109 shop.fields.a: only what the server computes can need a permission to be seen: what is stored is in the history too';

  test('is computed', () => {
    expect(fieldsWith({ a: text({ ...words, permission, computed: true, readOnly: true }) })).toEqual([]);
    expect(fieldsWith({ a: text({ ...words, permission }) })).toEqual([stored]);
    expect(fieldsWith({ a: text({ ...words, permission, readOnly: true }) })).toEqual([stored]);
  });

  test('is not what records are found by', () => {
    expect(fieldsWith({ a: text({ ...words, permission, searchable: true }) })).toContain(
      'SL109 shop.fields.a: it needs a permission and is `searchable`, so that others could find it out',
    );
  });
});

describe('a field that is its owner’s alone', () => {
  const key = (more: Partial<Field> = {}) => secureId({ ...words, filterable: false, ownerOnly: 'owner', ...more });
  const withKey = (field: Field, more: Partial<Definition> = {}) =>
    complaints({ ...people, shop: { ...shop, fields: { ...shop.fields, key: field }, ...more } });

  test('is let in', () => expect(withKey(key())).toEqual([]));

  test.each(['filterable', 'sortable', 'searchable', 'unique'] as const)('may not be %s', (probe) => {
    expect(withKey({ ...key(), [probe]: true })).toContain(
      `SL109 shop.fields.key: it is its owner’s alone and \`${probe}\`, so that others could find it out`,
    );
  });

  test('is not what records are known by', () => {
    const found = withKey(key(), { displayFields: 'key' });
    expect(found).toContain(
      'SL109 shop.fields.key: it is its owner’s alone, and everybody would know the record by it',
    );
  });

  test.each([
    ['ownr', 'SL102 shop.fields.key: unknown field `ownr`'],
    ['currency', 'SL109 shop.fields.key: `currency` holds no user'],
    ['visitors', 'SL109 shop.fields.key: `visitors` holds no user'],
    ['id', 'SL109 shop.fields.key: `id` holds no user'],
  ])('belongs to a user: %s', (ownerOnly, want) => {
    expect(withKey(key({ ownerOnly }))).toContain(want);
  });

  test('is no part of another field', () => {
    const keys = list({ value: text({ ...words, ownerOnly: 'owner' }) }, words);
    expect(withKey(keys)).toContain(
      'SL109 shop.fields.key.fields.value: only a field of the record itself can be its owner’s alone',
    );
  });
});

describe('a reference edited from its other side', () => {
  const { user } = people;
  const edited = (
    back: Partial<Field>,
    target: Partial<Definition> = {},
    own: Partial<Definition> = {},
    more: object = {},
  ) => {
    const fields = { ...user!.fields, shop: { ...one('shop', words), ...back } as Field };
    const customers = reverse('user', 'shop', { ...words, editable: true, ...more });
    return complaints({
      ...people,
      user: { ...user!, calls: ['list', 'read', 'edit'], fields, ...target },
      shop: { ...shop, fields: { ...shop.fields, customers }, ...own },
    });
  };
  const unedited = 'SL109 shop.fields.customers: `user.shop` is not edited, so neither is this side of it';
  const staffs = 'SL109 shop.fields.customers: `user.shop` is staff’s to edit, and so this side of it';

  test('is let in', () => expect(edited({})).toEqual([]));

  test.each(['readOnly', 'createOnly', 'computed'] as const)(
    'takes another side that is edited: not one that is %s',
    (not) => {
      expect(edited({ [not]: true })).toContain(unedited);
    },
  );

  test('takes another side whose records are edited', () => {
    expect(edited({}, { calls: ['list', 'read'] })).toContain(unedited);
    expect(edited({}, { shared: true })).toContain(unedited);
    expect(edited({}, { sessionOnly: true })).toContain(unedited);
  });

  test('takes a call to edit it by', () => {
    expect(edited({}, {}, { calls: ['list', 'read', 'create'] })).toContain(
      'SL109 shop.fields.customers: shop has no call `edit` to take it',
    );
  });

  test.each(['staffOnly', 'affiliateReadOnly'] as const)('is staff’s where the other side is (%s)', (whose) => {
    expect(edited({ [whose]: true })).toContain(staffs);
    expect(edited({ [whose]: true }, {}, {}, { [whose]: true })).not.toContain(staffs);
  });
});
