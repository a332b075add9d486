import { screen, waitFor } from '@testing-library/react';
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
