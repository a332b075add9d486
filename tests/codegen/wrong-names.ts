import type { Code } from '../../codegen/diagnostics/diagnostic.ts';
import {
  type Definition,
  withPermission,
  list as ownedList,
  many,
  money,
  one,
  reverse,
  tags,
  text,
  title,
} from '../../openapi/define.ts';
import { shop } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const fields = (more: Definition['fields']): Partial<Definition> => ({ fields: { ...shop.fields, ...more } });
const form = (...names: string[]): Partial<Definition> => ({ form: { general: { ...words, fields: names } } });
const list = (more: Partial<NonNullable<Definition['list']>>): Partial<Definition> => ({
  list: { columns: ['id'], ...more },
});
const status = (more: Partial<NonNullable<Definition['status']>>): Partial<Definition> => ({
  status: { set: shop.status?.set ?? {}, ...more },
});

/** A place in the staff's menu, as written without a compiler's check. */
const placedAt = (place: object): Partial<Definition> => ({ menu: { staff: { order: 10, ...place } } });

const closedWith = (more: object): Partial<Definition> =>
  status({ set: { ...shop.status!.set, closed: { ...shop.status!.set['closed']!, ...more } } });

/** Each code of names that lead nowhere, a definition of a shop that earns it, and what is said of it. */
export const wrongNames: [Code, { definition: Partial<Definition>; want: string }][] = [
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
  [
    'SL102',
    {
      definition: fields({ guests: many('user', { ...words, mode: 'guestMode' }) }),
      want: 'fields.guests: how it is meant is said to be in `guestMode`, which does not exist',
    },
  ],
  [
    'SL109',
    {
      definition: fields({ guests: many('user', { ...words, mode: 'size' }) }),
      want: 'fields.guests: how it is meant is said to be in `size`, which is no choice that is always made',
    },
  ],
  [
    'SL109',
    {
      definition: fields({ note: text({ ...words, mode: 'size' }) }),
      want: 'fields.note: only of several codes or records is said how they are meant (take `mode` out)',
    },
  ],
  [
    'SL102',
    {
      definition: { actions: { move: { ...words, edits: ['sice'] } } },
      want: 'actions.move: unknown field `sice` (did you mean `size`?)',
    },
  ],
  [
    'SL109',
    {
      definition: { actions: { move: { ...words, edits: ['id'] } } },
      want: 'actions.move: `id` can’t be edited',
    },
  ],
  [
    'SL306',
    {
      definition: { calls: ['list', 'read', 'create', 'status'], actions: { move: { ...words, edits: ['size'] } } },
      want: 'actions.move: it edits, but `edit` is no call',
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
    'SL109',
    {
      definition: list({ filters: ['size'], quickFilters: ['title'] }),
      want: 'list.quickFilters: `title` is no filter of the list',
    },
  ],
  [
    'SL109',
    {
      definition: list({ filters: ['size'], mineFilter: 'size' }),
      want: 'list.mineFilter: `size` does not narrow the list to people’s own records',
    },
  ],
  [
    'SL109',
    {
      definition: list({ sums: ['title'] }),
      want: 'list.sums: `title` can’t be summed up',
    },
  ],
  [
    'SL102',
    {
      definition: list({ inlineEdit: ['titel'] }),
      want: 'list.inlineEdit: unknown field `titel` (did you mean `title`?)',
    },
  ],
  ...Object.entries({
    aList: ownedList({ name: text(words) }, words),
    aLongText: text({ ...words, multiline: true }),
    readOnly: text({ ...words, readOnly: true }),
    setOnce: text({ ...words, createOnly: true }),
    onRequest: text({ ...words, onRequest: true }),
  }).map(([name, field]): [Code, { definition: Partial<Definition>; want: string }] => [
    'SL109',
    {
      definition: { ...fields({ [name]: field }), ...form(name), ...list({ inlineEdit: [name] }) },
      want: `list.inlineEdit: \`${name}\` can’t be edited in a cell`,
    },
  ]),
  [
    'SL109',
    {
      definition: { ...form('id'), ...list({ columns: ['id', 'title'], inlineEdit: ['title'] }) },
      want: 'list.inlineEdit: `title` can’t be edited in a cell',
    },
  ],
  [
    'SL109',
    {
      definition: { ...fields({ code: text({ ...words, unique: true }) }), ...list({ bulkEdit: ['code'] }) },
      want: 'list.bulkEdit: `code` can’t be edited for many records at once',
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
  ['SL102', { definition: { find: { subtitle: 'ownr' } }, want: 'find: unknown field `ownr` (did you mean `owner`?)' }],
  ['SL102', { definition: { displayFields: 'name' }, want: 'displayFields: unknown field `name`' }],
  ['SL102', { definition: { displayRussian: 'nameRu' }, want: 'displayRussian: unknown field `nameRu`' }],
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
      definition: {
        access: {
          manager: { rows: { either: [{ all: true }, { through: 'owner', rows: { field: 'taem', is: 'myTeam' } }] } },
        },
      },
      want: 'access.manager: unknown field `taem` of user (did you mean `team`?)',
    },
  ],
  [
    'SL102',
    {
      definition: fields({ place: one('user', { ...words, referenceFilter: { roel: ['x'] } }) }),
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
  [
    'SL105',
    { definition: closedWith({ copyStatus: 'open' }), want: 'status.set.closed.copyStatus: unknown status `open`' },
  ],
  ['SL105', { definition: status({ reason: ['blocked'] }), want: 'status.reason: unknown status `blocked`' }],
  [
    'SL105',
    {
      definition: placedAt({ group: 'offers', order: 5, tab: 'actve' }),
      want: 'menu.staff: unknown status `actve` (did you mean `active`?)',
    },
  ],
  [
    'SL102',
    {
      definition: placedAt({ group: 'offers', order: 5, orderBy: 'titel:asc' }),
      want: 'menu.staff: unknown field `titel` (did you mean `title`?)',
    },
  ],
  [
    'SL109',
    {
      definition: placedAt({ group: 'offers', order: 5, orderBy: 'currency:asc' }),
      want: 'menu.staff: a list can’t be ordered by `currency`',
    },
  ],
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
  ['SL109', { definition: { find: { subtitle: 'rent' } }, want: 'find: `rent` is no text and no reference' }],
  ['SL109', { definition: { find: { type: 'title' } }, want: 'find: `title` is no enumeration' }],
  [
    'SL109',
    {
      definition: { find: { exactMatch: ['rent'] } },
      want: 'find: `rent` is no public id or text that lists are filtered by',
    },
  ],
  ['SL109', { definition: { calls: ['list'] }, want: 'find: its records have no page' }],
  ['SL109', { definition: { shared: true }, want: 'find: the palette finds records of a tenant alone' }],
  [
    'SL109',
    { definition: fields({ title: title({ searchable: false }) }), want: 'find: no field of it is `searchable`' },
  ],
  [
    'SL109',
    {
      definition: fields({ note: text({ ...words, searchable: true, staffOnly: true }) }),
      want: 'find: `note` can’t be searched for everybody who finds it',
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
  [
    'SL110',
    {
      definition: placedAt({ group: 'offers', order: 5, permission: 'shop.raed' }),
      want: 'menu.staff: unknown permission `shop.raed` (did you mean `shop.read`? Pages’ permissions are in openapi/permissions.ts.)',
    },
  ],
  [
    'SL111',
    {
      definition: placedAt({ group: 'ofers' }),
      want: 'menu.staff: the menu `staff` has no group `ofers` (did you mean `offers`?)',
    },
  ],
  [
    'SL111',
    {
      definition: { menu: { affiliates: { group: 'offers', order: 10 } } },
      want: 'menu.affiliates: the menu `affiliates` has no group `offers`',
    },
  ],
  [
    'SL111',
    {
      definition: placedAt({ icon: 'ofers' }),
      want: 'menu.staff: there is no picture `ofers` (did you mean `offers`?)',
    },
  ],
  [
    'SL209',
    {
      definition: placedAt({ icon: 'offers', order: 40 }),
      want: 'menu.staff: the place `staff 40` is taken by openapi/menu.ts (give one of them another `order`)',
    },
  ],
  [
    'SL311',
    {
      definition: placedAt({}),
      want: 'menu.staff: a line that stands in no group has no picture (say its `group`, or an `icon`)',
    },
  ],
  [
    'SL110',
    {
      definition: closedWith({ leave: withPermission('shop.chnge_status') }),
      want: 'status.set.closed.leave: unknown permission `shop.chnge_status` (did you mean `shop.change_status`?)',
    },
  ],
];
