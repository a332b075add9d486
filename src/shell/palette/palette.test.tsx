import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PagesContext } from '../../components/PagesContext.tsx';
import type { ResourceEntry } from '../../registry/resource.ts';
import { ResourcesContext } from '../../components/ResourcesContext.tsx';
import { resources as all } from '../../generated/resources.ts';
import { speaking } from '../../testing/speaking.ts';
import { createServices } from '../../providers/services.ts';
import { ServicesContext } from '../../providers/ServicesContext.tsx';
import Palette from './Palette.tsx';
import { quietEvents } from '../../testing/quietEvents.ts';
import { writeCookie } from '../../providers/cookies.ts';

const resources: readonly ResourceEntry[] = Object.values(all);
const network = { name: 'Northwind', faviconUrl: null, trialExpireAt: null };
const me = {
  id: 1,
  firstName: 'Ada',
  timezone: 'UTC',
  role: { id: 1, title: 'Administrator', type: 'admin' },
  permissions: [
    'offer.read',
    'front.menu.offers.read',
    'affiliate.read',
    'front.menu.affiliates.read',
    'employee.read',
    'front.menu.employees.read',
    'user.impersonate',
    'click.read',
    'front.menu.clicks.read',
    'conversion.read',
    'front.menu.conversions.read',
  ],
};

const hit = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  subtitle: null,
  type: null,
  status: 'active',
  ...more,
});
const groups = [
  { view: 'offer', entity: 'offer', hits: [hit(7, 'Zoe’s offer')] },
  { view: 'affiliate', entity: 'user', hits: [hit(3, 'Zoe Lee', { subtitle: 'zoe@example.com', type: 'affiliate' })] },
  { view: 'employee', entity: 'user', hits: [hit(4, 'Zoe Admin', { subtitle: 'admin@example.com', type: 'admin' })] },
  // Of a kind whose pages this user may not open.
  { view: 'campaign', entity: 'campaign', hits: [hit(9, 'Zoe’s campaign')] },
];

/** The searches in order, whether each call was aborted, and the server's answer to the next one. */
const asked: string[] = [];
const ended: string[] = [];
let answer: (query: string) => Promise<Response> | Response = () => HttpResponse.json({ data: { items: groups } });
const api = (path: string) => `${window.location.origin}/api/v1/${path}`;
const server = setupServer(
  quietEvents,
  http.get(api('public/tenant/api-settings/'), () => HttpResponse.json({ data: network })),
  http.get(api('user/users/me'), () => HttpResponse.json({ data: me })),
  http.get(api('user/search'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const query = searchParams.get('query') ?? '';
    asked.push(query);
    request.signal.addEventListener('abort', () => ended.push(query));
    return answer(query);
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  answer = () => HttpResponse.json({ data: { items: groups } });
  localStorage.clear();
});
afterEach(() => {
  asked.splice(0);
  ended.splice(0);
});

const open = async () => {
  writeCookie('token', 'a.b.c');
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const { authProvider, dataProvider, store } = services;
  const i18nProvider = await speaking('en');
  const queryClient = new QueryClient();
  render(
    <ServicesContext value={services}>
      <ResourcesContext value={resources}>
        <PagesContext value={[]}>
          <MemoryRouter>
            <CoreAdminContext {...{ authProvider, dataProvider, store, i18nProvider, queryClient }}>
              <Palette onClose={() => undefined} />
            </CoreAdminContext>
          </MemoryRouter>
        </PagesContext>
      </ResourcesContext>
    </ServicesContext>,
  );
  const box = await screen.findByRole('combobox', { name: 'Search and commands' });
  await screen.findByRole('option', { name: /^Offers/ });
  return { user: userEvent.setup(), box };
};

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const records = () => options().filter((text) => text?.includes('Zoe'));

test('what was found for another text can’t be opened while the new one is searched for', async () => {
  const { user, box } = await open();
  await user.type(box, 'zoe');
  await waitFor(() => expect(records()).toHaveLength(4));
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await user.type(box, ' lee');
  expect(records().map((text) => text?.slice(0, 7))).toEqual(expect.arrayContaining(['Zoe Lee', 'Imperso']));
  expect(records()).toHaveLength(2);
  await user.clear(box);
  await user.type(box, 'boris');
  expect(options()).toEqual([]);
  await waitFor(() => expect(asked.at(-1)).toBe('boris'));
  expect(options()).toEqual([]);
  resolve(HttpResponse.json({ data: { items: [{ view: 'offer', entity: 'offer', hits: [hit(8, 'Boris')] }] } }));
  await screen.findByRole('option', { name: /^Boris/ });
});

test('one call for a pause of typing finds records of every kind that the person may open, in the order of their pages', async () => {
  const { user, box } = await open();
  await user.type(box, 'zoe');
  await waitFor(() =>
    expect(records()).toEqual(
      [
        'Zoe Leezoe@example.comAffiliate',
        'Zoe’s offerOffer',
        'Zoe Adminadmin@example.comEmployee',
        'Impersonate Zoe LeeAffiliate',
      ].toSorted(byPlace),
    ),
  );
  expect(asked).toEqual(['zoe']);
  await user.type(box, '{Backspace}e');
  await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
  expect(asked).toEqual(['zoe']);
});

/** In the order of the registry; users who may be impersonated come last. */
const byPlace = (one: string, other: string): number => {
  const place = (text: string) =>
    text.startsWith('Impersonate')
      ? 99
      : resources.findIndex(({ searchKey }) => searchKey && text.toLowerCase().endsWith(searchKey));
  return place(one) - place(other);
};

test('what was found and still matches stays until there is something else, and a call that is overtaken is given up', async () => {
  const { user, box } = await open();
  await user.type(box, 'zoe');
  await waitFor(() => expect(records()).toHaveLength(4));
  answer = () => new Promise(() => undefined);
  await user.type(box, ' l');
  await waitFor(() => expect(asked).toEqual(['zoe', 'zoe l']));
  expect(records()).toHaveLength(2);
  answer = () => HttpResponse.json({ data: { items: [] } });
  await user.type(box, 'o');
  await waitFor(() => expect(ended).toEqual(['zoe l']));
  await waitFor(() => expect(records()).toEqual([]));
  expect(asked).toEqual(['zoe', 'zoe l', 'zoe lo']);
  expect(screen.getByText('No results')).toBeTruthy();
});

test('nothing is asked for blanks, and at most as much as the call takes', async () => {
  const { user, box } = await open();
  await user.type(box, '   ');
  await user.click(box);
  await user.paste('x'.repeat(300));
  await waitFor(() => expect(asked).toEqual(['x'.repeat(200)]));
});

test('a search that fails is told in place, and the pages are there all the same', async () => {
  answer = () => HttpResponse.json({ message: 'Something went wrong', details: [] }, { status: 500 });
  const { user, box } = await open();
  await user.type(box, 'off');
  expect((await screen.findByText('Records can’t be searched right now')).getAttribute('role')).toBe('status');
  expect(options()[0]).toMatch(/^Offers/);
  expect(asked).toEqual(['off']);
});

test('a click and its conversion are found by the click’s public ID', async () => {
  const id = '01a22bad873b10b118530007450b7900';
  const click = hit(5, id, { subtitle: 'Evening mail', status: null });
  answer = () =>
    HttpResponse.json({
      data: {
        items: [
          { view: 'validClick', entity: 'click', hits: [click] },
          { view: 'conversion', entity: 'conversion', hits: [hit(6, '6', { subtitle: 'KetoSlim', status: null })] },
        ],
      },
    });
  const { user, box } = await open();
  await user.type(box, id);
  await waitFor(() =>
    expect(options().toSorted()).toEqual([`${id}Evening mailValid click`, '6KetoSlimConversion'].toSorted()),
  );
});
