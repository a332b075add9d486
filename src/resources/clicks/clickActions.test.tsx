import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const click = (id: number, more: object = {}) => ({
  id,
  createdAt: 1_790_000_000,
  secureId: `abc${id}`,
  clickStatus: 1,
  outcome: 'sent',
  reason: null,
  refusal: null,
  isUnique: true,
  ...more,
});
const invalid = { clickStatus: 2, reason: 'bot', refusal: 'automatic', isUnique: false };
const change = {
  id: 70,
  click: 3,
  affiliate: 9,
  user: 1,
  impersonator: null,
  previousStatus: 1,
  clickStatus: 2,
  previousReason: null,
  reason: 'fraud',
  refusal: 'automatic',
  wasUnique: true,
  undoes: null,
  note: 'One device',
  createdAt: 1_790_000_100,
};

/** The changes sent for clicks. */
const said: unknown[] = [];
const answer = (value: object, status = 200): void =>
  testHarness.answerAlways(
    'PATCH',
    'stat/clicks',
    (sent) => {
      said.push(sent);
      return value;
    },
    status,
  );

beforeEach(() => {
  said.length = 0;
  testHarness.records = {
    'stat/clicks': [click(3), click(4), click(5, invalid), click(6, { ...invalid, outcome: 'nowhere' })],
    'stat/click_changes': [change],
    'user/users': [{ id: 1, firstName: 'Ada', lastName: 'Lind' }],
  };
  const card = { outcome: 'sent', reason: null, reasonText: null, affiliateText: null, url: null };
  for (const id of [3, 4, 5, 6])
    testHarness.answerAlways('GET', `stat/clicks/${id}/decision`, { ...card, checks: [], candidates: [] });
});

const choose = async (user: Awaited<ReturnType<typeof open>>, dialog: ReturnType<typeof within>, reason: string) => {
  await user.click(await dialog.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: reason }));
};

test('a click is rejected with a reason, told with what its affiliate reads, and given back by a note', async () => {
  answer({ items: [click(3, invalid)] });
  const user = await open('/clicks/valid/3/show', 'admin');
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await history.findByText('One device');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 1 valid click' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('This is a required field');
  expect(said).toEqual([]);
  await choose(user, dialog, 'Repeated click');
  await dialog.findByText('Shown to the affiliate: Duplicate.');
  await user.type(dialog.getByRole('textbox', { name: 'Note for the history' }), 'Again');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Click rejected');
  const item = { id: 3, clickStatus: 2, reason: 'repeated', note: 'Again', previousStatus: 1, previousReason: null };
  expect(said).toEqual([{ items: [item] }]);
  answer({ items: [click(3)] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => said).toContainEqual({ items: [{ id: 3, undoes: 70 }] });
});

test('the history says which change takes the one before back', async () => {
  const back = {
    ...change,
    id: 71,
    previousStatus: 2,
    clickStatus: 1,
    reason: null,
    refusal: null,
    undoes: 70,
    note: null,
  };
  testHarness.records['stat/click_changes'] = [back, change];
  await open('/clicks/valid/3/show', 'admin');
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const [latest, earlier] = await history.findAllByRole('listitem');
  within(latest!).getByText('The previous change was undone');
  expect(within(earlier!).queryByText('The previous change was undone')).toBeNull();
});

test('what someone else said since is not theirs to take back', async () => {
  testHarness.records['stat/click_changes'] = [{ ...change, user: 2 }];
  answer({ items: [click(3, invalid)] });
  const user = await open('/clicks/valid/3/show', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 1 valid click' }));
  await choose(user, dialog, 'Fraud');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Click rejected');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what was changed meanwhile is told, and the dialog stays', async () => {
  answer({ code: 'stale', message: 'Someone else changed this record', details: [] }, 409);
  const user = await open('/clicks/invalid/5/show', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 1 invalid click' }));
  expect(dialog.queryByRole('combobox', { name: 'Reason' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Someone else changed this record');
  expect(said).toEqual([{ items: [{ id: 5, clickStatus: 1, previousStatus: 2, previousReason: 'bot' }] }]);
  expect(screen.getByRole('dialog', { name: 'Accept 1 invalid click' })).toBeTruthy();
});

test('a click that was sent to nobody can only get another reason', async () => {
  await open('/clicks/invalid/6/show', 'admin');
  await screen.findByRole('button', { name: 'Change reason' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('several are a job, which says how many it is about', async () => {
  const user = await open('/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 valid clicks' }));
  await choose(user, dialog, 'Fraud');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  const values = { clickStatus: 2, reason: 'fraud', previousStatus: 1 };
  await expect
    .poll(() => changes().map(({ path, body }) => [path, body]))
    .toContainEqual(['user/jobs', { collection: 'stat/clicks', call: 'judge', ids: [3, 4], values }]);
});

test('affiliates have no buttons', async () => {
  await open('/clicks/valid/3/show', 'affiliate');
  await screen.findAllByText('Valid');
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

test('nor has who lacks the permission', async () => {
  await open('/clicks/valid', 'admin', ['front.menu.clicks.read', 'click.read']);
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
});
