import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAdminAddress } from './adminAddress.ts';
import { formatListAddress, type ListState, parseListAddress } from './listAddress.ts';

const offers = {
  name: 'offers',
  statuses: ['active', 'inactive', 'draft'],
  filters: {
    vertical: 'numbers',
    isHot: 'boolean',
    createdAtFrom: 'number',
    createdAtTo: 'number',
    country: 'texts',
    title: 'text',
  },
  defaultOrder: 'id:desc',
  pageSize: 25,
  tabs: ['general', 'landings'],
} as const;
const tags = { name: 'settings/lists/tags', filters: { type: 'texts' }, defaultOrder: 'id:asc', pageSize: 25 } as const;
const members = { ...offers, name: 'affiliates/members', statuses: ['active', 'blocked'], tabs: undefined };
const landings = {
  name: 'landings',
  statuses: ['active', 'inactive'],
  filters: { ...offers.filters, offer: 'numbers' },
  defaultOrder: 'id:desc',
  pageSize: 25,
  tabs: ['general', 'parameters'],
  relatedTabs: { tags: { resource: 'settings/lists/tags', field: 'type' } },
} as const;
/** A record with lists in its tabs, one of which has records that have such tabs too. */
const deals = {
  ...offers,
  name: 'deals',
  relatedTabs: { landings: { resource: 'landings', field: 'offer' }, clicks: { resource: 'clicks', field: 'offer' } },
} as const;
/** A list that opens at its own tab and doesn't remember where the user left it. */
const clicks = {
  name: 'clicks',
  statuses: ['valid', 'invalid'],
  filters: { offer: 'numbers' },
  defaultOrder: 'id:asc',
  pageSize: 50,
  initialView: { tab: 'valid', query: { orderBy: 'createdAt:desc', limit: '25', offset: '0' } },
} as const;
const { toAdmin, toBrowser } = createAdminAddress([offers, tags, members, clicks, deals, landings]);

const place = (address: string, state?: unknown) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state };
};
const written = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const read = ({ pathname, search }: { pathname: string; search: string }) => {
  const { filter, ...others } = Object.fromEntries(new URLSearchParams(search));
  return { pathname, ...others, filter: JSON.parse(filter ?? 'null') as unknown };
};

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed());
const listStates: fc.Arbitrary<ListState> = fc.record({
  sort: fc.stringMatching(/^[a-z][A-Za-z.]{0,12}$/),
  order: fc.constantFrom('ASC', 'DESC'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: 500 }),
  filter: fc.record(
    {
      search: text,
      title: text,
      status: fc.constantFrom('active', 'inactive', 'draft'),
      vertical: fc.array(fc.integer({ min: 1 }), { minLength: 1 }),
      country: fc.array(text, { minLength: 1 }),
      isHot: fc.boolean(),
      createdAtFrom: fc.integer(),
    },
    { requiredKeys: [] },
  ),
});

describe('the address of a list', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(listStates, (state) => {
        const { tab, search } = formatListAddress(offers, state);
        expect(parseListAddress(offers, tab, search)).toEqual(state);
      }),
    );
  });

  test('survives the browser, which normalises addresses in its own way', () => {
    fc.assert(
      fc.property(listStates, (state) => {
        const { tab, search } = formatListAddress(offers, state);
        const { pathname, search: kept } = place(`/offers/${tab}${search}`);
        expect(parseListAddress(offers, pathname.split('/')[2], kept)).toEqual(state);
      }),
    );
  });

  test('never throws on what someone typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (tab, search) => {
        const { page, perPage } = parseListAddress(offers, tab, `?${search}`);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(perPage).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('places in the admin', () => {
  test('are written as the address bar should show them', () => {
    const cases: [string, string][] = [
      [
        '/offers?filter={"status":"active"}&order=DESC&page=1&perPage=25&sort=id',
        '/offers/active?orderBy=id:desc&limit=25&offset=0',
      ],
      [
        '/offers?filter={"vertical":[3,4],"search":"a b"}&order=ASC&page=3&perPage=50&sort=title',
        '/offers/all?orderBy=title:asc&limit=50&offset=100&vertical=3,4&search=a%20b',
      ],
      [
        '/settings/lists/tags?filter={}&order=DESC&page=1&perPage=25&sort=id',
        '/settings/lists/tags?orderBy=id:desc&limit=25&offset=0',
      ],
      [
        '/affiliates/members?filter={"status":"blocked"}&page=1',
        '/affiliates/members/blocked?orderBy=id:desc&limit=25&offset=0',
      ],
      [
        '/offers?filter={"status":["active","draft"]}&page=1',
        '/offers/all?orderBy=id:desc&limit=25&offset=0&status=active,draft',
      ],
      ['/offers/12', '/offers/12/general'],
      ['/offers/12/landings', '/offers/12/landings'],
      ['/offers/create', '/offers/create'],
      ['/affiliates/members/12', '/affiliates/members/12'],
      ['/offers', '/offers'],
      ['/statistics?limit=50&dataType=actual', '/statistics?limit=50&dataType=actual'],
    ];
    for (const [admin, browser] of cases) expect(written(toBrowser(place(admin)))).toBe(browser);
  });

  test('are read with every part of the list said, so that nothing remembered gets mixed in', () => {
    expect(read(toAdmin(place('/offers/active')))).toEqual({
      pathname: '/offers',
      sort: 'id',
      order: 'DESC',
      page: '1',
      perPage: '25',
      filter: { status: 'active' },
    });
    expect(read(toAdmin(place('/offers/all?vertical=3&offset=50&nonsense=1')))).toEqual({
      pathname: '/offers',
      sort: 'id',
      order: 'DESC',
      page: '3',
      perPage: '25',
      filter: { vertical: [3] },
    });
    expect(read(toAdmin(place('/settings/lists/tags?orderBy=title:asc')))).toMatchObject({
      pathname: '/settings/lists/tags',
      sort: 'title',
      filter: {},
    });
    expect(written(toAdmin(place('/offers/12/general')))).toBe('/offers/12');
    expect(written(toAdmin(place('/offers')))).toBe('/offers');
    expect(written(toAdmin(place('/offers/unheard-of?limit=3')))).toBe('/offers/unheard-of?limit=3');
  });

  test('mean the same in both spellings, whichever a link uses', () => {
    fc.assert(
      fc.property(listStates, (state) => {
        const { tab, search } = formatListAddress(offers, state);
        const address = `/offers/${tab}${search}`;
        const inAdmin = toAdmin(place(address));
        expect(written(toBrowser(inAdmin))).toBe(address);
        expect(toAdmin(inAdmin)).toEqual(inAdmin);
        expect(toBrowser(place(address))).toEqual(place(address));
      }),
    );
  });

  test('of a list that opens at a tab lead there, with what they say kept', () => {
    const led = (address: string) => written(toBrowser(toAdmin(place(address))));
    expect(led('/clicks')).toBe('/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0');
    expect(led('/clicks?limit=50&offer=3,4&offset=100')).toBe(
      '/clicks/valid?orderBy=createdAt:desc&limit=50&offset=100&offer=3,4',
    );
    expect(led('/clicks/invalid?offer=3')).toBe('/clicks/invalid?orderBy=id:asc&limit=50&offset=0&offer=3');
    fc.assert(
      fc.property(listStates, (state) => {
        const { search } = formatListAddress(clicks, { ...state, filter: {} });
        expect(led(`/clicks${search}`)).toBe(`/clicks/valid${search}`);
      }),
    );
  });

  test('under another name lead to the same place under its own', () => {
    const named = createAdminAddress([{ ...tags, aliases: ['settings/tags'] }, offers]);
    for (const rest of ['', '/12', '/12/history', '/create', '?type=offer&limit=10']) {
      const own = named.toAdmin(place(`/settings/lists/tags${rest}`));
      expect(named.toAdmin(place(`/settings/tags${rest}`))).toEqual(own);
    }
    expect(written(named.toAdmin(place('/settings/tagsome')))).toBe('/settings/tagsome');
  });

  test('in the tab of a record are spelled as at an address of their own', () => {
    fc.assert(
      fc.property(listStates, fc.integer({ min: 1 }), (state, id) => {
        const { status, ...filter } = state.filter;
        const inTab = { ...state, filter: status === 'draft' ? filter : state.filter };
        const { tab, search } = formatListAddress(landings, inTab);
        const own = toAdmin(place(`/landings/${tab}${search}`));
        const address = `/deals/${id}/landings/${tab}${search}`;
        const inAdmin = toAdmin(place(address));
        expect(inAdmin).toEqual({ ...own, pathname: `/deals/${id}/landings` });
        expect(toAdmin(inAdmin)).toEqual(inAdmin);
        expect(written(toBrowser(inAdmin))).toBe(address);
        expect(toBrowser(place(address))).toEqual(place(address));
      }),
    );
  });

  test('below the tab of a record are spelled as below a list of their own', () => {
    const segments = fc.constantFrom('', '/5', '/5/general', '/5/parameters', '/5/history', '/5/show', '/create', '/x');
    fc.assert(
      fc.property(segments, fc.constantFrom('', '?edit', '?back=%2Foffers'), (rest, search) => {
        if (rest === '' && search !== '?edit') return;
        const moved = (translate: typeof toAdmin) => translate(place(`/deals/12/landings${rest}${search}`));
        const own = (translate: typeof toAdmin) => translate(place(`/landings${rest}${search}`));
        for (const translate of [toAdmin, toBrowser]) {
          const { pathname, ...others } = own(translate);
          expect(moved(translate)).toEqual({ ...others, pathname: `/deals/12${pathname}` });
        }
        expect(toAdmin(moved(toBrowser))).toEqual(moved(toAdmin));
        expect(toBrowser(moved(toAdmin))).toEqual(moved(toBrowser));
      }),
    );
  });

  test('in the tab of a record in the tab of a record are, too', () => {
    const address = '/deals/12/landings/5/tags?orderBy=title:asc&limit=25&offset=0';
    expect(written(toBrowser(toAdmin(place(address))))).toBe(address);
    expect(toAdmin(place(address)).pathname).toBe('/deals/12/landings/5/tags');
    expect(written(toBrowser(place('/deals/12/landings/5')))).toBe('/deals/12/landings/5/general');
  });

  test('in the tab of a record never say otherwise whose they are, and open nowhere else', () => {
    expect(read(toAdmin(place('/deals/12/landings/all?offer=13&country=DE')))).toMatchObject({
      filter: { country: ['DE'] },
    });
    for (const bare of [
      '/deals/12/landings',
      '/deals/12/clicks',
      '/deals/12/landings?edit',
      '/deals/0/landings?limit=3',
    ])
      expect(written(toBrowser(toAdmin(place(bare))))).toBe(bare);
    expect(written(toAdmin(place('/deals/12/landings/draft')))).toBe('/deals/12/landings/draft');
    expect(written(toBrowser(place('/offers/12/landings?filter={}')))).toContain('/offers/12/landings?filter');
  });

  test('keep in the history which empty filters are shown', () => {
    const shown = { displayedFilters: { vertical: true } };
    const inAdmin = toAdmin(place('/offers/active?limit=25', shown));
    const { state, search } = toBrowser({ ...inAdmin, state: { _scrollToTop: true } });
    expect(search).not.toContain('displayedFilters');
    expect(state).toEqual({ _scrollToTop: true, ...shown });
  });
});
