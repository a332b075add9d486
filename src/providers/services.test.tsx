import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useBaseCurrency } from './auth/useBaseCurrency.ts';
import { dropTokens, readTokens } from './auth/tokens.ts';
import { createServices } from './services.ts';
import { ServicesContext } from './ServicesContext.tsx';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const jwt = (claims: object) => `${part({ alg: 'HS256' })}.${part({ exp: 4102444800, ...claims })}.s`;
const euro = jwt({ sub: '1', baseCurrency: 'EUR' });
const dollar = jwt({ sub: '1', baseCurrency: 'USD' });
const acting = jwt({ sub: '2', baseCurrency: 'GBP', impersonator: 1 });

const api = (path: string) => `${window.location.origin}/api/v1/${path}`;
const refused = () => HttpResponse.json({ message: 'No', details: [] }, { status: 401 });
const seen: string[] = [];
const server = setupServer(
  http.get(api('public/tenant/api-settings/'), () =>
    HttpResponse.json({ data: { name: 'Northwind', apiDomain: null, frontendVersionTs: 100 } }),
  ),
  http.post(api('refresh'), async ({ request }) => {
    const text = await request.text();
    seen.push(`refresh ${text}`);
    return text.includes('good')
      ? HttpResponse.json({
          data: {
            token: dollar,
            refreshToken: 'better',
            extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 101 },
          },
        })
      : refused();
  }),
  http.get(api('user/users/me'), ({ request }) =>
    request.headers.get('Authorization') === `Bearer ${dollar}`
      ? HttpResponse.json({ data: { id: 1, role: { type: 'admin' }, permissions: [] } })
      : refused(),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  dropTokens();
  seen.length = 0;
});

const services = () =>
  createServices({ resources: [], apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });

test('the base currency follows the token, and goes with it', async () => {
  const all = services();
  const wrapper = ({ children }: { children: ReactNode }) => <ServicesContext value={all}>{children}</ServicesContext>;
  all.session.open({ token: euro, refreshToken: 'good' });
  const { result } = renderHook(useBaseCurrency, { wrapper });
  expect(result.current).toBe('EUR');
  await all.currentUser.load();
  await waitFor(() => expect(result.current).toBe('USD'));
  all.session.close();
  await waitFor(() => expect(result.current).toBeUndefined());
});

test('tokens that name a newer build say that it is there', async () => {
  const all = services();
  await all.tenant.load();
  all.session.open({ token: euro, refreshToken: 'good' });
  expect(all.version.isUpdateDue()).toBe(false);
  await all.currentUser.load();
  expect(seen).toEqual(['refresh {"refreshToken":"good"}']);
  expect(all.version.isUpdateDue()).toBe(true);
});

test('administrators who impersonate someone whose session is over go on with their own', async () => {
  const all = services();
  all.session.open({ token: euro, refreshToken: 'good' });
  all.session.open({ token: acting, refreshToken: 'over' });
  await expect(all.currentUser.load()).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(['refresh {"refreshToken":"over"}', 'refresh {"refreshToken":"good"}']);
  expect(readTokens()).toEqual({ token: dollar, refreshToken: 'better' });
});

test('a call cancelled stays cancelled, and nobody is told of it', async () => {
  const all = services();
  all.session.open({ token: dollar, refreshToken: 'good' });
  await all.tenant.load();
  const asked = all.client.GET('/user/users/me', { signal: AbortSignal.abort() });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(all.calls.hasFailed()).toBe(false);
});

test('people find their own choices when they sign in, and cookies are not asked for each of them', () => {
  const { session, store } = services();
  const asked = vi.spyOn(document, 'cookie', 'get');
  const hidden = 'offers.datatable';
  session.open({ token: euro, refreshToken: 'good' });
  store.setItem(hidden, ['title']);
  asked.mockClear();
  for (let cell = 0; cell < 100; cell += 1) expect(store.getItem(hidden)).toEqual(['title']);
  expect(asked.mock.calls.length).toBeLessThan(5);
  session.open({ token: acting, refreshToken: 'other' });
  expect(store.getItem(hidden)).toBeUndefined();
  session.open({ token: dollar, refreshToken: 'good' });
  expect(store.getItem(hidden)).toEqual(['title']);
  asked.mockRestore();
});
