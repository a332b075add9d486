/** Definitions as the text of their files. */

export const shop = `import { entity, enumeration, many, one, title } from '../define.ts';

const sizes = {
  small: { id: 1, en: 'Small', ru: 'Малый' },
};

export const shop = entity({
  name: { en: ['Shop', 'Shops'], ru: ['Магазин', 'Магазина', 'Магазинов'] },
  about: { en: 'It sells.', ru: 'Он продаёт.' },
  path: 'user/shops',
  fields: {
    title: title(),
    // Where it stands.
    colour: enumeration({ en: 'Colour', ru: 'Цвет', options: { red: { en: 'Red', ru: 'Красный' } } }),
    size: enumeration({ en: 'Size', ru: 'Размер', options: sizes }),
    owner: one('user', { en: 'Owner', ru: 'Владелец' }),
    guests: many('user', { en: 'Guests', ru: 'Гости' }), // The last one.
  },
  status: { set: { open: { en: 'Open', ru: 'Открыт', tone: 'success' } } },
  calls: ['list', 'read', 'create', 'edit', 'status'],
});
`;

export const user = `import { entity, text } from '../define.ts';

export const user = entity({
  name: { en: ['User', 'Users'], ru: ['Пользователь', 'Пользователя', 'Пользователей'] },
  about: { en: 'Who signs in.', ru: 'Кто входит.' },
  path: 'user/users',
  fields: { name: text({ en: 'Name', ru: 'Имя' }) },
  calls: ['list', 'read'],
  displayFields: 'name',
});
`;

/** A definition of the same shop that says more. */
export const richer = shop
  .replace('import { entity', 'import { boolean, date, decimal, entity, list, text, timestamp')
  .replace(
    '    // Where it stands.',
    `    open: boolean({ en: 'Open', ru: 'Открыт', filterable: true }),
    rent: decimal({ en: 'Rent', ru: 'Аренда', min: '1', max: '9', required: true }),
    since: date({ en: 'Since', ru: 'С', filterable: true, createOnly: true }),
    seenAt: timestamp({ en: 'Seen', ru: 'Виден', readOnly: true, sortable: true }),
    keeper: one('user', { en: 'Keeper', ru: 'Сторож' }),
    prices: list({ note: text({ en: 'Note', ru: 'Заметка', required: true }) }, { en: 'Prices', ru: 'Цены' }),`,
  )
  .replace('{ red: {', "{ blue: { en: 'Blue', ru: 'Синий' }, red: {")
  .replace('set: { open', "set: { shut: { en: 'Shut', ru: 'Закрыт', tone: 'error' }, open")
  .replace(
    "'status']",
    "'status', 'clone', 'delete'],\n  actions: { close: { en: 'Close', ru: 'Закрыть', fields: { until: date({ en: 'Until', ru: 'До', required: true }) } } }",
  );
