import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const tags = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    version: 1,
    title: `Tag ${place + 1}`,
    status: place % 2 === 0 ? 'active' : 'inactive',
    type: place % 2 === 0 ? 'offer' : 'team',
  }));

const list = '/settings/lists/tags/all?orderBy=id:asc&limit=5&offset=0';
const box = (id: number) => screen.findByRole('checkbox', { name: `Select record ${id}` });
const ticked = () =>
  screen
    .getAllByRole('checkbox', { name: /Select record/ })
    .flatMap((one) => (one.matches(':checked') ? [one.getAttribute('aria-label')?.replace('Select record ', '')] : []));
const told = () => screen.queryByRole('toolbar', { name: 'Selected records' })?.textContent;

describe('ticking', () => {
  test('with Shift takes everything from the last box on, by mouse and by keyboard', async () => {
    testHarness.records['user/tags'] = tags(5);
    const user = await open(list);
    await user.click(await box(2));
    await user.keyboard('{Shift>}');
    await user.click(await box(4));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual(['2', '3', '4']);
    (await box(5)).focus();
    await user.keyboard(' ');
    (await box(3)).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(ticked()).toEqual(['2']);
  });

  test('holds from page to page', async () => {
    testHarness.records['user/tags'] = tags(8);
    const user = await open(list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await user.click(await box(7));
    expect(ticked()).toEqual(['7']);
    expect(told()).toContain('6 items selected');
    await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
    await box(1);
    expect(ticked()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('ends with the tab or the filter it was made under, also on the way back to it', async () => {
    testHarness.records['user/tags'] = tags(5);
    const user = await open(list);
    await user.click(await box(1));
    await user.click(await screen.findByRole('tab', { name: /^Active/ }));
    await waitFor(() => expect(screen.queryByText('Tag 2')).toBeNull());
    expect(told()).toBeUndefined();
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    await screen.findByText('Tag 2');
    expect(ticked()).toEqual([]);
  });
});
