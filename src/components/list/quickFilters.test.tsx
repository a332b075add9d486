import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  testHarness.records['user/tags'] = [
    { id: 1, title: 'One', status: 'active', type: 'offer' },
    { id: 2, title: 'Two', status: 'active', type: 'team' },
  ];
});

test('one click on a quick filter opens what it has to choose from', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await user.click(await screen.findByRole('button', { name: 'Filter by “Used for”' }));
  await user.click(await screen.findByRole('option', { name: 'Teams' }));
  await waitFor(() => expect(address()).toContain('type=team'));
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  // The input stands in its place while the filter is there.
  expect(screen.queryByRole('button', { name: 'Filter by “Used for”' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Used for' }));
  expect(await screen.findByRole('button', { name: 'Filter by “Used for”' })).toBeTruthy();
});

test('a filter that is added takes the focus', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByText('One');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name: 'Used for' }));
  await waitFor(() => expect(document.activeElement?.closest('[data-filter=type]')).toBeTruthy());
});
