import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { type Definition, many, one, owner, rows, text } from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

/** What the generator says of rows that are records of their own, and of their owners. */

const words = { en: 'Words', ru: 'Слова' };

const shelf: Definition = {
  name: { en: ['Shelf', 'Shelves'], ru: ['Полка', 'Полки', 'Полок'] },
  about: { en: 'Where goods stand.', ru: 'Где стоят товары.' },
  path: 'user/shelves',
  fields: { shop: owner('shop', words), title: text({ ...words, required: true }) },
  calls: ['list', 'read'],
};
const holding = (more: Definition['fields'] = { shelves: rows('shelf', 'shop', words) }): Definition => ({
  ...shop,
  fields: { ...shop.fields, ...more },
});

const complaints = (definitions: Record<string, Definition>): string[] =>
  check(modelOf({ ...people, ...definitions }))
    .filter(({ code }) => code !== 'SL304')
    .map(({ code, entity, at = [], message }) => `${code} ${entity}.${at.join('.')}: ${message}`);

describe('rows of an owner', () => {
  test('are let in', () => expect(complaints({ shop: holding(), shelf })).toEqual([]));

  test('need a field in their owner', () => {
    expect(complaints({ shop, shelf })).toEqual(['SL109 shelf.fields.shop: shop has no field for its rows']);
    const twice = holding({ shelves: rows('shelf', 'shop', words), racks: rows('shelf', 'shop', words) });
    expect(complaints({ shop: twice, shelf })).toEqual(['SL109 shelf.fields.shop: shop has 2 fields for its rows']);
  });

  test('say themselves who owns them', () => {
    const plain = { ...shelf, fields: { ...shelf.fields, shop: one('shop', words) } };
    expect(complaints({ shop: holding(), shelf: plain })).toEqual([
      'SL104 shop.fields.shelves: `shelf.shop` does not say that shop owns the record',
    ]);
    expect(complaints({ shop: holding({ shelves: rows('shelf', 'store', words) }), shelf })).toContain(
      'SL102 shop.fields.shelves: unknown field `store` of shelf',
    );
    expect(complaints({ shop: holding({ shelves: rows('shelve', 'shop', words) }), shelf })).toContain(
      'SL101 shop.fields.shelves: unknown entity `shelve`',
    );
  });

  test('have one owner', () => {
    const torn = { ...shelf, fields: { ...shelf.fields, keeper: owner('user', words) } };
    expect(complaints({ shop: holding(), shelf: torn })).toEqual([
      'SL109 shelf.fields.keeper: shelf is a row of shop already',
    ]);
  });

  test('are not rows of themselves, over however many owners', () => {
    const round = {
      ...holding(),
      fields: { ...holding().fields, shelf: owner('shelf', words) },
    };
    const found = complaints({ shop: round, shelf });
    expect(found).toContain('SL109 shelf.fields.shop: shelf would be a row of itself');
    expect(found).toContain('SL109 shop.fields.shelf: shop would be a row of itself');
  });

  test('are changed with their owner alone, and hold what a row can', () => {
    const busy: Definition = { ...shelf, calls: ['list', 'read', 'edit'] };
    expect(complaints({ shop: holding(), shelf: busy })).toEqual([
      'SL109 shelf.calls: rows are changed with their owner, so there is no call `edit`',
    ]);
    const full = { ...shelf, fields: { ...shelf.fields, shops: many('shop', words) } };
    expect(complaints({ shop: holding(), shelf: full })).toEqual(['SL109 shelf.fields.shops: a row can’t hold `many`']);
    const secret = { ...shelf, fields: { ...shelf.fields, note: text({ ...words, staffOnly: true }) } };
    expect(complaints({ shop: holding(), shelf: secret })).toEqual([
      'SL109 shelf.fields.note: its owner tells affiliates of it',
    ]);
  });
});
