import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness } from '../testing/testHarness.tsx';

setUpTestHarness();

const tags = '/settings/lists/tags?limit=25&offset=0';

test('“?” lists the keyboard shortcuts, but in inputs, and can be switched off', async () => {
  const user = await open(tags);
  const search = await screen.findByRole('textbox', { name: 'Search' });
  await user.type(search, '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(search);
  search.blur();

  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(dialog.getByRole('switch', { name: 'Enable single-key shortcuts' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Account: Ada Lind' }));
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(again.getByRole('switch'));
  await user.click(again.getByRole('button', { name: 'Close' }));
});

test('the account menu has items alone, begins with the first, and ticks what holds', async () => {
  const user = await open(tags);
  await user.click(await screen.findByRole('button', { name: 'Account: Ada Lind' }));
  const menu = await screen.findByRole('menu');
  const roles = [...menu.children].map((child) => child.getAttribute('role') ?? child.tagName);
  expect([...new Set(roles)].toSorted()).toEqual(['menuitem', 'menuitemradio', 'presentation', 'separator']);
  await waitFor(() => expect(document.activeElement).toBe(within(menu).getAllByRole('menuitem')[0]));
  expect(within(menu).getByRole('menuitemradio', { name: 'System theme' }).getAttribute('aria-checked')).toBe('true');
  expect(within(menu).getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true');
});

test('the skip link leads to the content, below the header', async () => {
  const user = await open(tags);
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
