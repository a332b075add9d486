import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const cap = {
  id: 4,
  version: 2,
  title: 'Daily leads',
  offer: 5,
  type: 'leads',
  period: 'day',
  timezone: 'UTC',
  value: '50',
  counter: '46',
  status: 'active',
  processingType: 'hard',
  action: 'stop',
};
const sums = (leads: number, revenue: string, payout: string) => ({ clicks: 0, leads, revenue, payout });
const replay = {
  from: 1795132800,
  every: 1,
  currency: 'USD',
  before: sums(46, '920', '600'),
  after: sums(46, '400', '260'),
  advertisers: [
    { advertiser: 7, before: sums(46, '920', '600'), after: sums(20, '400', '260') },
    { advertiser: null, before: sums(0, '0', '0'), after: sums(26, '0', '0') },
  ],
  affiliates: [
    { affiliate: 9, before: sums(40, '800', '520'), after: sums(40, '300', '180') },
    { affiliate: null, before: sums(6, '120', '80'), after: sums(6, '100', '80') },
  ],
  caps: [{ cap: 4, before: 0, after: 26 }],
};

const edited = async () => {
  testHarness.records = {
    'user/caps': [cap],
    'user/offers': [{ id: 5, title: 'KetoSlim', status: 'active' }],
    'user/advertisers': [{ id: 7, title: 'Bancora', status: 'active' }],
    'user/users': [{ id: 9, roleType: 'affiliate', firstName: 'Nadia', lastName: 'Bell', status: 'active' }],
  };
  const user = await open('/caps/4/general?edit', 'admin');
  const value = await screen.findByRole('textbox', { name: /^Limit/ });
  await user.clear(value);
  await user.type(value, '20');
  return user;
};

test('a change is tried out on past traffic before it is saved', async () => {
  const user = await edited();
  let sent: unknown;
  testHarness.answerAlways('POST', 'stat/replay', (body) => {
    sent = body;
    return replay;
  });
  await user.click(screen.getByRole('button', { name: 'What if…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What if this had been saved before?' }));
  const row = async (name: RegExp) => (await dialog.findByRole('row', { name })).textContent;
  expect(await row(/^Bancora/)).toBe('Bancora46$920.0020$400.00-26-$520.00');
  expect(await row(/^Nobody/)).toBe('Nobody0$0.0026$0.00+26');
  expect(await row(/^Leads taken/)).toBe('Leads taken4620-26');
  expect(await row(/^Nadia Bell/)).toBe('Nadia Bell$520.00$180.00-$340.00');
  expect(dialog.queryByRole('row', { name: /^Others/ })).toBeNull();
  expect(await row(/^Profit/)).toBe('Profit$320.00$140.00-$180.00');
  expect(sent).toMatchObject({
    offer: 5,
    days: 7,
    collection: 'user/caps',
    call: 'edit',
    items: [{ id: 4, version: 2, value: '20' }],
  });
  // The links must not leave the form or what was tested.
  for (const link of dialog.getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bancora',
    'Nadia Bell',
    'Daily leads',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('textbox', { name: /^Limit/ })).toHaveProperty('value', '20');
});

test('a long table of differences shows eight lines, and all of them on request', async () => {
  const user = await edited();
  const caps = Array.from({ length: 11 }, (_, place) => ({ cap: place + 1, before: 0, after: 20 - place }));
  testHarness.answerAlways('POST', 'stat/replay', () => ({ ...replay, caps }));
  await user.click(screen.getByRole('button', { name: 'What if…' }));
  const section = within(await screen.findByRole('region', { name: 'Caps without room' }));
  const rows = () => section.getAllByRole('row').length - 1;
  expect(rows()).toBe(8);
  await user.click(section.getByRole('button', { name: 'Show all 11' }));
  expect(rows()).toBe(11);
  expect(section.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('what the form itself objects to is told at its field, and nothing is asked', async () => {
  const user = await edited();
  const value = screen.getByRole('textbox', { name: /^Limit/ });
  await user.clear(value);
  await user.type(value, '-5');
  await user.click(screen.getByRole('button', { name: 'What if…' }));
  expect(await screen.findByText('Enter 0 or more')).toBeTruthy();
  expect(document.activeElement).toBe(value);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(testHarness.calls.filter(({ path }) => /replay/.test(path))).toEqual([]);
});

test('what is wrong with the change is told in the dialog, with the name of its field', async () => {
  const user = await edited();
  const details = [{ path: 'items.0.value', message: 'At most 10', type: 'max' }];
  testHarness.answerNext('POST', 'stat/replay', 422, {
    code: 'invalid',
    message: 'Invalid',
    details,
    requestId: 'r-1',
  });
  await user.click(screen.getByRole('button', { name: 'What if…' }));
  expect(await screen.findByText('Limit: At most 10')).toBeTruthy();
});

test('a status is tried out before it is given, on any of the offers that it concerns', async () => {
  testHarness.records = {
    'user/integrations': [{ id: 3, version: 1, title: 'Bancora API', status: 'active', offers: [5, 6] }],
    'user/offers': [
      { id: 5, title: 'KetoSlim', status: 'active' },
      { id: 6, title: 'Casino', status: 'active' },
    ],
    'user/advertisers': [{ id: 7, title: 'Bancora', status: 'active' }],
  };
  const user = await open('/integrations/3/general', 'admin');
  const sent: unknown[] = [];
  testHarness.answerAlways('POST', 'stat/replay', (body) => {
    sent.push(body);
    return replay;
  });
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What if “Inactive”…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What if this had been saved before?' }));
  expect((await dialog.findByRole('row', { name: /^Nobody/ })).textContent).toMatch(/^Nobody0.*26.*\+26$/);
  const asked = {
    days: 7,
    collection: 'user/integrations',
    call: 'status',
    items: [{ id: 3, status: 'inactive' }],
  };
  expect(sent).toEqual([{ offer: 5, ...asked }]);
  await user.click(dialog.getByRole('combobox', { name: /^Offer/ }));
  await user.click(await screen.findByRole('option', { name: 'Casino' }));
  await dialog.findByRole('row', { name: /^Nobody/ });
  expect(sent.at(-1)).toEqual({ offer: 6, ...asked });
  expect(testHarness.calls.filter(({ path }) => /change_status/.test(path))).toEqual([]);
});
