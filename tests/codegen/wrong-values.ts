import type { Code } from '../../codegen/diagnostics/diagnostic.ts';
import { type Definition, enumeration, integer, many, staff, text, timestamp } from '../../openapi/define.ts';
import { shop } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
const fields = (more: Definition['fields']): Partial<Definition> => ({ fields: { ...shop.fields, ...more } });

const { active, closed } = shop.status!.set;
/** A shop that stays closed once it is, with more said of its statuses. */
const finalClosed = (
  closing: object,
  transitions: Record<string, string[]> = {},
  more: object = {},
  opening: object = {},
): Partial<Definition> => ({
  status: {
    set: { active: { ...active!, ...opening }, closed: { ...closed!, final: true, ...closing } },
    transitions: { active: ['closed'], ...transitions },
    ...more,
  },
});

/** Each code of clashes, words and values, a definition of a shop that earns it, and what is said of it. */
export const wrongValues: [Code, { definition: Partial<Definition>; want: string }][] = [
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
  ...['basedOn', 'replaced', 'undoes'].map((name): [Code, { definition: Partial<Definition>; want: string }] => [
    'SL206',
    {
      definition: fields({ [name]: integer(words) }),
      want: `fields.${name}: \`${name}\` is what an edit says beside its fields`,
    },
  ]),
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
      definition: fields({ searchText: text(words) }),
      want: 'fields.searchText: the column `search_text` is taken by the product itself',
    },
  ],
  [
    'SL201',
    { definition: fields({ search: many('user', words) }), want: 'find: the table `shops_search` is taken by shop' },
  ],
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
    'SL306',
    {
      definition: { events: { partition: 'day' } },
      want: 'calls: `create` is a call, but the server alone writes events',
    },
  ],
  [
    'SL109',
    {
      definition: {
        ...fields({ code: text({ ...words, unique: true }) }),
        events: { partition: 'day' },
        calls: ['list'],
      },
      want: 'fields.code: nothing is unique among events',
    },
  ],
  [
    'SL109',
    {
      definition: { ...fields({ guests: many('user', words) }), events: { partition: 'day' }, calls: ['list'] },
      want: 'fields.guests: events refer to many through no table of their own',
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
    'SL110',
    {
      definition: fields({ plate: text({ ...words, permission: 'shop.raed', computed: true, readOnly: true }) }),
      want: 'fields.plate: unknown permission `shop.raed` (did you mean `shop.read`?)',
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
  [
    'SL310',
    {
      definition: finalClosed({}, { closed: ['active'] }),
      want: 'status.transitions.closed: `closed` is final and leads on',
    },
  ],
  [
    'SL310',
    {
      definition: finalClosed({ leave: staff }),
      want: 'status.set.closed.leave: `closed` is final, so nobody leads out of it',
    },
  ],
  [
    'SL310',
    {
      definition: finalClosed({ copyStatus: 'active' }),
      want: 'status.set.closed.copyStatus: `closed` is final, so its records are never copied',
    },
  ],
  [
    'SL310',
    {
      definition: finalClosed({}, {}, { initial: 'closed' }),
      want: 'status.initial: `closed` is final, so no record could ever be edited',
    },
  ],
  [
    'SL310',
    {
      definition: finalClosed({}, {}, {}, { copyStatus: 'closed' }),
      want: 'status.set.active.copyStatus: `closed` is final, so the copy could never be edited',
    },
  ],
];
