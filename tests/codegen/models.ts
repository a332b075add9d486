import type { Model } from '../../codegen/model.ts';
import type { ContractPart } from '../../openapi/contract-part.ts';
import {
  boolean,
  complete,
  date,
  decimal,
  type Definition,
  description,
  duration,
  email,
  enumeration,
  enumerations,
  file,
  group,
  hash,
  hostName,
  integer,
  ip,
  codeList,
  codeLists,
  list,
  many,
  money,
  one,
  parameters,
  password,
  percent,
  phone,
  reverse,
  schedule,
  secureId,
  tags,
  text,
  texts,
  timestamp,
  title,
  url,
} from '../../openapi/define.ts';

/** A model of these definitions, in a database that has a table `history` beside theirs. */
export const modelOf = (definitions: Record<string, Definition>, parts: Record<string, ContractPart> = {}): Model => ({
  definitions,
  entities: Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => [key, complete(key, definition)]),
  ),
  parts,
  pages: {},
  coreTables: ['history'],
});

const words = { en: 'Words', ru: 'Слова' };
const colours = { red: { en: 'Red', ru: 'Красный' }, green: { en: 'Green', ru: 'Зелёный' } };
const sizes = { small: { id: 1, en: 'Small', ru: 'Малый' }, large: { id: 7, en: 'Large', ru: 'Большой' } };

const status = {
  set: {
    active: { en: 'Active', ru: 'Активен', tone: 'success' },
    closed: { en: 'Closed', ru: 'Закрыт', tone: 'error' },
  },
} as const;

/** Who signs in and what sorts records: what any other definition may refer to. */
export const people: Record<string, Definition> = {
  user: {
    name: { en: ['User', 'Users'], ru: ['Пользователь', 'Пользователя', 'Пользователей'] },
    about: words,
    path: 'user/users',
    fields: { name: text({ ...words, required: true }), team: one('team', words) },
    calls: ['list', 'read'],
    displayFields: 'name',
  },
  team: {
    name: { en: ['Team', 'Teams'], ru: ['Команда', 'Команды', 'Команд'] },
    about: words,
    path: 'user/teams',
    fields: { title: title() },
    calls: ['list', 'read'],
  },
  tag: {
    name: { en: ['Tag', 'Tags'], ru: ['Тег', 'Тега', 'Тегов'] },
    about: words,
    path: 'user/tags',
    fields: { title: title(), type: enumeration({ ...words, required: true, options: { shop: words } }) },
    calls: ['list', 'read', 'create', 'edit'],
  },
};

/** A small definition that is right, to make wrong ones of. */
export const shop: Definition = {
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: words,
  path: 'user/shops',
  fields: {
    title: title({ unique: true }),
    owner: one('user', { ...words, required: true }),
    visitors: many('user', words),
    tags: tags('shop'),
    size: enumeration({ ...words, filterable: true, options: sizes }),
    currency: text({ ...words, length: 3 }),
    rent: money({ ...words, currency: 'currency', filterable: true }),
  },
  status: { ...status, transitions: { active: ['closed'], closed: [] }, reason: ['closed'] },
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone', 'delete'],
  actions: {
    count_visitors: {
      en: 'Count visitors',
      ru: 'Посчитать',
      fields: { since: timestamp({ ...words, required: true }) },
    },
  },
  access: { affiliate: { rows: { field: 'owner', is: 'me' } } },
  find: { subtitle: 'owner', type: 'size' },
  list: { columns: ['id', 'title', 'owner', 'status'], filters: ['owner', 'size'], orderBy: 'title:asc' },
  form: {
    general: {
      en: 'General',
      ru: 'Общее',
      fields: ['title', 'owner', { en: 'Money', ru: 'Деньги', fields: ['currency', 'rent'] }],
    },
  },
};

/** One field of every kind, with most of what a field can say. */
export const everything: Definition = {
  name: { en: ['Thing', 'Things'], ru: ['Вещь', 'Вещи', 'Вещей'] },
  about: words,
  path: 'user/things',
  fields: {
    secureId: secureId(),
    title: title(),
    description: description(),
    code: text({ ...words, length: 4, pattern: '^[A-Z]{4}$' }),
    email: email({ ...words, unique: true, filterable: true }),
    phone: phone(words),
    url: url(words),
    hostName: hostName(words),
    ip: ip({ ...words, filterable: true }),
    hash: hash(words),
    password: password(words),
    words: texts(words),
    country: codeList('isoCountries', { ...words, filterable: true }),
    languages: codeLists('languages', words),
    count: integer({ ...words, min: 1, max: 9, default: 3 }),
    rate: decimal({ ...words, min: '0.5', max: '8', required: true, filterable: true }),
    currency: text({ ...words, length: 3 }),
    price: money({ ...words, currency: 'currency' }),
    share: percent(words),
    open: boolean({ ...words, default: true }),
    colour: enumeration({ ...words, options: colours }),
    size: enumeration({ ...words, options: sizes, required: true, default: 7 }),
    palette: enumerations({ ...words, options: colours, filterable: true }),
    day: date({ ...words, filterable: true }),
    seenAt: timestamp({ ...words, filterable: true, sortable: true }),
    hours: schedule(words),
    rest: duration({ ...words, unit: 'minutes', max: 60 }),
    owner: one('user', { ...words, required: true }),
    friends: many('user', { ...words, staffOnly: true }),
    tags: tags('shop'),
    parts: reverse('thing', 'whole', words),
    whole: one('thing', words),
    contacts: list(
      { kind: enumeration({ ...words, options: sizes, required: true }), value: text({ ...words, required: true }) },
      words,
    ),
    size2: group({ width: integer(words), note: text(words) }, words),
    settings: parameters('thing', words),
    picture: file({ ...words, scope: 'offer', extensions: ['png'], megabytes: 1 }),
    total: integer({ ...words, readOnly: true, computed: true, onRequest: true }),
  },
  status,
  calls: ['list', 'read', 'create', 'edit', 'status', 'clone', 'delete'],
  unique: [['title', 'owner']],
};

/** A model of everything that a definition can say. */
export const wholeModel = (): Model => modelOf({ ...people, shop, thing: everything });
