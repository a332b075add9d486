import { render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { createServices } from '../../providers/services.ts';
import { ServicesContext } from '../../providers/ServicesContext.tsx';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';
import { useCurrentUser } from '../useCurrentUser.ts';
import { useTenant } from '../useTenant.ts';
import { useChat } from './useChat.ts';
import { removeCookie } from '../../providers/cookies.ts';

setUpTestHarness();

const chat = { name: 'Northwind', chatScriptUrl: 'https://chat.example/widget.js', chatId: 'north-1' };
const off = { ...chat, chatScriptUrl: null };
const person = (type: string, impersonator?: object) => ({
  id: 34,
  firstName: 'Ada',
  role: { id: 1, title: type, type },
  permissions: [],
  timezone: 'UTC',
  ...(impersonator && { impersonator }),
});

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-user-id]')].map(({ src, async, dataset }) => ({
    src,
    async,
    ...dataset,
  }));

/** Renders only what is known about the network and the user, once it is known. */
const Page = ({ leave }: { leave: () => void }) => {
  useChat(leave);
  const [tenant, user] = [useTenant(), useCurrentUser()];
  return tenant && user ? <p>Here</p> : null;
};

const draw = async (settings: object, who: object) => {
  testHarness.answerAlways('GET', 'public/tenant/api-settings/', settings);
  testHarness.answerAlways('GET', 'user/users/me', who);
  const services = createServices({ resources: [], apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leave = vi.fn();
  const page = (
    <ServicesContext value={services}>
      <CoreAdminContext queryClient={queryClient}>
        <Page leave={leave} />
      </CoreAdminContext>
    </ServicesContext>
  );
  const { unmount } = render(page);
  await screen.findByText('Here');
  return { leave, unmount, queryClient };
};

test.each([
  ['staff', person('manager')],
  ['an affiliate who is impersonated', person('affiliate', { id: 1, fullName: 'Ada Lind' })],
])('%s has the chat, by an id of network and user', async (_, who) => {
  const { leave, unmount } = await draw(chat, who);
  expect(scripts()).toEqual([{ src: chat.chatScriptUrl, async: true, id: 'north-1', userId: '7-34' }]);
  expect(leave).not.toHaveBeenCalled();
  unmount();
  // What the script rendered can't be told apart from the page: it goes when the page does.
  expect(scripts()).toEqual([]);
  expect(leave).toHaveBeenCalledOnce();
});

test.each([
  ['an affiliate', chat, person('affiliate')],
  ['staff of a network without one', off, person('admin')],
  ['an impersonated affiliate of a network without one', off, person('affiliate', { id: 1, fullName: 'Ada Lind' })],
])('%s has none, and nothing is loaded', async (_, settings, who) => {
  const { leave, unmount } = await draw(settings, who);
  expect(scripts()).toEqual([]);
  unmount();
  expect(leave).not.toHaveBeenCalled();
});

test('it goes once the network has none any more', async () => {
  const { leave, queryClient } = await draw(chat, person('admin'));
  testHarness.answerAlways('GET', 'public/tenant/api-settings/', off);
  await queryClient.invalidateQueries({ queryKey: ['tenant'] });
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(scripts()).toEqual([]);
});

test('without an id of its account the script is told of the person alone', async () => {
  await draw({ ...chat, chatId: null }, person('admin'));
  expect(scripts()).toEqual([{ src: chat.chatScriptUrl, async: true, userId: '7-34' }]);
});

test.each(['/login', '/registration', '/login/recoveryPassword'])('nobody has it at %s', async (address) => {
  testHarness.answerAlways('GET', 'public/tenant/api-settings/', { ...chat, registration: 'open', passwordMinimum: 8 });
  removeCookie('token');
  await open(address);
  await screen.findByRole('button', { name: /sign in|create account|send/i });
  expect(scripts()).toEqual([]);
});
