import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

test('a record that takes a title alone is made in the input that refers to it', async () => {
  testHarness.records = { 'user/offers': [], 'user/categories': [{ id: 1, title: 'Sleep' }] };
  const user = await open('/offers/create');
  await user.type(await screen.findByRole('combobox', { name: 'Categories' }), 'Detox');
  await user.click(await screen.findByRole('option', { name: 'Create Detox' }));
  await screen.findByText('Category created');
  expect(changes().map(({ path, body }) => ({ path, body }))).toEqual([
    { path: 'user/categories', body: { items: [{ title: 'Detox' }] } },
  ]);
  await screen.findByRole('button', { name: 'Detox' });
});

test('nothing is made where one only looks, nor by those who may not', async () => {
  testHarness.records = { 'user/offers': [], 'user/categories': [] };
  const user = await open(
    '/offers/create',
    'admin',
    testHarness.permissions.filter((name) => name !== 'category.create'),
  );
  await user.type(await screen.findByRole('combobox', { name: 'Categories' }), 'Detox');
  await screen.findByText('No options');
  expect(screen.queryByRole('option')).toBeNull();
});

test('an offer is published as it is made, by one button', async () => {
  testHarness.records = { 'user/offers': [] };
  const user = await open('/offers/create');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fresh');
  await user.click(screen.getByRole('button', { name: 'Create and publish' }));
  await expect
    .poll(() => changes().map(({ method, path }) => `${method} ${path}`))
    .toEqual(['PUT user/offers', 'POST user/offers/change_block']);
  expect(changes()[1]?.body).toEqual({ items: [{ id: 1, status: 'active' }] });
});

test('one that is made as a draft stays one, though publishing was tried before', async () => {
  testHarness.records = { 'user/offers': [] };
  const user = await open('/offers/create');
  await user.click(await screen.findByRole('button', { name: 'Create and publish' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Draft');
  await user.click(screen.getByRole('button', { name: 'Create offer' }));
  await screen.findByText('Offer created');
  expect(changes().map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT user/offers']);
});

test('a new landing page is its offer’s advertiser’s, where that is one', async () => {
  testHarness.records = {
    'user/offers': [{ id: 5, title: 'KetoSlim', status: 'active', advertisers: [9] }],
    'user/advertisers': [
      { id: 9, title: 'Andes' },
      { id: 10, title: 'Other' },
    ],
    'user/landings': [],
  };
  const user = await open('/landings/create');
  await user.click(await screen.findByRole('combobox', { name: /^Offer/ }));
  await user.click(await screen.findByRole('option', { name: 'KetoSlim' }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>('combobox', { name: 'Advertiser' }).value).toBe('Andes');
});
