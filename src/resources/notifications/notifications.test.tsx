import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

/** Selects an option of an input, and waits until its list has closed and the rest of the form is accessible again. */
const choosing = (user: Awaited<ReturnType<typeof open>>) => async (name: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
  await screen.findByRole('button', { name: 'Create notification' });
};

test('a rule offers the events of its group, and bots or webhooks where its channel is one', async () => {
  testHarness.records['user/notification_channel_integrations'] = [
    { id: 3, version: 1, title: 'Our CRM', kind: 'webhook', status: 'active' },
    { id: 4, version: 1, title: 'Our bot', kind: 'telegram', status: 'active' },
  ];
  const user = await open('/settings/notifications/rules/create');
  const choose = choosing(user);
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Caps');
  await choose('Events', 'Caps');
  await user.click(screen.getByRole('combobox', { name: 'Event' }));
  const offered = within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining(['Cap nearly full', 'Cap full', 'Guarantee at risk']));
  expect(offered).not.toContain('Invoice paid');
  await user.click(screen.getByRole('option', { name: 'Cap full' }));
  await screen.findByRole('button', { name: 'Create notification' });
  expect(screen.queryByRole('combobox', { name: 'Bot or webhook' })).toBeNull();
  await choose('Channel', 'Webhook');
  await choose('Bot or webhook', 'Our CRM');
  await choose('Events', 'Leads');
  await user.click(screen.getByRole('button', { name: 'Create notification' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  const [{ body } = { body: undefined }] = changes();
  expect(body).toMatchObject({
    items: [{ description: 'Caps', groupSlug: 'leads', channel: 'webhook', notificationChannelIntegration: 3 }],
  });
  expect(JSON.stringify(body)).not.toContain('cap.full');
});

test('a rule says at which percentage a cap is nearly full, where it is about that', async () => {
  const user = await open('/settings/notifications/rules/create');
  const choose = choosing(user);
  const percent = () => screen.queryByRole('spinbutton', { name: 'Cap filled to, %' });
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Early');
  await choose('Events', 'Invoices');
  expect(percent()).toBeNull();
  await choose('Events', 'Caps');
  expect(percent()).toHaveProperty('value', '80');
  await choose('Event', 'Cap full');
  expect(percent()).toBeNull();
  await choose('Event', 'Cap nearly full');
  await user.clear(percent()!);
  await user.type(percent()!, '100');
  await user.click(screen.getByRole('button', { name: 'Create notification' }));
  expect(await screen.findByText(/99/)).toBeTruthy();
  expect(changes()).toEqual([]);
  await user.clear(percent()!);
  await user.type(percent()!, '50');
  await user.click(screen.getByRole('button', { name: 'Create notification' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({ items: [{ type: 'cap.filling', capPercent: 50 }] });
});

test('a rule is filtered only by what its events are about', async () => {
  const user = await open('/settings/notifications/rules/create');
  const choose = choosing(user);
  const offered = () =>
    ['Offers', 'Affiliates', 'Advertisers', 'Countries'].filter((name) => screen.queryByRole('combobox', { name }));
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Filtered');
  await choose('Events', 'Conversions');
  await waitFor(() => expect(offered()).toEqual(['Offers', 'Affiliates', 'Advertisers', 'Countries']));
  await choose('Events', 'Leads');
  await waitFor(() => expect(offered()).toEqual(['Offers', 'Affiliates', 'Countries']));
  await choose('Events', 'Integrations');
  await waitFor(() => expect(offered()).toEqual(['Advertisers']));
  await choose('Events', 'Tasks');
  await waitFor(() => expect(offered()).toEqual([]));
});

test('a rule whose author can’t sign in says so, and an administrator takes it over', async () => {
  const path = 'user/notifications';
  const rule = {
    id: 5,
    version: 1,
    description: 'To the CRM',
    groupSlug: 'caps',
    channel: 'webhook',
    status: 'active',
  };
  testHarness.records[path] = [{ ...rule, authorAway: true }];
  const taken: unknown[] = [];
  testHarness.answerAlways('POST', `${path}/take_over`, (sent) => {
    taken.push(sent);
    testHarness.records[path] = [{ ...rule, authorAway: false }];
    return { items: [{ id: 5 }] };
  });
  const user = await open('/settings/notifications/rules/5/general');
  const alert = await screen.findByRole('alert');
  within(alert).getByText(/author of this rule can no longer sign in/);
  await user.click(within(alert).getByRole('button', { name: 'Take over' }));
  await screen.findByText('You are the author: the webhook receives what you can see');
  await waitFor(() => expect(screen.queryByText(/can no longer sign in/)).toBeNull());
  expect(taken).toMatchObject([{ items: [{ id: 5 }] }]);
});
