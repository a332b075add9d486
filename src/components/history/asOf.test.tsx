import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const advertiser = { id: 5, version: 3, title: 'Lotus', status: 'active', description: 'Tea', vertical: 8 };
const entry = {
  user: 1,
  userName: 'Ada Lind',
  impersonator: null,
  impersonatorName: null,
  scheduledChange: null,
  scheduledReason: null,
  action: 'edit',
};

const openHistory = async () => {
  testHarness.records['user/advertisers'] = [advertiser];
  testHarness.records['user/advertisers/history'] = [
    { ...entry, id: 9, at: 1795255500, version: 3, changes: { title: ['Before', 'Lotus'], vertical: [7, 8] } },
  ];
  const user = await open('/advertisers/5/history', 'admin', [
    'advertiser.read',
    'advertiser.update',
    'front.menu.advertisers.read',
  ]);
  await user.click(await screen.findByRole('button', { name: 'View as of…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Date and time' });
  await waitFor(() => expect(box.disabled).toBe(false));
  return { user, dialog, box };
};
// Riga is two hours ahead of UTC in winter.
const at = Date.UTC(2026, 10, 20, 8, 0, 0) / 1000;

test('a record is shown as of any moment, typed as the person’s clock shows it, beside what it is now', async () => {
  const { dialog, box } = await openHistory();
  testHarness.answerAlways('GET', 'user/as_of', { state: 'known', createdAt: 1, values: { title: 'Earlier' } });
  fireEvent.change(box, { target: { value: '2026.11.20 10:00:00' } });
  await dialog.findByText('Earlier');
  dialog.getByText('Lotus');
  screen.getByRole('dialog', { name: 'As of 2026.11.20 10:00:00' });
  expect(dialog.queryByText('Tea')).toBeNull();
  expect(changes()).toEqual([]);
});

test('of a moment before it was made it says so, and where the history does not reach so far', async () => {
  const { dialog, box } = await openHistory();
  testHarness.answerAlways('GET', 'user/as_of', { state: 'notYetMade', createdAt: at, values: {} });
  fireEvent.change(box, { target: { value: '2020.01.01 00:00:00' } });
  await dialog.findByText('This record didn’t exist yet. It was created on 2026.11.20 10:00:00.');
  testHarness.answerAlways('GET', 'user/as_of', { state: 'forgotten', createdAt: at, values: {} });
  fireEvent.change(box, { target: { value: '2020.01.02 00:00:00' } });
  await dialog.findByText('The history doesn’t go back that far.');
});

test('what the record referred to before has its title, also for those who can’t open it', async () => {
  testHarness.answerAlways('GET', 'user/titles', {
    items: [
      {
        id: 5,
        titles: [
          { id: 7, title: 'Poker' },
          { id: 8, title: 'Dice' },
        ],
      },
    ],
  });
  await openHistory();
  const item = screen.getByText('Edited').closest('li')!;
  await waitFor(() => expect(item.textContent).toContain('Poker → Dice'));
});
