import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const entry = (id: number) => ({
  id,
  kind: 'postback_out',
  result: 'failed',
  event: 'conversion_approved',
  eventId: `0b6f8f1e-6d1c-4c7e-9a55-3c1f1b0c7f2${id}`,
  attempt: 1,
  method: 'GET',
  url: 'https://tracker.example/',
  httpStatus: 500,
  createdAt: 1_767_225_600,
});
const path = 'stat/postback_logs/send_again';

test('one postback, or all that the list is narrowed to, are sent again once one has been asked', async () => {
  testHarness.records = { 'stat/postback_logs': [entry(1), entry(2)] };
  testHarness.answerAlways('POST', path, { count: 2, hasMore: true });
  const user = await open('/postback-logs/affiliates', 'admin');
  expect(await screen.findAllByRole('button', { name: 'Send again' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send all again' }));
  await screen.findByText('Sending again: 2. There are more');
});

test('all of very many, which are not counted to the end, are offered too', async () => {
  const meta = { totalCount: 100_000, totalIsExact: false };
  testHarness.answerAlways('GET', 'stat/postback_logs', { items: [entry(1)], meta });
  await open('/postback-logs/affiliates', 'admin');
  await screen.findByRole('button', { name: 'Send again' });
  await screen.findByRole('button', { name: 'Send all again' });
});

test('a row, which has no room for words, shows the picture of sending again alone', async () => {
  testHarness.records = { 'stat/postback_logs': [entry(1)] };
  testHarness.answerAlways('POST', path, { count: 1, hasMore: false });
  const user = await open('/postback-logs/affiliates', 'admin');
  const button = await screen.findByRole('button', { name: 'Send again' });
  expect(button.textContent).toBe('');
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await screen.findByText('Sending again: 1');
});
