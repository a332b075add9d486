import { integer, text } from '../../openapi/define.ts';
import { type Case, found, shopOf, words } from './migration-shops.ts';

/** Migrations of what the palette finds records by. */
export const findingCases: [string, Case][] = [
  [
    'records that can be found from now on',
    {
      before: shopOf({}),
      after: shopOf({}, found),
      row: { title: 'Кафе «Ёж»' },
      ask: "select search_text from shops_search where search_text like '% ezh %'",
      answer: { search_text: ' kafe u000ab ezh u000bb ' },
    },
  ],
  [
    'records that can be found no longer',
    {
      before: shopOf({}, found),
      after: shopOf({}),
      row: {},
      ask: 'select title from shops',
      answer: { title: 'Shop' },
    },
  ],
  [
    'records that are found by another field too',
    {
      before: shopOf({ city: text(words) }, found),
      after: shopOf({ city: text({ ...words, searchable: true }) }, found),
      row: { city: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop riga ' },
    },
  ],
  [
    'a renamed field by which records are found',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({ b: text({ ...words, searchable: true, renamedFrom: 'a' }) }, found),
      row: { a: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop riga ' },
    },
  ],
  [
    'a field by which records were found and that changed its type',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({ a: integer(words) }, found),
      row: { a: 'Riga' },
      ask: 'select shops_search.search_text, retired_a from shops_search join shops using (id)',
      answer: { search_text: ' shop ', retired_a: 'Riga' },
    },
  ],
  [
    'a removed field by which records were found',
    {
      before: shopOf({ a: text({ ...words, searchable: true }) }, found),
      after: shopOf({}, found),
      row: { a: 'Riga' },
      ask: 'select search_text from shops_search',
      answer: { search_text: ' shop ' },
    },
  ],
  [
    'another path of records that can be found',
    {
      before: shopOf({}, found),
      after: shopOf({}, { ...found, path: 'user/stores' }),
      row: {},
      ask: 'select search_text from stores_search',
      answer: { search_text: ' shop ' },
    },
  ],
  [
    'a removed entity whose records could be found',
    {
      before: shopOf({}, found),
      after: undefined,
      row: {},
      ask: 'select title from retired_shops',
      answer: { title: 'Shop' },
    },
  ],
];
