import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onPhone } from '../../../testing/phone.ts';
import { address, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

beforeEach(() => {
  onPhone();
  testHarness.records['user/tags'] = [1, 2].map((id) => ({
    id,
    version: 1,
    title: `Tag ${id}`,
    status: 'active',
    type: 'offer',
  }));
});
afterEach(() => void vi.restoreAllMocks());

test('cards can be ordered and ticked', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByRole('link', { name: 'Tag 1' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
  await waitFor(() => expect(address()).toContain('orderBy=title:desc'));
  await user.click(screen.getByRole('button', { name: 'Descending order' }));
  await waitFor(() => expect(address()).toContain('orderBy=title:asc'));
  await user.click(screen.getByRole('checkbox', { name: 'Select record 2' }));
  expect(await screen.findByRole('toolbar', { name: 'Selected records' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select record 1' }).checked).toBe(true),
  );
  expect(address()).toContain('/settings/lists/tags');
});

test('a card whose heading is empty leads to its record by its number', async () => {
  testHarness.records['user/tags'] = [{ id: 3, version: 1, title: null, status: 'active', type: 'offer' }];
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await user.click(await screen.findByRole('link', { name: '#3' }));
  await waitFor(() => expect(address()).toContain('/settings/lists/tags/3'));
});

test('cards dim while those that are asked for wait for the network', async () => {
  const user = await open('/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0');
  await screen.findByRole('link', { name: 'Tag 1' });
  const opacity = () => getComputedStyle(screen.getByRole('link', { name: 'Tag 1' }).closest('ul')!).opacity;
  await waitFor(() => expect(opacity()).toBe('1'));
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
  await screen.findByText('The list will load as soon as the connection is back.');
  expect(opacity()).toBe('0.7');
});
