import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { clashDiagnostics } from '../../codegen/diagnostics/clashes.ts';
import { type Code, codes, type Diagnostic, isWarning, written } from '../../codegen/diagnostics/diagnostic.ts';
import { rule } from '../../domain/rules.ts';
import { answer, type ContractPart, type Operation } from '../../openapi/contract-part.ts';
import { type Definition, enumeration, integer, many, money, one, reverse, tags, text, timestamp, title } from '../../openapi/define.ts';
import { modelOf, people, shop, wholeModel } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const fields = (more: Definition['fields']): Partial<Definition> => ({ fields: { ...shop.fields, ...more } });
const form = (...names: string[]): Partial<Definition> => ({ form: { general: { ...words, fields: names } } });
const list = (more: Partial<NonNullable<Definition['list']>>): Partial<Definition> => ({ list: { columns: ['id'], ...more } });
const status = (more: Partial<NonNullable<Definition['status']>>): Partial<Definition> => ({
  status: { set: shop.status?.set ?? {}, ...more },
});

/** A diagnostic on one line: where, what, and how to mend it. */
const line = ({ code, at = [], message, help }: Diagnostic): string => `${code} ${at.join('.')}: ${message} (${help})`;

/** Each code, a definition of a shop that earns it, and what is said of it. */
const wrong: [Code, { definition: Partial<Definition>; want: string }][] = [
  [
    'SL101',
    {
      definition: fields({ place: one('uesr', words) }),
      want: 'fields.place: unknown entity `uesr` (did you mean `user`?)',
    },
  ],
  [
    'SL101',
    {
      definition: fields({ places: many('warehouse', words) }),
      want: 'fields.places: unknown entity `warehouse` (it can be: user, team, tag, shop)',
    },
  ],
  ['SL102', { definition: form('titel'), want: 'form.general: unknown field `titel` (did you mean `title`?)' }],
  [
    'SL102',
    {
      definition: list({ columns: ['ownr'] }),
      want: 'list.columns: unknown field `ownr` (did you mean `owner`?)',
    },
  ],
  [
    'SL102',
    {
      definition: list({ filters: ['sice'] }),
      want: 'list.filters: unknown field `sice` (did you mean `size`?)',
    },
  ],
  [
    'SL102',
    {
      definition: list({ orderBy: 'titles:asc' }),
      want: 'list.orderBy: unknown field `titles` (did you mean `title`?)',
    },
  ],
  ['SL102', { definition: { represent: 'name' }, want: 'represent: unknown field `name`' }],
  [
    'SL102',
    {
      definition: { unique: [['title', 'ovner']] },
      want: 'unique: unknown field `ovner` (did you mean `owner`?)',
    },
  ],
  [
    'SL102',
    {
      definition: { access: { manager: { rows: { field: 'manager', is: 'me' } } } },
      want: 'access.manager: unknown field `manager`',
    },
  ],
  [
    'SL102',
    {
      definition: { access: { manager: { rows: { either: [{ all: true }, { through: 'owner', rows: { field: 'taem', is: 'myTeam' } }] } } } },
      want: 'access.manager: unknown field `taem` of user (did you mean `team`?)',
    },
  ],
  [
    'SL102',
    {
      definition: fields({ place: one('user', { ...words, among: { roel: ['x'] } }) }),
      want: 'fields.place: unknown field `roel`',
    },
  ],
  [
    'SL102',
    {
      definition: fields({ staff: reverse('user', 'shop', words) }),
      want: 'fields.staff: unknown field `shop` of user',
    },
  ],
  [
    'SL103',
    {
      definition: fields({ tags: tags('shops') }),
      want: 'fields.tags: unknown type of tags `shops` (did you mean `shop`?)',
    },
  ],
  [
    'SL104',
    {
      definition: fields({ staff: reverse('user', 'team', words) }),
      want: 'fields.staff: `user.team` does not refer to shop',
    },
  ],
  [
    'SL105',
    {
      definition: status({ initial: 'actve' }),
      want: 'status.initial: unknown status `actve` (did you mean `active`?)',
    },
  ],
  [
    'SL105',
    {
      definition: status({ transitions: { active: ['cosed'] } }),
      want: 'status.transitions.active: unknown status `cosed` (did you mean `closed`?)',
    },
  ],
  ['SL105', { definition: status({ byPeople: ['open'] }), want: 'status.byPeople: unknown status `open`' }],
  ['SL105', { definition: status({ reason: ['blocked'] }), want: 'status.reason: unknown status `blocked`' }],
  [
    'SL106',
    {
      definition: { access: { affiliate: { rows: { field: 'size', is: [2] } } } },
      want: 'access.affiliate: `2` is no value of `size`',
    },
  ],
  [
    'SL107',
    {
      definition: { access: { affiliate: { rows: { all: true }, calls: ['count_visitor'] } } },
      want: 'access.affiliate: shop has no call `count_visitor` (did you mean `count_visitors`?)',
    },
  ],
  [
    'SL108',
    {
      definition: fields({ rent: money({ ...words, currency: 'curency' }) }),
      want: 'fields.rent: its currency is said to be in `curency`, which does not exist (did you mean `currency`?)',
    },
  ],
  [
    'SL108',
    {
      definition: fields({ rent: money({ ...words, currency: 'owner' }) }),
      want: 'fields.rent: `owner` holds no currency',
    },
  ],
  [
    'SL109',
    {
      definition: list({ filters: ['currency'] }),
      want: 'list.filters: a list can’t be narrowed by `currency`',
    },
  ],
  [
    'SL109',
    {
      definition: list({ orderBy: 'currency:asc' }),
      want: 'list.orderBy: a list can’t be ordered by `currency`',
    },
  ],
  [
    'SL109',
    {
      definition: { access: { affiliate: { rows: { field: 'owner', is: 'myTeam' } } } },
      want: 'access.affiliate: `owner` holds no team',
    },
  ],
  [
    'SL110',
    {
      definition: { permissions: { menu: 'front.menu.ofers.read' } },
      want: 'permissions: unknown permission `front.menu.ofers.read` (did you mean `front.menu.offers.read`? Pages’ permissions are in openapi/permissions.ts.)',
    },
  ],
  ['SL201', { definition: { path: 'stat/users' }, want: 'path: the table `users` is taken by user' }],
  ['SL201', { definition: { path: 'user/history' }, want: 'path: the table `history` is taken by the product itself' }],
  ['SL202', { definition: { route: 'users' }, want: 'route: the route `users` is taken by user' }],
  [
    'SL206',
    {
      definition: fields({ createdAt: timestamp(words) }),
      want: 'fields.createdAt: every record has a field `createdAt` of its own',
    },
  ],
  [
    'SL206',
    {
      definition: fields({ limit: text({ ...words, filterable: true }) }),
      want: 'fields.limit: the parameter `limit` is taken by shop',
    },
  ],
  ['SL206', { definition: { actions: { clone: words } }, want: 'actions.clone: `clone` is a call of its own' }],
  [
    'SL208',
    {
      definition: fields({ ownerId: integer(words) }),
      want: 'fields.ownerId: the column `owner_id` is taken by shop',
    },
  ],
  [
    'SL301',
    {
      definition: fields({ note: text({ en: 'Note', ru: ' ' }) }),
      want: "fields.note: it has no words in Russian (say `ru: '…'`)",
    },
  ],
  [
    'SL301',
    {
      definition: fields({ size: enumeration({ ...words, options: { one: { en: '', ru: 'Один' } } }) }),
      want: 'fields.size.options.one: it has no words in English',
    },
  ],
  [
    'SL301',
    {
      definition: { name: { en: ['Shop', 'Shops'], ru: ['Магазин', '', ''] } },
      want: 'name: it has no words in Russian',
    },
  ],
  [
    'SL302',
    {
      definition: fields({ floors: integer({ ...words, min: 5, max: 1 }) }),
      want: 'fields.floors: its value can’t be at least 5 and at most 1',
    },
  ],
  [
    'SL302',
    {
      definition: fields({ note: text({ ...words, minLength: 9, maxLength: 3 }) }),
      want: 'fields.note: its length can’t be at least 9 and at most 3',
    },
  ],
  [
    'SL303',
    {
      definition: fields({ floors: integer({ ...words, min: 5, default: 1 }) }),
      want: 'fields.floors: the default 1 breaks its rule `min`',
    },
  ],
  [
    'SL303',
    {
      definition: fields({ size: enumeration({ ...words, options: { one: words }, default: 'two' }) }),
      want: 'fields.size: the default "two" has not the type of the field',
    },
  ],
  [
    'SL304',
    {
      definition: fields({ plate: text({ ...words, pattern: '^\\d{2}-\\d{2}$' }) }),
      want: 'fields.plate: no example could be made that keeps its rule `pattern`',
    },
  ],
  [
    'SL305',
    {
      definition: fields({ plate: text({ ...words, pattern: '(' }) }),
      want: 'fields.plate: Invalid regular expression',
    },
  ],
  [
    'SL306',
    {
      definition: { status: undefined, access: {}, list: undefined },
      want: 'calls: `status` is a call, but there are no statuses',
    },
  ],
  [
    'SL307',
    {
      definition: { path: 'user/Shops' },
      want: 'path: `user/Shops` is not written as names are (write it like `user/traffic_sources`)',
    },
  ],
  [
    'SL307',
    {
      definition: { actions: { countAll: words } },
      want: 'actions.countAll: the action `countAll` is part of a path (write it `count_all`)',
    },
  ],
];

const shopWith = (definition: Partial<Definition>): Diagnostic[] =>
  check(modelOf({ ...people, shop: { ...shop, ...definition } }));

const operation = (more: Partial<Operation> = {}): Operation => ({
  operationId: 'ring',
  summary: 'Ring',
  tags: ['Bells'],
  'x-permission': [],
  responses: { 200: answer('Rung.', { type: 'null' }, null) },
  ...more,
});

const part = (path: string, more: Partial<Operation>, rest: Partial<ContractPart> = {}): ContractPart => ({
  paths: { [path]: { get: operation(more) } },
  ...rest,
});

/** Each code, a hand-written part of the contract that earns it, and what is said of it. */
const wrongParts: [Code, { part: ContractPart; want: string }][] = [
  [
    'SL102',
    {
      part: part('/bells', { responses: { 200: answer('', { $ref: '#/components/schemas/Shp' }, {}) } }),
      want: '`#/components/schemas/Shp` is not in the contract',
    },
  ],
  ['SL110', { part: part('/bells', { 'x-permission': ['shop.raed'] }), want: 'unknown permission `shop.raed`' }],
  [
    'SL204',
    {
      part: part('/bells', { operationId: 'listShops' }),
      want: 'the operationId `listShops` is taken by shop',
    },
  ],
  ['SL205', { part: part('/user/shops', {}), want: 'the call `GET /user/shops` is taken by shop' }],
  ['SL205', { part: part('/user/shops/{number}', {}), want: 'the call `GET /user/shops/{}` is taken by shop' }],
  [
    'SL207',
    {
      part: part('/bells', {}, { schemas: { ShopEdit: {} } }),
      want: 'the schema `ShopEdit` is taken by shop',
    },
  ],
  ['SL308', { part: part('/bells', { summary: '' }), want: 'it does not say: summary' }],
  [
    'SL308',
    {
      part: part('/bells', { responses: { 200: answer('', {}) } }),
      want: 'it does not say: an example of 200',
    },
  ],
];

describe('a definition', () => {
  test('that says everything earns nothing', () => {
    expect(check(wholeModel()).map((one) => written(one))).toEqual([]);
  });

  test.each(wrong.map(([code, row]) => ({ code, ...row })))('$code $want', ({ code, definition, want }) => {
    expect(shopWith(definition).map(line)).toContainEqual(expect.stringContaining(`${code} ${want}`));
  });

  test('earns all that is wrong with it at once', () => {
    const found = shopWith({ ...fields({ place: one('uesr', words), title: title({ ru: '' }) }), ...form('titel') });
    expect(found.map(({ code }) => code)).toEqual(['SL101', 'SL102', 'SL301']);
  });

  test('that only warns does not stop the generator', () => {
    const found = shopWith(fields({ plate: text({ ...words, pattern: '^\\d{2}-\\d{2}$' }) }));
    expect(found.map(isWarning)).toEqual([true]);
  });

  test('may carry a rule that no field can keep only where its arguments allow it', () => {
    const note = text(words);
    expect(shopWith(fields({ note: { ...note, rules: [rule('minMax', 3, 2)] } })).map(({ code }) => code)).toContain('SL302');
  });
});

describe('a hand-written call', () => {
  test('that says everything earns nothing', () => {
    expect(check(modelOf({ ...people, shop }, { 'openapi/paths/bells.ts': part('/bells', {}) }))).toEqual([]);
  });

  test.each(wrongParts.map(([code, row]) => ({ code, ...row })))('$code $want', ({ code, part: wrongPart, want }) => {
    const file = 'openapi/paths/bells.ts';
    const found = check(modelOf({ ...people, shop }, { [file]: wrongPart }));
    expect(found).toContainEqual(expect.objectContaining({ code, file, message: want, help: expect.any(String) }));
  });
});

test('a written permission that a definition has too is a double (SL203)', () => {
  const written = [{ name: 'shop.read', en: 'Shops', ru: 'Магазины', group: 1, roleTypes: ['admin'] as const }];
  expect(clashDiagnostics(modelOf({ ...people, shop }), written)).toEqual([
    expect.objectContaining({ code: 'SL203', message: 'the permission `shop.read` is taken by a definition' }),
  ]);
});

test('a diagnostic is printed with its place, its line and its help', () => {
  const diagnostic: Diagnostic = { code: 'SL101', entity: 'shop', at: ['fields', 'place'], message: 'unknown entity `uesr`', help: 'did you mean `user`?' };
  expect(written(diagnostic, 12)).toBe(
    'SL101 error  openapi/entities/shop.ts:12  shop.place\n  unknown entity `uesr`\n  help: did you mean `user`?',
  );
});

test('every code of definitions and calls is tried here', () => {
  const tried = new Set<string>(['SL203', ...wrong.map(([code]) => code), ...wrongParts.map(([code]) => code)]);
  expect(Object.keys(codes).filter((code) => /^SL[123]/.test(code) && !tried.has(code))).toEqual([]);
});
