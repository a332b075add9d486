import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

/** Forms offer what the server accepts with the form's offer, and no more. */

beforeEach(() => {
  const integration = { status: 'active', offers: [], vertical: 1 };
  testHarness.records = {
    'user/offers': [
      { id: 5, title: 'Roof', vertical: 1, advertisers: [9], status: 'active', fitsVertical: 1 },
      { id: 6, title: 'Hearts', vertical: 2, advertisers: [10], status: 'active' },
      { id: 7, title: 'Nobody’s', vertical: 1, advertisers: [], status: 'active' },
      { id: 8, title: 'Stars', vertical: 2, advertisers: [9], status: 'active', fitsVertical: 2 },
    ],
    'user/verticals': [{ id: 1, title: 'Solar', paymentModels: [1], status: 'active' }],
    'user/integration_templates': [
      { id: 3, title: 'Usual', vertical: 1, integrationMethodsRestrictions: ['outApi'], status: 'active' },
    ],
    'user/advertisers': [
      { id: 9, title: 'Andes', status: 'active' },
      { id: 10, title: 'Other', status: 'active' },
    ],
    'user/payment_models': [
      { id: 1, title: 'CPA', caps: false, status: 'active' },
      { id: 2, title: 'CPL', caps: true, status: 'active' },
    ],
    'user/integrations': [
      { id: 1, title: 'By assignment', advertiser: 9, ...integration },
      { id: 2, title: 'Of another', advertiser: 10, ...integration },
      { id: 3, title: 'Of hearts', advertiser: 9, ...integration, vertical: 2 },
    ],
    'user/caps': [],
    'user/payment_rules': [],
    'user/targetings': [],
  };
});

test.each([
  ['caps/create?offer=5', 'Advertiser', 'Andes', ['Other']],
  ['caps/create?offer=5', 'Payment model', 'CPL', ['CPA']],
  ['payment-rules/create?offer=5', /^Payment model/, 'CPA', ['CPL']],
  ['targetings/create?offer=5&advertiser=9', 'Integration', 'By assignment', ['Of another', 'Of hearts']],
  ['integrations/create?advertiser=9', 'Offers', 'Roof', ['Hearts']],
  ['integrations/create?advertiser=9&template=3', 'Offers', 'Roof', ['Stars']],
] as const)('%s: %s', async (page, label, offered, others) => {
  const user = await open(`/${page}`);
  await user.click(await screen.findByRole('combobox', { name: label }));
  await screen.findByRole('option', { name: offered });
  for (const other of others) expect(screen.queryByRole('option', { name: other })).toBeNull();
});

test('a cap of an offer without advertisers is offered none', async () => {
  const user = await open('/caps/create?offer=7');
  await user.click(await screen.findByRole('combobox', { name: 'Advertiser' }));
  await screen.findByText('No options');
  expect(screen.queryByRole('option')).toBeNull();
});
