import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

test('a campaign begun on an affiliate’s page is theirs, by its address', async () => {
  const role = { id: 9, version: 1, title: 'Affiliates', type: 'affiliate', status: 'active' };
  const noor = { id: 5, version: 1, firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', role: 9 };
  testHarness.records['user/roles'] = [role];
  testHarness.records['user/users'] = [{ ...noor, roleType: 'affiliate', status: 'active' }];
  const user = await open('/affiliates/members/5/general');
  await user.click(await screen.findByRole('link', { name: 'Create campaign' }));
  await waitFor(() => expect(address()).toBe('/campaigns/create?affiliate=5'));
  const affiliate = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Affiliate' });
  await waitFor(() => expect(affiliate.value).toBe('Noor Haddad'));
});

const ines = {
  id: 6,
  version: 1,
  firstName: 'Ines',
  lastName: 'Costa',
  fullName: 'Ines Costa',
  email: 'ines@example.com',
  role: 9,
  roleType: 'affiliate',
  status: 'active',
  contacts: [
    { type: 0, value: '@ines' },
    { type: 2, value: '+351 912 345 678' },
  ],
  balance: [
    { currency: 1, amount: '1820.5' },
    { currency: 2, amount: '16.2' },
  ],
  hold: [{ currency: 2, amount: '40' }],
};

const seen = 'balance.affiliate.read';

/** Opens the list and returns what Ines’s row says, by column. */
const rowOfInes = async (permissions = testHarness.permissions): Promise<Record<string, string | null>> => {
  testHarness.records = {
    'user/users': [ines],
    'user/currencies': [
      { id: 1, version: 1, code: 'USD', title: 'Dollar', symbolNative: '$', status: 'active' },
      { id: 2, version: 1, code: 'EUR', title: 'Euro', symbolNative: '€', status: 'active' },
    ],
  };
  await open('/affiliates/members', 'admin', permissions);
  const row = await screen.findByRole('row', { name: /Ines Costa/ });
  // Currencies are loaded beside the list.
  if (permissions.includes(seen)) await within(row).findByText('$1,820.50');
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }, place) => [titles[place], textContent]),
  );
};

test('the list tells how to reach an affiliate, and what their account holds', async () => {
  expect(await rowOfInes()).toMatchObject({
    Contacts: '@ines, +351 912 345 678',
    Balance: '$1,820.50 · €16.20',
    'On hold': '€40.00',
  });
});

test('those who may not see balances are not offered them', async () => {
  const row = await rowOfInes(testHarness.permissions.filter((name) => name !== seen));
  expect(row).toHaveProperty('Contacts');
  expect(row).not.toHaveProperty('Balance');
  expect(row).not.toHaveProperty('On hold');
});

test('people who have no password yet are invited again', async () => {
  const person = { id: 5, version: 1, firstName: 'Ilze', status: 'active', roleType: 'affiliate', role: 1 };
  testHarness.records['user/users'] = [{ ...person, hasPassword: false }];
  const sent: unknown[] = [];
  testHarness.answerAlways('POST', 'user/users/invite', (body) => {
    sent.push(body);
    return { items: [person] };
  });
  const user = await open('/affiliates/members/5/show');
  await user.click(await screen.findByRole('button', { name: 'Invite again' }));
  await screen.findByText('Invitation sent');
  expect(sent).toEqual([{ items: [{ id: 5 }] }]);
});
