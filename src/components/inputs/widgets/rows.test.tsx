import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

/** Rows that are records of their own, edited in their owner's form: the goals of a vertical. */

setUpTestHarness();

const goals = [
  { id: 4, title: 'Sale', key: 'sale', repeatable: false, isDeposit: false },
  { id: 5, title: 'Deposit', key: 'deposit', repeatable: true, isDeposit: false },
];
const vertical = { id: 7, version: 3, title: 'Crypto', status: 'active', goals, leadGrades: [] };

const edited = async () => {
  testHarness.records = { 'user/verticals': [vertical] };
  const user = await open('/settings/verticals/7/goals');
  await user.click(await screen.findByRole('button', { name: 'Edit: Goals' }));
  const list = await screen.findByDisplayValue('Sale');
  return { user, form: list.closest('form')! };
};
const removeFirst = async ({ user, form }: Awaited<ReturnType<typeof edited>>) =>
  user.click(within(form).getAllByRole('button', { name: 'Remove' })[0]!);

test('are read as a table', async () => {
  testHarness.records = { 'user/verticals': [vertical] };
  await open('/settings/verticals/7/goals');
  const [head, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(head?.textContent).toBe('GoalKeyRepeatableDeposit');
  expect(rows.map((row) => row.textContent)).toEqual(['SalesaleNoNo', 'DepositdepositYesNo']);
});

test('keep their ids when others are added, changed and moved', async () => {
  const { user, form } = await edited();
  await user.click(within(form).getByRole('button', { name: /^Add/ }));
  const titles = within(form).getAllByRole('textbox', { name: 'Goal' });
  const keys = within(form).getAllByRole('textbox', { name: 'Key' });
  await user.type(titles.at(-1)!, 'Lead');
  await user.type(keys.at(-1)!, 'lead');
  await user.type(titles[0]!, 's');
  await user.click(within(form).getAllByRole('button', { name: 'Move down' })[0]!);
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => changes().map(({ body }) => body))
    .toEqual([
      {
        data: {
          version: 3,
          goals: [
            goals[1],
            { ...goals[0], title: 'Sales' },
            { title: 'Lead', key: 'lead', repeatable: false, isDeposit: false },
          ],
        },
      },
    ]);
});

test('one that is used elsewhere says where, and is replaced by another', async () => {
  const opened = await edited();
  const { user, form } = opened;
  await removeFirst(opened);
  const message = '“Sale” is used in 2 offers: KetoSlim, Andes';
  testHarness.answerNext('POST', 'user/verticals/7/edit_goals', 409, {
    code: 'referenced',
    message: 'This record is in use: Offers',
    details: [{ type: 'referenced', path: 'data.goals', message }],
  });
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));
  await screen.findByText(message);
  await user.click(await screen.findByRole('combobox', { name: 'Use instead of “Sale”' }));
  await user.click(await screen.findByRole('option', { name: 'Deposit' }));
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => changes().at(-1)?.body)
    .toEqual({ data: { version: 3, goals: [goals[1]], replaced: { goals: [{ id: 4, by: 5 }] } } });
});
