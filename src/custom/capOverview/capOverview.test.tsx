import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const cap = {
  id: 4,
  title: 'Daily leads',
  offer: 5,
  advertiser: 7,
  type: 'leads',
  period: 'day',
  timezone: 'Europe/Riga',
  currency: null,
  value: '100',
  counter: '60',
  reserved: 10,
  filled: 70,
  room: '30',
  pace: '5',
  fullAt: Date.UTC(2026, 10, 23, 16) / 1000,
};
const full = {
  ...cap,
  id: 9,
  title: 'Trial',
  counter: '1',
  reserved: 0,
  value: '1',
  filled: 100,
  room: '0',
  fullAt: null,
};
const slow = { ...cap, id: 11, title: 'Weekly', counter: '2', reserved: 0, filled: 2, room: '98', fullAt: null };

const answer = (items: object[], totalCount = items.length) =>
  testHarness.answerAlways('GET', 'user/caps/overview', { items, meta: { totalCount } });

beforeEach(() => {
  testHarness.records = {
    'user/caps': [{ ...cap, version: 1, status: 'active' }],
    'user/offers': [{ id: 5, version: 1, title: 'KetoSlim', status: 'active' }],
    'user/advertisers': [{ id: 7, version: 1, title: 'Nordwind', status: 'active' }],
  };
});

test('says how full caps are, and when they will be by the clocks of their zone', async () => {
  answer([full, cap, slow]);
  const user = await open('/caps/overview', 'admin');
  const list = within(await screen.findByRole('list', { name: 'Active caps' }));
  const [trial, daily, weekly] = list.getAllByRole('listitem').map((item) => within(item));
  trial!.getByText('100%');
  trial!.getByText('Full');
  expect(daily!.getByRole('meter', { name: 'How full it is' }).getAttribute('aria-valuetext')).toBe('70%');
  const figures = Object.fromEntries(
    daily!.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(figures).toEqual({
    Counted: '60',
    Reserved: '10',
    Limit: '100',
    'Room left': '30',
    'Per hour': '5',
    'Full at': '2026.11.23 18:00Europe/Riga',
  });
  await daily!.findByRole('link', { name: 'KetoSlim' });
  await daily!.findByRole('link', { name: 'Nordwind' });
  weekly!.getByText('Not in this period');
  await user.click(daily!.getByRole('link', { name: 'Daily leads' }));
  await expect.poll(address).toContain('/caps/4');
});

test('tells of a cap of money in its currency, what is reserved as well', async () => {
  testHarness.records['user/currencies'] = [
    { id: 2, version: 1, code: 'USD', title: 'US dollar', symbol: '$', symbolNative: '$', status: 'active' },
  ];
  answer([{ ...slow, type: 'payout', currency: 2, counter: '8240', value: '25000', room: '16760', pace: '20' }]);
  await open('/caps/overview', 'admin');
  await screen.findByText('$8,240.00');
  expect(screen.getAllByRole('term').map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
    '$8,240.00',
    '$0.00',
    '$25,000.00',
    '$16,760.00',
    '$20.00',
    'Not in this period',
  ]);
});

test('is narrowed by its address, and says when nothing matches', async () => {
  answer([]);
  await open('/caps/overview?type=clicks&offer=5&advertiser=x', 'admin');
  await screen.findByText('No active cap matches.');
  expect(address()).toBe('/caps/overview?offer=5&type=clicks');
});

test('follows its address: by the menu nothing is narrowed anymore, and going back it is again', async () => {
  const asked: unknown[] = [];
  testHarness.answerAlways('GET', 'user/caps/overview', (query) => {
    asked.push(query);
    return { items: [cap], meta: { totalCount: 1 } };
  });
  const user = await open('/caps/overview?offer=5', 'admin');
  const offer = () => screen.findByRole('combobox', { name: 'Offer' });
  await screen.findByDisplayValue('KetoSlim');
  await user.click((await screen.findAllByRole('link', { name: 'Caps overview' }))[0]!);
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
  await waitFor(async () => expect(await offer()).toHaveProperty('value', ''));
  expect(address()).toBe('/caps/overview');
  window.history.back();
  await waitFor(() => expect(asked.at(-1)).toEqual({ offer: '5' }));
  await screen.findByDisplayValue('KetoSlim');
  expect(address()).toBe('/caps/overview?offer=5');
});

test('says that it is not all of them', async () => {
  answer([cap], 340);
  await open('/caps/overview', 'admin');
  await screen.findByText('The 1 fullest of 340 caps.');
});

test('the caps before are dimmed until those that are asked for have come', async () => {
  answer([cap]);
  const user = await open('/caps/overview', 'admin');
  const list = await screen.findByRole('list', { name: 'Active caps' });
  const opacity = () => getComputedStyle(list.closest('.MuiCard-root')!).opacity;
  expect(opacity()).toBe('1');
  const release = testHarness.holdNext('GET', 'user/caps/overview');
  await user.click(await screen.findByRole('combobox', { name: 'Limits' }));
  await user.click(await screen.findByRole('option', { name: 'Clicks' }));
  await waitFor(() => expect(opacity()).toBe('0.7'));
  release();
  await waitFor(() => expect(opacity()).toBe('1'));
});
