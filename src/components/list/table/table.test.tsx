import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const list = '/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0';
const tag = { id: 7, version: 1, title: 'Seven', status: 'active', type: 'offer', createdAt: 1_767_225_600 };

beforeEach(() => {
  testHarness.records['user/tags'] = [tag];
});

const row = async () => within(await screen.findByRole('row', { name: /Seven/ }));

describe('a row', () => {
  test('opens its record elsewhere where a link would', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open(list);
    const value = (await row()).getByText('Active');
    fireEvent.click(value, { ctrlKey: true });
    fireEvent.click(value, { metaKey: true });
    fireEvent(value, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent.click(value, { shiftKey: true });
    expect(opened.mock.calls.map(([path, target, how]) => [path, target, how])).toEqual([
      ['/settings/lists/tags/7', '_blank', 'noopener'],
      ['/settings/lists/tags/7', '_blank', 'noopener'],
      ['/settings/lists/tags/7', '_blank', 'noopener'],
      ['/settings/lists/tags/7', '_blank', 'noopener,popup'],
    ]);
    expect(address()).toBe(list);
    // The right button is for the browser's menu; the box and the link handle their own clicks.
    fireEvent(value, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    fireEvent(screen.getByRole('link', { name: 'Seven' }), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select record 7' }), { ctrlKey: true });
    expect(opened).toHaveBeenCalledTimes(4);
    opened.mockRestore();
  });

  test('leads to its record by its number where the value that would is empty', async () => {
    testHarness.records['user/tags'] = [{ ...tag, title: null }];
    await open(list);
    fireEvent.click(await screen.findByRole('link', { name: '#7' }));
    await waitFor(() => expect(address()).toBe('/settings/lists/tags/7'));
  });

  test('stays where its text is being selected', async () => {
    await open(list);
    const value = (await row()).getByText('Active');
    window.getSelection()?.selectAllChildren(value);
    fireEvent.click(value);
    expect(address()).toBe(list);
    window.getSelection()?.removeAllRanges();
    fireEvent.click(value);
    await waitFor(() => expect(address()).toBe('/settings/lists/tags/7'));
  });

  test('tells of a moment when that was in UTC, and how far the zone is from it', async () => {
    await open(list);
    const moment = (await row()).getByText('2026.01.01 02:00:00');
    expect(moment.title).toBe('2026.01.01 00:00:00 UTC · Europe/Riga (+02:00)');
  });
});

describe('the width of a column', () => {
  const handle = () => screen.findByRole('separator', { name: 'Width of “Status”' });
  const kept = (): unknown => JSON.parse(localStorage.getItem('tableSettings') ?? '{}')[1]?.['settings/lists/tags'];

  test('is changed and taken back by keyboard, and kept', async () => {
    const user = await open(list);
    const usual = Number((await handle()).getAttribute('aria-valuenow'));
    (await handle()).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect((await handle()).getAttribute('aria-valuenow')).toBe(String(usual + 32));
    expect(kept()).toMatchObject({ widths: { status: usual + 32 } });
    await user.keyboard('{Enter}');
    expect((await handle()).getAttribute('aria-valuenow')).toBe(String(usual));
    await user.keyboard('{Home}{ArrowLeft}');
    expect((await handle()).getAttribute('aria-valuenow')).toBe('48');
    // Ordering by the column is a separate control.
    expect(address()).toBe(list);
  });

  test.each([
    ['leaves room for a name where the column leads to the record', list, 'Title', '240'],
    ['is less where a number leads there', '/customers', 'Customer ID', '144'],
  ])('%s', async (_, path, column, width) => {
    testHarness.records['stat/customers'] = [{ id: 3, version: 1, customerId: '1246698', currency: 1 }];
    await open(path, 'admin');
    const separator = await screen.findByRole('separator', { name: `Width of “${column}”` });
    expect(separator.getAttribute('aria-valuenow')).toBe(width);
  });

  test('goes back with the other choices', async () => {
    const user = await open(list);
    const usual = (await handle()).getAttribute('aria-valuenow');
    (await handle()).focus();
    await user.keyboard('{End}');
    expect((await handle()).getAttribute('aria-valuenow')).toBe('800');
    await user.dblClick(await handle());
    expect((await handle()).getAttribute('aria-valuenow')).toBe(usual);
    (await handle()).focus();
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(kept()).toEqual({});
  });
});
