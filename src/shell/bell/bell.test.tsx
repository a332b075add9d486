import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tellEvent } from '../../testing/quietEvents.ts';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const at = Date.UTC(2026, 10, 23, 16) / 1000;
const notice = (id: number, fields: object = {}) => ({
  id,
  groupSlug: 'caps',
  type: 'cap.full',
  title: `Cap full: ${id}`,
  text: '10 of 10 used in this period',
  path: '/reports/downloads',
  createdAt: at,
  readAt: null,
  ...fields,
});
const path = 'user/notifications/personal/1';
const answer = (unread: number, ...items: object[]) =>
  testHarness.answerAlways('GET', path, { items, meta: { unread, hasMore: false } });

test('says how many are unread, opens what a notice is about, and marks it read', async () => {
  answer(2, notice(8), notice(7), notice(6, { readAt: at, path: null, text: null }));
  const marked: unknown[] = [];
  testHarness.answerAlways('PATCH', path, (sent) => {
    marked.push(sent);
    return { unread: 2 - marked.length, latest: 8 };
  });
  const user = await open('/reports/downloads', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Notifications, unread: 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const items = await dialog.findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(within(items[2]!).queryByRole('button')).toBeNull();
  await user.click(within(items[1]!).getByRole('button', { name: 'Mark as read: Cap full: 7' }));
  await screen.findByRole('button', { name: 'Notifications, unread: 1', hidden: true });
  await user.click(within(items[0]!).getByRole('link', { name: 'Cap full: 8' }));
  await waitFor(() => expect(marked).toEqual([{ ids: [7] }, { ids: [8] }]));
  expect(address()).toBe('/reports/downloads');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows older ones, as many as there are', async () => {
  const older: unknown[] = [];
  testHarness.answerAlways('GET', path, (sent) => {
    const { before, limit } = sent as { before?: string; limit: string };
    if (before !== undefined) older.push(before);
    const newest = before === undefined ? 140 : Number(before) - 1;
    const items = Array.from({ length: Math.min(Number(limit), newest) }, (_, place) => notice(newest - place));
    return { items, meta: { unread: 0, hasMore: newest > Number(limit) } };
  });
  const user = await open('/reports/downloads', 'affiliate');
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  for (let count = 20; count < 140; count += 20) {
    await user.click(await dialog.findByRole('button', { name: 'Show more' }));
    await dialog.findByText(`Cap full: ${140 - count}`);
  }
  dialog.getByText('Cap full: 1');
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(older).toEqual(['121', '101', '81', '61', '41', '21']);
});

test('marks all that show as read, and says so where there are none', async () => {
  answer(1, notice(8));
  const marked: unknown[] = [];
  testHarness.answerAlways('PATCH', path, (sent) => {
    marked.push(sent);
    answer(0);
    return { unread: 0, latest: 8 };
  });
  const user = await open('/reports/downloads', 'admin', undefined, 'ru');
  await user.click(await screen.findByRole('button', { name: 'Уведомления, непрочитанных: 1' }));
  await user.click(await screen.findByRole('button', { name: 'Прочитать все' }));
  await screen.findByText('Уведомлений пока нет');
  expect(marked).toEqual([{ upTo: 8 }]);
});

test('counts as the channel of events tells it, without asking', async () => {
  answer(0);
  await open('/reports/downloads', 'affiliate');
  await screen.findByRole('button', { name: 'Notifications' });
  // The channel opens a moment after the page.
  await waitFor(() => {
    tellEvent('notice', { unread: 1, latest: 9 });
    screen.getByRole('button', { name: 'Notifications, unread: 1' });
  });
  tellEvent('notice', { unread: 0, latest: 9 });
  await screen.findByRole('button', { name: 'Notifications' });
});
