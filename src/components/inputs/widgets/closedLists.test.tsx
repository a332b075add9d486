import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

/** Advertisers' managers may read affiliates that they meet in other records, but have no list of them. */
beforeEach(() => {
  testHarness.records['user/users'] = [
    { id: 7, firstName: 'Anna', lastName: 'Ozola', roleType: 'affiliate', status: 'active' },
  ];
  testHarness.records['user/offers'] = [{ id: 1, title: 'Slots', status: 'active' }];
  testHarness.records['user/payment_rules'] = [
    { id: 1, title: 'For Anna', status: 'active', offer: 1, audience: 'affiliate', affiliate: 7, paymentType: 1 },
  ];
});

const filtersOf = async (role: 'admin' | 'advertiser_manager'): Promise<(string | null)[]> => {
  const user = await open('/payment-rules/all?orderBy=id:desc&limit=25&offset=0', role);
  await screen.findByText('For Anna');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

test('a list has no filter by records that the user has no list of', async () => {
  const offered = await filtersOf('advertiser_manager');
  expect(offered).toContain('Team');
  expect(offered).not.toContain('Affiliate');
});

test('and has it for others', async () => {
  expect(await filtersOf('admin')).toEqual(expect.arrayContaining(['Affiliate', 'Team']));
});

test('a form shows what others have chosen there, and offers only what the user can choose', async () => {
  const user = await open('/payment-rules/1?edit', 'advertiser_manager');
  expect(await screen.findByText('Anna Ozola')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /^Affiliate/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Only for/ }));
  await user.click(await screen.findByRole('option', { name: 'Team' }));
  await user.click(screen.getByRole('combobox', { name: /^Only for/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Team']);
});
