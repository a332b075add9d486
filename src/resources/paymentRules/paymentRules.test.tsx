import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const rule = (id: number, title: string, fields: object = {}) => ({
  id,
  version: 1,
  title,
  offer: 5,
  paymentModel: 1,
  paidFor: 'report',
  goal: null,
  paymentType: 1,
  revenueValue: '10',
  revenueCurrency: 3,
  payoutValue: '7',
  payoutCurrency: 3,
  targetConversionStatus: 1,
  isMultiConversion: false,
  audience: 'all',
  affiliate: null,
  team: null,
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
  status: 'active',
  ...fields,
});

beforeEach(() => {
  testHarness.records = {
    'user/offers': [{ id: 5, version: 1, title: 'KetoSlim', status: 'active', accessType: 1 }],
    'user/payment_models': [{ id: 1, title: 'CPL', status: 'active' }],
    'user/currencies': [{ id: 3, code: 'EUR', title: 'Euro', status: 'active' }],
    'user/users': [{ id: 9, version: 1, firstName: 'Ada', lastName: 'Lind', roleType: 'affiliate', status: 'active' }],
    'user/payment_rules': [rule(1, 'Everybody'), rule(2, 'Germany', { countries: ['DE'] })],
  };
});

test('a payout above the revenue is told, and may be meant', async () => {
  const user = await open('/payment-rules/1/general?edit');
  const payout = await screen.findByRole('textbox', { name: 'Payout' });
  const loss = 'The payout is higher than the revenue: each conversion would lose money.';
  expect(screen.queryByText(loss)).toBeNull();
  await user.clear(payout);
  await user.type(payout, '12');
  await screen.findByText(loss);
});

test('a rule that pays for the same with the same rank and weight is named', async () => {
  testHarness.records['user/payment_rules']?.push(rule(3, 'Everybody as well'), rule(4, 'Heavier', { weight: 200 }));
  await open('/payment-rules/1/general?edit');
  await screen.findByText(
    'Pays for the same traffic with the same rank and weight: Everybody as well. The newest rule will win.',
  );
});

test('accepted leads leave no goal, share or repetition to choose', async () => {
  testHarness.records['user/payment_rules']?.push(
    rule(5, 'Shares', { paymentType: 2, isMultiConversion: true, revenueCurrency: null, payoutCurrency: null }),
  );
  const user = await open('/payment-rules/5/general?edit');
  await screen.findByRole('combobox', { name: /^Goal/ });
  await user.click(screen.getByRole('combobox', { name: /^Paid for/ }));
  await user.click(await screen.findByRole('option', { name: 'Each lead that the advertiser accepts' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Goal/ })).toBeNull());
  expect(screen.queryByRole('combobox', { name: /^Amounts are/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Pay for repeated conversions/ })).toBeNull();
  await screen.findByRole('textbox', { name: 'Payout' });
});

test('a new rule by CPL is proposed to pay accepted leads, and may pay something else', async () => {
  const user = await open('/payment-rules/create');
  await user.click(await screen.findByRole('combobox', { name: /^Payment model/ }));
  await user.click(await screen.findByRole('option', { name: 'CPL' }));
  const paidFor = screen.getByRole('combobox', { name: /^Paid for/ });
  await waitFor(() => expect(paidFor.textContent).toBe('Each lead that the advertiser accepts'));
  await user.click(paidFor);
  await user.click(await screen.findByRole('option', { name: 'What the advertiser reports' }));
  await screen.findByRole('combobox', { name: /^Goal/ });
  expect(paidFor.textContent).toBe('What the advertiser reports');
});

test('an offer says which rule pays an affiliate, and why', async () => {
  testHarness.answerAlways('GET', 'user/payment_rules/applicable', {
    items: [{ paidFor: 'report', goal: null, rules: [{ rule: 2, rank: 'country', passed: null }] }],
  });
  const user = await open('/offers/5/payment-rules', 'admin');
  const section = within(await screen.findByRole('region', { name: 'Which rule applies?' }));
  await user.click(await section.findByRole('combobox', { name: /Affiliate/ }));
  await user.click(await screen.findByRole('option', { name: 'Ada Lind' }));
  await section.findByText('Lead: Germany (for this country)');
});
