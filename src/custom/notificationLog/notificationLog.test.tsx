import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const at = Date.UTC(2026, 10, 23, 16) / 1000;
const delivery = {
  id: 8,
  notification: 2,
  channel: 'webhook',
  channelTitle: 'Our CRM',
  groupSlug: 'caps',
  type: 'cap.full',
  about: 'Cap full',
  user: { id: 3, name: 'Ada Lind' },
  isDigest: false,
  state: 'waiting',
  attempts: 4,
  notificationTitle: 'Caps, each morning',
  problem: 'HTTP 503',
  happenedAt: at,
  dueAt: at + 60,
  endedAt: null,
};
const answer = (...items: object[]) =>
  testHarness.answerAlways('GET', 'user/notifications/deliveries', { items, meta: { totalCount: items.length } });

test('says what was sent to whom, what stands in the way, and which rule asks for it', async () => {
  const email = {
    ...delivery,
    id: 7,
    channel: 'email',
    channelTitle: null,
    state: 'delivered',
    problem: null,
    dueAt: null,
  };
  answer(delivery, { ...email, endedAt: at + 5 });
  await open('/settings/notifications/log', 'admin');
  const table = within(await screen.findByRole('group', { name: 'Notification log' }));
  const [, waiting, done] = table.getAllByRole('row');
  const told = within(waiting!);
  for (const text of ['for Ada Lind', 'Webhook · Our CRM', 'Waiting', '4', 'HTTP 503']) told.getByText(text);
  expect(told.getByRole('link', { name: 'Caps, each morning' }).getAttribute('href')).toBe(
    '/settings/notifications/rules/2/general',
  );
  for (const text of ['Ada Lind', 'Email', 'Delivered']) within(done!).getByText(text);
});

test('says that nothing was sent yet', async () => {
  answer();
  await open('/settings/notifications/log', 'admin');
  await screen.findByText('Nothing was sent yet');
});

test('goes on to the oldest, each message once although others come meanwhile', async () => {
  let newest = 130;
  const asked: unknown[] = [];
  testHarness.answerAlways('GET', 'user/notifications/deliveries', (sent) => {
    const { offset = '0', limit } = sent as { offset?: string; limit: string };
    asked.push(offset);
    const first = newest - Number(offset);
    const items = Array.from({ length: Math.min(Number(limit), first) }, (_, place) => ({
      ...delivery,
      id: first - place,
      problem: `Problem ${first - place}`,
    }));
    return { items, meta: { totalCount: newest } };
  });
  const user = await open('/settings/notifications/log', 'admin');
  await screen.findByText('Problem 130');
  newest += 1;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Problem 50');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Problem 1');
  expect(screen.getAllByText('Problem 81')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked).toEqual(expect.arrayContaining(['0', '50', '100']));
});
