import { render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminContext } from 'ra-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ResourceEntry } from '../../components/resource.ts';
import { ResourcesContext } from '../../components/ResourcesContext.tsx';
import { createI18nProvider, loadMessages } from '../../providers/i18n/i18nProvider.ts';
import { createServices } from '../../providers/services.ts';
import { ServicesContext } from '../../providers/ServicesContext.tsx';
import { Sidebar } from './Sidebar.tsx';

const invoices = (name: string, path: string): ResourceEntry => ({
  name,
  path,
  filters: { status: 'text' },
  defaultOrder: 'id:desc',
  pageSize: 25,
  permission: { list: 'invoice.affiliate.read' },
  onRequest: [],
  listWith: [],
  represent: ['id'],
  recordRepresentation: 'id',
  references: {},
  pages: ['list'],
});
const resources = [invoices('affiliate-billing/invoices', 'user/affiliate_invoices')];

const person = (id: number, type: string) => ({
  id,
  firstName: 'Ada',
  role: { id: 1, title: 'Role', type },
  permissions: ['invoice.affiliate.read'],
  timezone: 'UTC',
});

let who = person(1, 'admin');
let unpaid = 3;
const asked: string[] = [];
const api = (path: string) => `${window.location.origin}/api/v1/${path}`;
const server = setupServer(
  http.get(api('public/tenant/api-settings/'), () => HttpResponse.json({ data: { name: 'Northwind' } })),
  http.get(api('user/users/me'), () => HttpResponse.json({ data: who })),
  http.get(api('user/affiliate_invoices'), ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { items: [], meta: { totalCount: unpaid } } });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => void asked.splice(0));

const open = async () => {
  document.cookie = 'token=a.b.c; path=/';
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const queryClient = new QueryClient();
  const { authProvider, dataProvider, store } = services;
  const i18nProvider = createI18nProvider('en', await loadMessages('en'));
  const { unmount } = render(
    <ServicesContext value={services}>
      <ResourcesContext value={resources}>
        <CoreAdminContext {...{ authProvider, dataProvider, store, i18nProvider, queryClient }}>
          <Sidebar />
        </CoreAdminContext>
      </ResourcesContext>
    </ServicesContext>,
  );
  const become = async (other: typeof who) => {
    who = other;
    services.currentUser.forget();
    await queryClient.invalidateQueries({ queryKey: ['auth'] });
  };
  return { become, unmount, queryClient };
};

test('how many invoices are unpaid stands beside their entry, until the menu is gone', async () => {
  const { unmount, queryClient } = await open();
  expect(await screen.findByLabelText('3 unpaid invoices')).toBeTruthy();
  expect(asked).toEqual(['?fields=id&withMeta=totalCount&orderBy=id:desc&limit=1&status=unpaid']);
  unmount();
  await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: ['menu'] })).toEqual([]));
});

test('it is asked for again when somebody is himself again, and never for an affiliate', async () => {
  const { become } = await open();
  await screen.findByLabelText('3 unpaid invoices');
  await become(person(2, 'affiliate'));
  await waitFor(() => expect(screen.queryByLabelText('3 unpaid invoices')).toBeNull());
  expect(asked).toHaveLength(1);
  unpaid = 100;
  await become(person(1, 'admin'));
  expect((await screen.findByLabelText('100 unpaid invoices')).textContent).toBe('99+');
  expect(asked).toHaveLength(2);
});
