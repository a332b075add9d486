import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const at = Date.UTC(2026, 10, 23, 16) / 1000;
beforeEach(() => {
  testHarness.answerAlways('GET', 'user/background_work', {
    queues: [],
    chores: [{ name: 'sweeping', endedAt: at, failedAt: null }],
  });
  testHarness.answerAlways('GET', 'user/background_work/mails', {
    items: [
      {
        id: 1,
        address: 'ada@example.com',
        about: 'New sign-in',
        state: 'waiting',
        attempts: 2,
        problem: 'Connection refused',
        createdAt: at,
        dueAt: at + 60,
        endedAt: null,
        canRetry: false,
      },
      {
        id: 2,
        address: 'bob@example.com',
        about: 'New password',
        state: 'given_up',
        attempts: 9,
        problem: 'No such person',
        createdAt: at,
        dueAt: null,
        endedAt: at,
        canRetry: true,
      },
    ],
  });
});

test('shows when periodic work was last done, and who was sent emails', async () => {
  await open('/settings/background-work', 'admin');
  within(await screen.findByRole('region', { name: 'Scheduled maintenance' })).getByText('Deleting expired data');
  const list = within(await screen.findByRole('region', { name: 'Latest emails' }));
  list.getByRole('row', { name: /ada@example.com New sign-in Waiting 2/ });
});

test('has a mail that was given up tried again, and one cancelled once that has been asked', async () => {
  const asked: unknown[] = [];
  for (const act of ['retry', 'cancel'])
    testHarness.answerAlways('POST', `user/background_work/mails/${act}`, (sent) => {
      asked.push([act, sent]);
      return { count: 1 };
    });
  const user = await open('/settings/background-work', 'admin');
  const list = within(await screen.findByRole('region', { name: 'Latest emails' }));
  await user.click(await list.findByRole('button', { name: 'Try the email to bob@example.com again' }));
  await screen.findByText('The email to bob@example.com is being sent again');
  expect(list.queryByRole('button', { name: 'Try the email to ada@example.com again' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Cancel the email to ada@example.com' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this email?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel email' }));
  await screen.findByText('The email to ada@example.com is cancelled');
  expect(asked).toEqual([
    ['retry', { ids: [2] }],
    ['cancel', { ids: [1] }],
  ]);
});
