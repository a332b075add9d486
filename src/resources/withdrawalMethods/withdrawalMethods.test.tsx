import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records = {
    'user/payment_methods': [{ id: 2, version: 1, title: 'SEPA', status: 'active' }],
    'user/account_fields': [
      { id: 7, paymentMethod: 2, title: 'Account holder', titleRu: 'Владелец счёта', secret: false, position: 1 },
      { id: 8, paymentMethod: 2, title: 'IBAN', secret: true, position: 2 },
      { id: 9, paymentMethod: 3, title: 'Wallet address', secret: true, position: 1 },
    ],
    'user/withdrawal_methods': [],
  };
});

test('an account is filled in by what its payment method asks for', async () => {
  const user = await open('/settings/withdrawal-methods/create', 'affiliate');
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Main account');
  await user.click(screen.getByRole('combobox', { name: /^Payment method/ }));
  await user.click(await screen.findByRole('option', { name: 'SEPA' }));
  await user.type(await screen.findByRole('textbox', { name: /^Value/ }), 'Anna Ozola');
  await user.type(await screen.findByLabelText(/^Secret value/), 'LV80BANK0000435195001');
  // The draft, which comes back after a reload, has all but the secret.
  const kept = Object.values(sessionStorage).join(' ');
  expect([kept.includes('Anna Ozola'), kept.includes('LV80BANK')]).toEqual([true, false]);
  await user.click(screen.getAllByRole('button', { name: /^(Save|Create)/ })[0]!);
  await expect
    .poll(() => changes().at(-1)?.body)
    .toMatchObject({
      items: [
        {
          title: 'Main account',
          paymentMethod: 2,
          accountDetails: [
            { field: 7, value: 'Anna Ozola' },
            { field: 8, secretValue: 'LV80BANK0000435195001' },
          ],
        },
      ],
    });
});

test('in Russian, what is asked for is called by its Russian name where it has one', async () => {
  const user = await open('/settings/withdrawal-methods/create', 'affiliate', undefined, 'ru');
  await user.click(await screen.findByRole('combobox', { name: /^Способ выплаты/ }));
  await user.click(await screen.findByRole('option', { name: 'SEPA' }));
  await expect.poll(() => screen.queryByDisplayValue('Владелец счёта')).not.toBeNull();
  expect(screen.getByDisplayValue('IBAN')).toBeDefined();
});

describe('the account of a withdrawal method', () => {
  const account = (iban: string) => ({
    items: [
      { field: 7, title: 'Account holder', value: 'Anna Ozola' },
      { field: 8, title: 'IBAN', value: iban },
    ],
  });

  beforeEach(() => {
    testHarness.records['user/withdrawal_methods'] = [
      { id: 4, version: 1, title: 'Main account', status: 'active', affiliate: 5, paymentMethod: 2, verified: false },
    ];
    testHarness.answerAlways('GET', 'user/withdrawal_methods/4/account', account('•••5001'));
    testHarness.answerAlways('POST', 'user/withdrawal_methods/4/account', account('LV80BANK0000435195001'));
  });
  const card = async () => within(await screen.findByRole('region', { name: 'Account' }));

  test('is shown in full once those who pay ask for it', async () => {
    const user = await open('/settings/withdrawal-methods/4/show');
    const values = await card();
    await values.findByText('•••5001');
    expect(values.queryByText('LV80BANK0000435195001')).toBeNull();
    await user.click(values.getByRole('button', { name: 'Show in full' }));
    await values.findByText('LV80BANK0000435195001');
    values.getByRole('button', { name: 'Copy: IBAN' });
    expect(values.queryByRole('button', { name: 'Show in full' })).toBeNull();
  });

  test('is said to be of no use once the network no longer pays this way', async () => {
    testHarness.records['user/payment_methods'] = [];
    await open('/settings/withdrawal-methods/4/show', 'affiliate');
    await screen.findByText(/^The network no longer uses this payment method/);
  });

  test('is said to wait for staff while it has to be verified', async () => {
    Object.assign(testHarness.records['user/payment_methods']![0]!, { verification: true });
    Object.assign(testHarness.records['user/withdrawal_methods']![0]!, { status: 'inactive' });
    await open('/settings/withdrawal-methods/4/show', 'affiliate');
    await screen.findByText(/^Waiting for verification by staff/);
  });

  test('is recognisable to the affiliate and to staff without the permission', async () => {
    await open('/settings/withdrawal-methods/4/show', 'affiliate');
    await (await card()).findByText('•••5001');
    expect((await card()).queryByRole('button', { name: 'Show in full' })).toBeNull();
  });
});
