import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const list = '/offers/all?orderBy=id:desc&limit=25&offset=0';
const openList = async () => {
  testHarness.records['user/offers'] = [
    { id: 1, version: 1, title: 'Offer 1', status: 'active', tags: [], categories: [] },
  ];
  const user = await open(list);
  return { user, box: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' }) };
};
const searched = (): string | null => new URL(address(), 'http://localhost').searchParams.get('search');

test('a blank that was typed stays in the box, so that the next word is a word of its own', async () => {
  const { user, box } = await openList();
  await user.type(box, 'Offer ');
  await waitFor(() => expect(searched()).toBe('Offer'));
  expect(box.value).toBe('Offer ');
  await user.type(box, '1');
  await waitFor(() => expect(searched()).toBe('Offer 1'));
});

test('what was cleared is not searched for afterwards', async () => {
  const { user, box } = await openList();
  await user.type(box, 'Other');
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
  // Typed later, it is searched for later: by then the former would have been.
  await user.type(box, 'Offer');
  await waitFor(() => expect(searched()).toBe('Offer'));
  expect(testHarness.calls.filter(({ path }) => path.includes('search=Other'))).toEqual([]);
});
