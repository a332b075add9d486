import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

/** The normalized form in which texts are searched. */

let own: TestDatabase;
let client: Client;

beforeAll(async () => {
  own = await createTestDatabase();
  client = new Client(own.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

const folded = async (...texts: string[]): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(
    'select sluice_search_text(raw) as text from unnest($1::text[]) with ordinality as given (raw, place) order by place',
    [texts],
  );
  return rows.map(({ text }) => text);
};

test.each([
  ['plain words', 'Summer Sale 2026', ' summer sale 2026 '],
  ['blanks of all sorts', '  a\t b\n\nc ', ' a b c '],
  ['nothing', '   ', '  '],
  ['signs, each a word', 'Ann.Lee@example.com', ' ann . lee @ example . com '],
  ['what LIKE would take for wildcards', '100%_\\', ' 100 % _ \\ '],
  ['accents', 'Łódź Ünïcødé Çeşme', ' lodz unicode cesme '],
  ['letters that are two', 'Straße Æther œuvre', ' strasse aether oeuvre '],
  ['a capital with a dot', 'İstanbul', ' istanbul '],
  ['Cyrillic in Latin', 'Щёлково Жанна Юлия Хиппи ПОЙ', ' schelkovo zhanna yuliya hippi poi '],
  ['soft and hard signs', 'Объезд день', ' obezd den '],
  ['quotes of print', '«Ёж» — “hedgehog”', ' u000ab ezh u000bb u02014 u0201c hedgehog u0201d '],
  ['other scripts', '你好 ok', ' u04f60 u0597d ok '],
  ['signs beyond the first plane', '😀', ' u1f600 '],
])('the searchable form of %s', async (_, raw, text) => {
  expect(await folded(raw)).toEqual([text]);
});

const sign = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
  fc.constantFrom('é', 'Ё', 'й', 'Щ', 'ß', '你', '😀', '%', '_', '\\', '«', ' ', '\t', 'ffi', 'İ', 'K', '①'),
);
const raw = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('').replaceAll('\0', ''));

test('a searchable text is ASCII with one blank between words and at both ends, and has the words of every part', async () => {
  await fc.assert(
    fc.asyncProperty(raw, raw, async (before, after) => {
      const whole = `${before} ${after}`;
      const [text = '', ...parts] = await folded(whole, before, after);
      expect(text).toMatch(/^ ([!-~\x01-\x1f\x7f]+ )*$|^ {2}$/);
      for (const part of parts) expect(text).toContain(part.trimEnd());
    }),
    { numRuns: 300 },
  );
});

test('a searchable text does not depend on the case of letters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщыэюяaéłöz 1-')).map((all) => all.join('')),
      async (text) => {
        const [small, capital] = await folded(text, text.toUpperCase());
        expect(capital).toBe(small);
      },
    ),
    { numRuns: 100 },
  );
});
