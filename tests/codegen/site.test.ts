import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '../../src/custom/pages.ts';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { resources } from '../../src/generated/resources.ts';
import { affiliates, notTheirs, page, promised, staff } from './promised-pages.ts';

/** The addresses, settings tabs, lines of the sidebars and guards that are promised, held against `docs/catalogue.md`. */

const text = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');

/** Rows of the table below a heading, cell by cell. */
const rowsBelow = (heading: string): string[][] => {
  const at = text.indexOf(`\n${heading}\n`);
  if (at < 0) throw new Error(`The catalogue has no “${heading}”`);
  const [, ...after] = text.slice(at).split('\n').slice(1);
  const begin = after.findIndex((line) => line.startsWith('|'));
  const end = after.findIndex((line, place) => place > begin && !line.startsWith('|'));
  return after.slice(begin + 2, end < 0 ? undefined : end).map((line) => line.slice(2, -2).split(' | '));
};
const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

interface Row {
  statuses: string[];
  tabs: string[];
  staff: string;
  affiliates: string;
  file: string;
}

const served = new Map(
  rowsBelow('## Pages').map(([address = '', , statuses = '', tabs = '', staff = '', affiliates = '', file = '']) => [
    codes(address)[0] ?? '',
    { statuses: codes(statuses), tabs: codes(tabs), staff, affiliates, file: codes(file)[0] ?? '' } satisfies Row,
  ]),
);
const leading = new Map(
  rowsBelow('### Addresses that lead on').map(([address = '', to = '']) => [codes(address)[0], to]),
);

/** Pages of affiliates beyond those that are promised. */
const furtherOfAffiliates = [
  '/affiliate-billing/movements/{id?}',
  '/leads/{id?}',
  '/settings/withdrawal-methods/{id?}',
];

describe('the pages of the catalogue', () => {
  test.each(Object.entries(promised))('have %s', (address, { made, staff, affiliates = notTheirs, statuses, tabs }) => {
    const row = served.get(address);
    const first = (cell = ''): string => codes(cell)[0] ?? cell;
    const wanted = tabs?.split(' ') ?? [];
    expect({
      made: row?.file,
      staff: first(row?.staff),
      affiliates: first(row?.affiliates),
      statuses: row?.statuses.join(' '),
      tabs: row?.tabs.filter((tab) => wanted.includes(tab)),
    }).toEqual({ made, staff, affiliates, statuses: statuses ?? row?.statuses.join(' '), tabs: wanted });
  });

  test('are open to affiliates where they are promised to them, and nowhere else', () => {
    const theirs = [...served].flatMap(([address, { affiliates }]) => (affiliates === notTheirs ? [] : [address]));
    const said = Object.entries(promised).flatMap(([address, { affiliates }]) => (affiliates ? [address] : []));
    expect(theirs.sort()).toEqual([...said, ...furtherOfAffiliates].sort());
  });

  test.each([...served.keys()])('are where they say, at %s', (address) => {
    const [path = '', record] = address.split('/{id');
    const resource = Object.values<ResourceEntry>(resources).find(({ name }) => `/${name}` === path);
    if (served.get(address)?.file !== page) {
      expect(resource?.load).toBeTypeOf('function');
      const kinds = resource?.single ? ['edit'] : ['list', ...(record === undefined ? [] : ['show'])];
      expect(resource?.pages).toEqual(expect.arrayContaining(kinds));
      return;
    }
    // The shell gives react-admin the sign-in page, which has its own route for it.
    if (address !== '/login')
      expect(pages.map((one) => one.path)).toContain(record === undefined ? address : `${path}/:id`);
  });

  test('lead on from the addresses that are no page of their own', () => {
    expect(Object.fromEntries(leading)).toEqual({
      '/clicks':
        'leads to the first page of Clicks; so does every address below it that is no page’s; all below it take `front.menu.clicks.read`',
      '/postback-logs':
        'leads to the first page of Postback logs; so does every address below it that is no page’s; all below it take `front.menu.postback_log.read`',
      '/settings': 'leads to the first page of Settings',
      '/settings/lists': 'leads to the first page of Lists; all below it take `front.settings.lists.read`',
      '/settings/notifications': 'leads to the first page of Notifications; all below it take `notification.read`',
      '/settings/tags': 'leads to `/settings/lists/tags`',
    });
  });
});

test.each([
  ['staff', '### Sidebar of staff', staff],
  ['affiliates', '### Sidebar of affiliates', affiliates],
] as const)('the sidebar of %s has the lines that are promised, in their order', (_, heading, lines) => {
  const asked = new Map(lines.map((line) => [line[0], line[2].split(', ').length]));
  const found = rowsBelow(heading).flatMap(([line = '', to = '', takes = '', is = '']) => {
    const count = asked.get(line);
    if (count === undefined) return [];
    const taken = codes(takes);
    return [[line, codes(to)[0] ?? '', taken.slice(0, count).join(', ') || takes, is]];
  });
  expect(found).toEqual(lines.map(([line, to, takes, is = '']) => [line, to, takes, is]));
});

test('people’s own pages stand beside each other', () => {
  const [first = [], second = []] = ['### Beside one’s own pages', '### Below one’s name'].map((heading) =>
    rowsBelow(heading).map(([, to = '']) => codes(to)[0]?.split('?')[0]),
  );
  expect(first).toEqual([
    '/profile/about',
    '/profile/loginsHistory',
    '/profile/notifications',
    '/profile/security',
    '/profile/tokens',
  ]);
  expect(second).toEqual(['/reports/downloads']);
});
