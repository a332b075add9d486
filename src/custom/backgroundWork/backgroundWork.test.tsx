import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const at = Date.UTC(2026, 10, 23, 16) / 1000;
const idle = { waiting: 0, running: 0, failed: 0, oldestAt: null, endedAt: null, problem: null };
const mails = { ...idle, name: 'mails', waiting: 3, failed: 1, oldestAt: at, problem: 'Connection refused' };

beforeEach(() => {
  testHarness.answerAlways('GET', 'user/background_work', {
    queues: [mails, { ...idle, name: 'postbacks' }, { ...idle, name: 'heldLeads', waiting: 7 }],
    chores: [{ name: 'sweeping', endedAt: at, failedAt: null }],
  });
  testHarness.answerAlways('GET', 'user/background_work/mails', {
    items: [
      {
        ...{ id: 1, address: 'ada@example.com', about: 'New sign-in', state: 'waiting', attempts: 2 },
        ...{ problem: 'Connection refused', createdAt: at, dueAt: at + 60, endedAt: null, canRetry: false },
      },
      {
        ...{ id: 2, address: 'bob@example.com', about: 'New password', state: 'given_up', attempts: 9 },
        ...{ problem: 'No such person', createdAt: at, dueAt: null, endedAt: at, canRetry: true },
      },
    ],
  });
});

test('says what waits and why, and has it tried again', async () => {
  const asked: unknown[] = [];
  testHarness.answerAlways('POST', 'user/background_work/retry', (sent) => {
    asked.push(sent);
    return { count: 3 };
  });
  const user = await open('/settings/background-work', 'admin');
  const queues = within(await screen.findByRole('region', { name: 'Queues' }));
  const row = queues.getByRole('row', { name: /^Emails/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '0', '1']);
  within(row).getByText('Connection refused');
  // What doesn't wait, or only waits for its time, has nothing to try again.
  expect(queues.getAllByRole('button')).toHaveLength(1);
  await user.click(queues.getByRole('button', { name: 'Try again: Emails' }));
  await screen.findByText('Due now: 3');
  expect(asked).toEqual([{ queue: 'mails' }]);

  within(screen.getByRole('region', { name: 'Regular work of the installation' })).getByText(
    'Deleting what has expired',
  );
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
  await screen.findByText('The email to bob@example.com is due now');
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
