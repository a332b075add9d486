import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../providers/data/errors.ts';
import { speaking } from '../testing/speaking.ts';
import { keepLocale } from '../providers/i18n/locale.ts';
import { createServices } from '../providers/services.ts';
import { ServicesContext } from '../providers/ServicesContext.tsx';
import { UnknownNetwork } from '../providers/tenant/tenantSettings.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LastResortPage } from './failures/LastResortPage.tsx';

const i18nProvider = await speaking('en');

/** Where the router is. */
let place = '';

/** Renders the page for an error, with the services it needs. */
const show = async (error: Error) => {
  const services = createServices({ resources: [], apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const failed = vi.spyOn(services.chunks, 'failed').mockReturnValue();
  render(
    <ServicesContext value={services}>
      <TestMemoryRouter initialEntries={['/offers']} locationCallback={({ pathname }) => (place = pathname)}>
        <CoreAdminContext i18nProvider={i18nProvider}>
          <ErrorPage error={error} resetErrorBoundary={() => undefined} />
        </CoreAdminContext>
      </TestMemoryRouter>
    </ServicesContext>,
  );
  // react-admin's context renders its first page in a second step.
  await act(async () => undefined);
  return failed;
};
const said = () => screen.getByRole('heading').textContent;
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => keepLocale('en'));

test.each([
  [0, 'No connection to the server'],
  [403, 'Access denied'],
  [500, 'Something went wrong on the server'],
  [502, 'Something went wrong on the server'],
  [503, 'Temporarily unavailable'],
])(
  'a call that failed (%i) is called by its status, in the server’s words, with a way back and another try',
  async (status, title) => {
    const failed = await show(failureOf(status, { message: 'Out of order', details: [], requestId: 'call-7' }));
    expect([said(), buttons()]).toEqual([title, ['Go back', 'Try again']]);
    expect(screen.getByText('Out of order')).toBeTruthy();
    expect(screen.queryByText(String(status)) !== null).toBe(status > 0);
    expect(screen.queryByText('Reference: call-7') !== null).toBe([0, 500, 502, 503].includes(status));
    expect(failed).not.toHaveBeenCalled();
  },
);

test('the way back from a page that is the first in its browser tab leads to the start page', async () => {
  window.history.replaceState({ idx: 0 }, '');
  await show(failureOf(500, { message: 'Out of order', details: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(place).toBe('/'));
});

test('an address without a network has its own words', async () => {
  await show(new UnknownNetwork());
  expect(said()).toBe('Unable to retrieve basic configuration. Please contact your manager or administrator');
  expect(screen.getByText('500')).toBeTruthy();
});

test('any other error is one', async () => {
  await show(new TypeError('x is undefined'));
  expect([said(), buttons()]).toEqual(['An error occurred', ['Try again']]);
});

test('a part that could not be loaded is left to the recovery', async () => {
  expect(await show(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toHaveBeenCalledOnce();
});

test.each([
  ['en', 'An error occurred while showing the error page', 'Go to the start page'],
  ['ru', 'Произошла ошибка при показе страницы ошибки', 'На начальную страницу'],
] as const)('when even that fails, a line and a link are left (%s)', (locale, title, link) => {
  keepLocale(locale);
  render(<LastResortPage />);
  expect(said()).toBe(title);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/');
});
