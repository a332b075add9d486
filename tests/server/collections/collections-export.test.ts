import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byteOrderMark, csvCell, csvLine } from '../../../server/exports/csv.ts';
import { administer } from '../../postgres.ts';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

let product: Product;
let admin: Person;

beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
});
afterAll(() => product.close());

/** Reads the simple files below: no line breaks within a cell. */
const table = (text: string): string[][] =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );

const file = async (path: string, person = admin, language: 'en' | 'ru' = 'en') => {
  const { status, response, details } = await exported(person, path, { language });
  return { status, details, headers: response.headers, rows: status === 200 ? table(response.body) : [] };
};

describe('an exported list', () => {
  test('has every matching record, in order, under labels in its reader’s language', async () => {
    await administer(
      product.url,
      `insert into traffic_sources (tenant_id, title, status)
       select ${product.tenant.tenantId}, 'Source ' || lpad(n::text, 5, '0'), case when n % 2 = 0 then 'active' else 'inactive' end from generate_series(1, 2500) as n`,
    );
    const { headers, rows } = await file(
      '/user/traffic_sources/export?fields=title,status&status=active&orderBy=title:asc',
      admin,
      'ru',
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="traffic_sources-\d{4}-\d\d-\d\d\.csv"$/);
    expect(rows[0]).toEqual(['ID', 'Название', 'Статус']);
    expect(rows.slice(1).map(([, title, status]) => [title, status])).toEqual(
      Array.from({ length: 1250 }, (_, n) => [`Source ${String((n + 1) * 2).padStart(5, '0')}`, 'Активен']),
    );
  });

  test('shows names, labels and times the way people read them', async () => {
    const [vertical] = await admin.make('/user/verticals', { title: 'Games' });
    const categories = await admin.make('/user/categories', { title: 'Slots' }, { title: 'Cards' });
    await admin.make('/user/offers', {
      title: 'Shown',
      vertical: vertical!.id,
      categories: categories.map(({ id }) => id),
      isHot: true,
    });
    const { rows } = await file(
      '/user/offers/export?search=shown&fields=title,accessType,vertical,categories,isHot,createdBy,createdAt,description',
    );
    expect(rows).toEqual([
      ['ID', 'Title', 'Access', 'Description', 'Vertical', 'Categories', 'Hot', 'Created', 'Created by'],
      [
        expect.any(String),
        'Shown',
        'Public',
        '',
        'Games',
        'Slots; Cards',
        'yes',
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        'Ada',
      ],
    ]);
  });

  test('executes nothing in a spreadsheet, and keeps numbers', async () => {
    await admin.make('/user/tags', { title: '=HYPERLINK("http://evil.example","x")', type: 'team' });
    const [currency] = await admin.make('/user/currencies', { code: 'XTS', title: '-1.5', rate: '0.00000001' });
    expect((await file('/user/tags/export?fields=title&type=team')).rows[1]?.[1]).toBe(
      `'=HYPERLINK("http://evil.example","x")`,
    );
    expect((await file(`/user/currencies/export?fields=title,rate&id=${currency!.id}`)).rows[1]).toEqual([
      String(currency!.id),
      '-1.5',
      '0.00000001',
    ]);
  });

  test('gives an affiliate what they may see, and no more', async () => {
    const affiliate = await product.person('affiliate');
    const [offer] = await admin.make('/user/offers', { title: 'Seen' });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer!.id, status: 'active' }] });
    const { rows } = await file('/user/offers/export', affiliate);
    expect(rows.slice(1).map(([id]) => id)).toEqual([String(offer!.id)]);
    expect(rows[0]).not.toContain('Advertisers');
    expect((await file('/user/offers/export?fields=advertisers', affiliate)).status).toBe(400);
    expect((await affiliate.call('POST', '/user/advertisers/export')).status).toBe(403);
  });

  test('does not accept paging', async () => {
    expect(await file('/user/tags/export?limit=5')).toMatchObject({
      status: 400,
      details: [{ type: 'unknown', path: 'limit' }],
    });
  });
});

describe('a cell', () => {
  const unmarked = (text: string) => text.replaceAll(/(?<=[;\t\r\n])'(?=[=+\-@])/g, '');

  test('is never a formula, and keeps its text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `=${text}`),
          fc.constantFrom('@', '+', '-', '\t', '\r', '＝').map((sign) => `${sign}1+1`),
        ),
        (text) => {
          const cell = csvCell(text);
          const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          expect(read).not.toMatch(/^[=+@\t\r\n]|^-(?!\d+(\.\d+)?$)/);
          // Quotes are added, and nothing else.
          expect([text, `'${text}`].map(unmarked)).toContain(unmarked(read));
          expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['Ada;=1+1;', `"Ada;'=1+1;"`],
    ['Ada\n@SUM(A1);-2+3', `"Ada\n'@SUM(A1);'-2+3"`],
    ['=1;=2', `"'=1;'=2"`],
    ['a; b\n-', `"a; b\n'-"`],
  ])('%j is not a formula to a spreadsheet that splits by semicolons and takes quotes literally', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test.each(['-1', '12', '-0.00000001', 'plain', ''])('%s stays as it is', (text) => {
    expect(csvLine([text, text])).toBe(`${text},${text}\r\n`);
  });
});

test('a file begins with a byte order mark', async () => {
  const { response } = await exported(admin, '/user/roles/export');
  expect(response.body.startsWith(byteOrderMark)).toBe(true);
});
