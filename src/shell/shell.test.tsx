import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminContext, LinkBase, useLocation } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MenuPlaces } from '../registry/menu.ts';
import type { PageEntry } from '../registry/page.ts';
import { PagesContext } from '../components/PagesContext.tsx';
import type { ResourceEntry } from '../registry/resource.ts';
import { ResourcesContext } from '../components/ResourcesContext.tsx';
import { speaking } from '../testing/speaking.ts';
import { createServices } from '../providers/services.ts';
import { ServicesContext } from '../providers/ServicesContext.tsx';
import { madeUp } from '../testing/madeUp.ts';
import { EntryRedirect } from './EntryRedirect.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { useRememberPlace } from './menu/useCameFrom.ts';
import { PageTitle } from './PageTitle.tsx';
import { TrafficNotice } from './TrafficNotice.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { useFavicon } from './useFavicon.ts';
import { usePreload } from './usePreload.ts';
import { useRangesInZone } from './zone/useRangesInZone.ts';
import { ZoneSwitch } from './zone/ZoneSwitch.tsx';
import { quietEvents } from '../testing/quietEvents.ts';
import { writeCookie } from '../providers/cookies.ts';

const list = (name: string, path: string, permission: string, menu: MenuPlaces = {}): ResourceEntry => ({
  name,
  menu,
  path,
  entity: name,
  filters: { status: 'text', createdAtFrom: 'number', createdAtTo: 'number' },
  defaultOrder: 'id:desc',
  pageSize: 25,
  permission: { list: madeUp(permission) },
  onRequest: [],
  displayFields: ['id'],
  references: {},
  pages: ['list'],
});
const resources = [
  list('affiliate-billing/invoices', 'user/affiliate_invoices', 'invoice.affiliate.read', {
    staff: {
      group: 'affiliateBilling',
      order: 20,
      to: '/affiliate-billing/invoices?limit=25',
      badgeFilter: { status: 'unpaid' },
    },
  }),
  list('offers', 'user/offers', 'report.read'),
  { ...list('settings/lists/traffic-sources', 'user/traffic_sources', 'report.read'), preloaded: [] },
];
const load = () => Promise.reject(new Error('These pages are not opened'));
const own = (name: string, order: number): PageEntry => {
  const path = `/profile/${name}` as const;
  return { path, load, label: `pages.${name}`, menu: { profile: { order, icon: 'person', to: path } } };
};
const pages: PageEntry[] = [
  {
    path: '/insights',
    load,
    label: 'pages.insights',
    menu: { staff: { order: 10, icon: 'insights', to: '/insights' } },
    initialView: { createdToday: true },
  },
  own('about', 10),
  own('security', 40),
];

const person = (id: number, type: string, timezone = 'UTC') => ({
  id,
  firstName: 'Ada',
  role: { id: 1, title: 'Role', type },
  permissions: ['invoice.affiliate.read', 'report.read'],
  timezone,
});

const network = { name: 'Northwind', faviconUrl: null as string | null, trialExpireAt: null as number | null };
let who = person(1, 'admin');
let unpaid = 3;
let settings = network;
const asked: string[] = [];
const sources = Array.from({ length: 730 }, (_, id) => ({ id }));
const api = (path: string) => `${window.location.origin}/api/v1/${path}`;
const server = setupServer(
  quietEvents,
  http.get(api('public/tenant/api-settings/'), () => HttpResponse.json({ data: settings })),
  http.get(api('user/users/me'), () => HttpResponse.json({ data: who })),
  http.patch<never, { items: [{ timezone: string }] }>(api('user/users/me'), async ({ request }) => {
    const { items } = await request.json();
    who = { ...who, ...items[0] };
    return HttpResponse.json({ data: { items: [who] } });
  }),
  http.get(api('user/info'), () =>
    HttpResponse.json({
      data: { timezones: ['UTC', 'Asia/Tokyo', 'America/New_York'].map((id) => ({ id, title: id })) },
    }),
  ),
  http.get(api('user/traffic_sources'), ({ request }) => {
    const query = new URL(request.url).searchParams;
    const first = Number(query.get('offset') ?? 0);
    return HttpResponse.json({
      data: { items: sources.slice(first, first + Number(query.get('limit'))), meta: { totalCount: sources.length } },
    });
  }),
  http.get(api('user/affiliate_invoices'), ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { items: [], meta: { totalCount: unpaid } } });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  who = person(1, 'admin');
  settings = network;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  asked.splice(0);
  vi.unstubAllGlobals();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <p aria-label="address">{pathname + search}</p>;
};
const address = () => screen.getByLabelText('address').textContent;

type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];

const open = async (shown: ReactNode, at: Entry = '/', queryClient = new QueryClient()) => {
  writeCookie('token', 'a.b.c');
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const { authProvider, dataProvider, store } = services;
  const i18nProvider = await speaking('en', {
    // Pages that exist only in this test.
    'pages.insights': 'Insights',
    'resources.affiliate-billing/invoices': { name: 'Invoice |||| Invoices', title: 'Invoices' },
  });
  const { unmount } = render(
    <ServicesContext value={services}>
      <ResourcesContext value={resources}>
        <PagesContext value={pages}>
          <MemoryRouter initialEntries={[at]}>
            <CoreAdminContext {...{ authProvider, dataProvider, store, i18nProvider, queryClient }}>
              {shown}
              <Place />
            </CoreAdminContext>
          </MemoryRouter>
        </PagesContext>
      </ResourcesContext>
    </ServicesContext>,
  );
  const become = async (other: typeof who) => {
    who = other;
    services.currentUser.forget();
    await queryClient.invalidateQueries({ queryKey: ['auth'] });
  };
  return { become, unmount, queryClient, services, store, user: userEvent.setup() };
};

test('how many invoices are unpaid stands beside their entry, until the menu is gone', async () => {
  const { unmount, queryClient } = await open(<Sidebar />);
  expect(await screen.findByLabelText('3 unpaid invoices')).toBeTruthy();
  expect(asked).toEqual(['?fields=id&withMeta=totalCount&orderBy=id:desc&limit=1&status=unpaid']);
  unmount();
  await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: ['menu'] })).toEqual([]));
});

test('it is asked for again once such records were changed from here, and not after other changes', async () => {
  const { services } = await open(<Sidebar />);
  const before = unpaid;
  await screen.findByLabelText('3 unpaid invoices');
  server.use(http.put(api(':area/:name'), () => HttpResponse.json({ data: { items: [] } })));
  const change = (method: string, path: string) =>
    services.session.send(new Request(api(path), { method, body: '{}' }));
  unpaid = 4;
  await change('PUT', 'user/offers');
  expect(asked).toHaveLength(1);
  await change('PUT', 'user/affiliate_invoices');
  await screen.findByLabelText('4 unpaid invoices');
  unpaid = before;
  services.calls.recordsChanged('user/affiliate_invoices');
  await screen.findByLabelText('3 unpaid invoices');
});

test('it is asked for again when someone is themselves again, and never for an affiliate', async () => {
  const { become } = await open(<Sidebar />);
  await screen.findByLabelText('3 unpaid invoices');
  await become(person(2, 'affiliate'));
  await waitFor(() => expect(screen.queryByLabelText('3 unpaid invoices')).toBeNull());
  expect(asked).toHaveLength(1);
  unpaid = 100;
  await become(person(1, 'admin'));
  expect((await screen.findByLabelText('100 unpaid invoices')).textContent).toBe('99+');
  expect(asked).toHaveLength(2);
});

const utc = (text: string) => Date.parse(text) / 1000;

const Ranged = () => {
  useRangesInZone();
  const { hash, state } = useLocation();
  return (
    <>
      <ZoneSwitch />
      <p aria-label="kept">{hash + JSON.stringify(state)}</p>
    </>
  );
};

test('another time zone is saved, and the days on screen and in lists left behind become its days', async () => {
  const tokyo = { createdAtFrom: utc('2026-10-31T15:00:00Z'), createdAtTo: utc('2026-11-02T14:59:59Z') };
  const days = { createdAtFrom: utc('2026-11-01T00:00:00Z'), createdAtTo: utc('2026-11-02T23:59:59Z') };
  const { user, store } = await open(<Ranged />, {
    pathname: '/insights',
    search: `?createdAtFrom=${days.createdAtFrom}&createdAtTo=${days.createdAtTo}`,
    hash: '#view=4',
    state: { open: ['offer'] },
  });
  const left = { sort: 'id', order: 'DESC', page: 1, perPage: 25 };
  store.setItem('offers.listParams', { ...left, filter: { status: 'active', ...days } });
  sessionStorage.setItem('cameFrom', `/offers?createdAtTo=${days.createdAtTo}`);

  await user.click(await screen.findByRole('button', { name: 'Time zone: UTC +00:00' }));
  const search = await screen.findByRole('combobox', { name: 'Time zone' });
  await screen.findByRole('option', { name: /New York -0[45]:00/ });
  await user.type(search, 'tok +09');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Asia/Tokyo+09:00']);
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('button', { name: 'Time zone: Asia/Tokyo +09:00' })).toBeTruthy();
  await waitFor(() =>
    expect(address()).toBe(`/insights?createdAtFrom=${tokyo.createdAtFrom}&createdAtTo=${tokyo.createdAtTo}`),
  );
  expect(screen.getByLabelText('kept').textContent).toBe('#view=4{"open":["offer"]}');
  expect(store.getItem('offers.listParams')).toEqual({ ...left, filter: { status: 'active', ...tokyo } });
  expect(sessionStorage.getItem('cameFrom')).toBe(`/offers?createdAtTo=${tokyo.createdAtTo}`);
});

test('another time zone is saved even if the user can’t be fetched again afterwards', async () => {
  const { user } = await open(<Ranged />, '/insights');
  await user.click(await screen.findByRole('button', { name: 'Time zone: UTC +00:00' }));
  await user.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'tok +09');
  await screen.findByRole('option', { name: /Tokyo/ });
  const refused = () => HttpResponse.json({ message: 'Not just now', details: [] }, { status: 403 });
  server.use(http.get(api('user/users/me'), refused, { once: true }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Time zone: Asia/Tokyo +09:00' })).toBeTruthy();
});

test('a page is opened with the current day of the user', async () => {
  who = person(1, 'admin', 'Pacific/Kiritimati');
  await open(<EntryRedirect>there</EntryRedirect>, '/insights');
  await waitFor(() => expect(address()).toContain('createdAtTo'));
  const { createdAtFrom, createdAtTo } = Object.fromEntries(new URLSearchParams(address()?.split('?')[1]));
  expect(Number(createdAtTo) - Number(createdAtFrom)).toBe(86_399);
  // Fourteen hours ahead of UTC all year round.
  expect((Number(createdAtFrom) + 14 * 3600) % 86_400).toBe(0);
});

const Remembered = ({ children }: { children: ReactNode }) => {
  useRememberPlace();
  return children;
};

test('beside one’s own pages stands their menu, which can’t shrink and leads back to where one came from', async () => {
  const { user } = await open(
    <Remembered>
      <PageTitle />
      <Sidebar />
      <LinkBase to="/profile/security">profile</LinkBase>
    </Remembered>,
    '/insights?createdAtFrom=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
  await waitFor(() => expect(document.title).toBe('Insights – Northwind'));
  await user.click(await screen.findByRole('link', { name: 'profile' }));
  expect((await screen.findByRole('link', { name: 'Security' })).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: /the menu$/ })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'About me' }));
  await user.click(await screen.findByRole('link', { name: 'Back to main menu' }));
  expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeTruthy();
  expect(address()).toBe('/insights?createdAtFrom=1');
});

const day = 86_400;
/** Midnight on the user's clock, which is UTC. */
const tonight = () => (Math.floor(Date.now() / 1000 / day) + 1) * day;

test.each([
  ['a day that has begun', tonight, 'Trial: 1 day left'],
  ['days', () => tonight() + 9 * day, 'Trial: 10 days left'],
  ['nothing', () => Math.floor(Date.now() / 1000) - 1, 'Your trial has expired'],
])('a trial with %s left says so to staff', async (_, end, text) => {
  settings = { ...network, trialExpireAt: end() };
  const { become } = await open(<TrialNotice />);
  expect(await screen.findByText(text)).toBeTruthy();
  await become(person(2, 'affiliate'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('an affiliate whose traffic is blocked reads so, and why', async () => {
  const { become } = await open(<TrafficNotice />);
  await become(Object.assign(person(2, 'affiliate'), { trafficBlocked: true, blockReason: 'Bots' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The network is not accepting your traffic.*Reason: Bots$/,
  );
  await become(Object.assign(person(2, 'affiliate'), { trafficBlocked: false }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const Preloading = () => {
  usePreload();
  return null;
};

test('what forms choose from is loaded once, when there is nothing else to do, and not over a dear connection', async () => {
  const idle = vi.fn((act: () => void) => (act(), 0));
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const loaded: string[] = [];
  server.events.on(
    'request:start',
    ({ request }) => void loaded.push(new URL(request.url).pathname.replace('/api/v1/user/', '')),
  );
  const forChoosing = () => loaded.filter((path) => ['info', 'traffic_sources'].includes(path)).sort();

  const { unmount, queryClient } = await open(<Preloading />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(forChoosing()).toEqual(['info', 'traffic_sources', 'traffic_sources']));
  expect(queryClient.getQueriesData({ queryKey: ['settings/lists/traffic-sources', 'getList'] })).toMatchObject([
    [{}, { data: sources }],
  ]);
  unmount();
  const again = await open(<Preloading />, '/', queryClient);
  await waitFor(() => expect(idle).toHaveBeenCalledTimes(2));
  again.unmount();
  expect(forChoosing()).toHaveLength(3);

  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  await open(
    <>
      <Preloading />
      <Sidebar />
    </>,
  );
  await screen.findByRole('link', { name: 'Insights' });
  expect(idle).toHaveBeenCalledTimes(2);
  server.events.removeAllListeners();
});

const Icon = () => {
  useFavicon();
  return null;
};

test('a tenant has its own icon and name, or the product’s', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' });
  document.head.append(link);
  settings = { ...network, name: '', faviconUrl: '/api/v1/public/images/icon.png' };
  const { unmount } = await open(
    <>
      <Icon />
      <PageTitle />
    </>,
    '/profile/about',
  );
  await waitFor(() => expect(link.getAttribute('href')).toBe('/api/v1/public/images/icon.png'));
  await waitFor(() => expect(document.title).toBe('About me – Sluice'));
  unmount();
  expect(new URL(link.href).pathname).toBe('/favicon.svg');
  link.remove();
});
