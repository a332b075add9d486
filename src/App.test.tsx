import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from './App.tsx';
import type { MenuPlaces } from './registry/menu.ts';
import type { ResourceEntry } from './registry/resource.ts';
import { madeUp } from './testing/madeUp.ts';
import { keepLocale, readLocale } from './providers/i18n/locale.ts';
import { createServices } from './providers/services.ts';
import { quietEvents } from './testing/quietEvents.ts';
import { speaking } from './testing/speaking.ts';
import { removeCookie } from './providers/cookies.ts';

const Titles = () => {
  const { data = [] } = useListContext();
  return (
    <ul aria-label="records">
      {data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
};
const OfferList = () => (
  <ListBase perPage={25} sort={{ field: 'id', order: 'DESC' }}>
    <Titles />
  </ListBase>
);
const Failing = (): never => {
  throw new Error(useTranslate()('shell.name'));
};

const entry = (name: string, path: string, list: ResourceEntry['load'], menu: MenuPlaces): ResourceEntry => ({
  name,
  menu,
  path,
  entity: name,
  statuses: ['active', 'inactive'],
  filters: {},
  defaultOrder: 'id:desc',
  pageSize: 25,
  permission: { list: madeUp(`${name}.read`) },
  onRequest: [],
  displayFields: ['title'],
  references: {},
  pages: ['list'],
  load: list,
});
const resources = [
  entry('offers', 'user/offers', () => Promise.resolve({ default: { list: OfferList } }), {
    staff: { group: 'offers', order: 10, to: '/offers/active?orderBy=id:desc&limit=25&offset=0' },
    affiliates: { order: 20, icon: 'offers', to: '/offers/all?orderBy=id:desc&limit=25&offset=0' },
  }),
  entry('campaigns', 'user/campaigns', () => Promise.resolve({ default: { list: Failing } }), {
    staff: { group: 'affiliates', order: 50, to: '/campaigns/active' },
  }),
];

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const jwt = (sub: string) => `${part({ alg: 'HS256' })}.${part({ sub, exp: Math.floor(Date.now() / 1000) + 600 })}.s`;
const tokens = (name: string) => ({ token: jwt(name), refreshToken: jwt(name), extraInfo: {} });

const staff = {
  id: 1,
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  role: { id: 1, title: 'Administrator', type: 'admin' },
  permissions: ['front.menu.offers.read', 'offers.read', 'front.menu.campaigns.read', 'campaigns.read'],
};
const affiliate = {
  ...staff,
  id: 2,
  firstName: 'Bo',
  role: { id: 2, title: 'Affiliate', type: 'affiliate' },
  permissions: ['front.menu.offers.read', 'offers.read'],
};

const api = (path: string) => `${window.location.origin}/api/v1/${path}`;
const refused = (message: string) => HttpResponse.json({ message, details: [] }, { status: 401 });
let accepted = '';
let affiliateToken = '';
const languages: (string | null)[] = [];
const server = setupServer(
  quietEvents,
  http.get(api('public/tenant/api-settings/'), () => HttpResponse.json({ data: { name: 'Northwind' } })),
  http.post<never, { email: string; password: string }>(api('login'), async ({ request }) => {
    const { email, password } = await request.json();
    if (password !== 'secret') return refused('The email or the password is wrong');
    const isAffiliate = email.startsWith('bo');
    const pair = tokens(isAffiliate ? '2' : '1');
    accepted = pair.token;
    // A token created later is a different one.
    if (isAffiliate) affiliateToken = accepted;
    return HttpResponse.json({ data: pair });
  }),
  http.post(api('refresh'), () => refused('revoked')),
  http.post(api('logout'), () => HttpResponse.json({ data: {} })),
  http.all(api('user/*'), ({ request }) => {
    languages.push(request.headers.get('Accept-Language'));
    if (request.headers.get('Authorization') !== `Bearer ${accepted}`) return refused('Your session has ended');
    if (request.url.includes('/users/me'))
      return HttpResponse.json({ data: accepted === affiliateToken ? affiliate : staff });
    return HttpResponse.json({ data: { items: [{ id: 1, title: 'Solar Leads' }], meta: { totalCount: 1 } } });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // React and react-admin log the failures that these tests cause.
  vi.spyOn(console, 'error').mockReturnValue();
  accepted = '';
  affiliateToken = 'none yet';
  window.history.replaceState(null, '', '/');
  keepLocale('en');
});
afterEach(() => {
  server.resetHandlers();
  for (const name of ['token', 'refreshToken']) removeCookie(name);
});

const open = async (address: string) => {
  window.history.replaceState(null, '', address);
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: readLocale });
  const locale = readLocale();
  render(createApp({ resources, services, i18nProvider: await speaking(locale) }));
  return userEvent.setup();
};
const signIn = async (user: ReturnType<typeof userEvent.setup>, email: string, password = 'secret') => {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};
const address = () => window.location.pathname + window.location.search;

test('one signs in, lands where one wanted to go, and signs out', async () => {
  const user = await open('/offers/inactive?orderBy=title:asc&limit=25&offset=0');
  await signIn(user, 'ada@example.com');
  expect(await screen.findByText('Solar Leads')).toBeTruthy();
  expect(address()).toBe('/offers/inactive?orderBy=title:asc&limit=25&offset=0');
  await waitFor(() => expect(document.title).toBe('Offers – Northwind'));

  await user.click(screen.getByRole('button', { name: 'Account: Ada Lind' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(document.cookie).not.toContain('token');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is missing or wrong at the sign-in is said there', async () => {
  const user = await open('/');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('This is a required field')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await signIn(user, 'ada@example.com', 'guess');
  expect((await screen.findByRole('alert')).textContent).toBe('The email or the password is wrong');
});

test('a session that the server ended says so at the sign-in', async () => {
  const user = await open('/offers/inactive');
  await signIn(user, 'ada@example.com');
  await screen.findByText('Solar Leads');
  accepted = 'someone else’s';
  await user.click(await screen.findByRole('link', { name: 'Offers' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your session has ended');
});

test('an affiliate has their own menu, and is led back from what is not theirs', async () => {
  const user = await open('/campaigns/active');
  await signIn(user, 'bo@example.com');
  expect(await screen.findByText('You do not have the required access level')).toBeTruthy();
  await screen.findByText('Solar Leads');
  expect(address()).toBe('/offers/all?orderBy=id:desc&limit=25&offset=0');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Offers']);
});

test('a page that fails leaves the menu standing', async () => {
  const user = await open('/');
  await signIn(user, 'ada@example.com');
  await user.click(await screen.findByRole('link', { name: 'Campaigns' }));
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Offers' }));
  expect(await screen.findByText('Solar Leads')).toBeTruthy();
});

test('an address nobody knows is said to be one', async () => {
  const user = await open('/nowhere');
  await signIn(user, 'ada@example.com');
  expect(await screen.findByText('This page could not be found')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
  expect(await screen.findByText('Solar Leads')).toBeTruthy();
});

test('the language changes at once, for the server too', async () => {
  const user = await open('/');
  await signIn(user, 'ada@example.com');
  await screen.findByText('Solar Leads');
  languages.length = 0;
  await user.click(screen.getByRole('button', { name: 'Account: Ada Lind' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Русский' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: 'Офферы' })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Кампании' }));
  await user.click(await screen.findByRole('link', { name: 'Офферы' }));
  await waitFor(() => expect(languages.at(-1)).toBe('ru'));
});
