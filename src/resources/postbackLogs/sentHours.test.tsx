import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startOfToday } from '../../../domain/time/dates.ts';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';
import { weekOfHours } from './weekOfHours.ts';

setUpTestHarness();

const path = 'stat/postback_logs/hours';
const heading = 'Last 7 days by hour';

test('an hour says what was delivered and what failed, and narrows the list to it and back', async () => {
  const today = startOfToday(Date.now() / 1000, 'Europe/Riga');
  testHarness.answerAlways('GET', path, { items: [{ from: today, delivered: 41, failed: 2 }] });
  const user = await open('/postback-logs/affiliates', 'admin');
  const card = within(await screen.findByRole('region', { name: heading }));
  const table = within(await card.findByRole('table', { name: 'Attempts by day and hour' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(25);
  expect(table.getAllByRole('rowheader')).toHaveLength(7);
  const hour = table.getByRole('button', { name: /, 00:00: 41 delivered, 2 failed$/ });
  await user.click(hour);
  await expect.poll(address).toContain(String(today + 3599));
  await expect.poll(() => hour.getAttribute('aria-pressed')).toBe('true');
  await user.click(hour);
  await expect.poll(address).not.toContain(String(today + 3599));
});

test('says when nothing was sent', async () => {
  testHarness.answerAlways('GET', path, { items: [] });
  await open('/postback-logs/affiliates', 'affiliate');
  await screen.findByText('No postbacks were sent in the last 7 days.');
});

test('hours of the clock hold when clocks are changed, and in zones that are half an hour beside others', () => {
  const dayOf = (zone: string, date: string) => {
    const from = startOfToday(Date.parse(`${date}T12:00:00Z`) / 1000, zone);
    const to = startOfToday(from + 36 * 3600, zone) - 1;
    return weekOfHours({ from, to }, zone, [{ from: from + 3 * 3600, delivered: 1, failed: 0 }]);
  };
  const [forward] = dayOf('Europe/Riga', '2026-03-29');
  expect(forward!.cells.flatMap((cell, hour) => (cell ? [] : [hour]))).toEqual([3]);
  expect(forward!.cells[4]!.delivered).toBe(1);
  const [back] = dayOf('Europe/Riga', '2026-10-25');
  expect(back!.cells[3]!.to - back!.cells[3]!.from).toBe(2 * 3600 - 1);
  const [half] = dayOf('Asia/Kolkata', '2026-10-25');
  expect(half!.cells[3]!.delivered).toBe(1);
});
