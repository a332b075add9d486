import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useToast } from '../../components/useToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { failureOf } from '../../providers/data/errors.ts';
import { speaking } from '../../testing/speaking.ts';
import { createServices } from '../../providers/services.ts';
import { ServicesContext } from '../../providers/ServicesContext.tsx';
import { Toasts } from './Toasts.tsx';

const i18nProvider = await speaking('en');

interface Page {
  notify: ReturnType<typeof useNotify>;
  toast: ReturnType<typeof useToast>;
  complain: ReturnType<typeof useErrorToast>;
}

/** A page with toasts, and calls that always end with this status. */
const open = async (status = 200) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Broken', details: [] }, { status })));
  const services = createServices({ resources: [], apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const page: { current?: Page } = {};
  const Acts = () => {
    page.current = { notify: useNotify(), toast: useToast(), complain: useErrorToast() };
    return null;
  };
  render(
    <ServicesContext value={services}>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Acts />
        <Toasts />
      </CoreAdminContext>
    </ServicesContext>,
  );
  // react-admin's context renders its first page in a second step.
  await act(() => vi.advanceTimersByTimeAsync(0));
  const call = (method: string, headers = {}) =>
    services.calls.send(new Request(`${window.location.origin}/api/v1/x`, { method, headers }));
  if (!page.current) throw new Error('The page did not open');
  return { ...page.current, call };
};
const shown = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((toast) =>
    [...toast.querySelectorAll('p, li')].map(({ textContent }) => textContent),
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a toast has a header and a text, and goes after four seconds', async () => {
  const { toast, notify } = await open();
  act(() => {
    toast({ status: 'lock', text: 'Ask your manager' });
    notify('Sent', { type: 'success' });
  });
  await pass(3_999);
  expect(shown()).toEqual([
    ['Success', 'Sent'],
    ['Access denied', 'Ask your manager'],
  ]);
  await pass(500);
  expect(shown()).toEqual([]);
});

test('one that can be removed is, and others stay', async () => {
  const { toast } = await open();
  act(() => {
    toast({ status: 'error', header: 'Conflict', text: 'Used elsewhere', details: ['by offer 4'], removable: true });
    toast({ status: 'success', text: 'Saved' });
  });
  await pass(0);
  // With several lines it stays until it is closed.
  await pass(60_000);
  expect(shown()).toEqual([['Conflict', 'Used elsewhere', 'by offer 4']]);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await pass(0);
  expect(shown()).toEqual([]);
});

test.each([
  ['POST', 'Done'],
  ['PUT', 'Created'],
  ['PATCH', 'Saved'],
  ['DELETE', 'Deleted'],
])('a change by %s that nobody tells of is told of', async (method, text) => {
  const { call } = await open();
  await act(() => call(method));
  await pass(600);
  expect(shown()).toEqual([['Success', text]]);
});

test('a change that its page tells of is told of once, and a reading never', async () => {
  const { call, notify } = await open();
  await act(() => call('PATCH', inOwnWords));
  // Even if its author sets a longer duration.
  await pass(3_000);
  expect(shown()).toEqual([]);
  act(() => notify('The offer is saved', { type: 'success' }));
  await act(() => call('GET'));
  await pass(600);
  expect(shown()).toEqual([['Success', 'The offer is saved']]);
});

test('what the popup of a failed server says, no toast repeats', async () => {
  const { call, notify, complain } = await open(500);
  await act(() => call('PATCH'));
  act(() => {
    notify('Broken', { type: 'error' });
    complain(failureOf(500, { message: 'Broken' }));
  });
  await pass(600);
  expect(shown()).toEqual([]);
});
