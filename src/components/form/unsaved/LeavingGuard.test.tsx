import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, changes, open, testHarness, setUpTestHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const title = async () => screen.findByLabelText<HTMLInputElement>('Title', { exact: false });

/** Ends the page as a reload does. */
const reload = async (at: string) => {
  cleanup();
  return open(at);
};

test('what was typed into a new record comes back after a reload, and goes when it is discarded', async () => {
  const user = await open('/offers/create');
  await user.type(await title(), 'Slim Tea');
  const again = await reload('/offers/create');
  await screen.findByText('restored your unsaved changes', { exact: false });
  expect((await title()).value).toBe('Slim Tea');
  await again.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await title()).value).toBe('');
  expect(screen.queryByText('restored your unsaved changes', { exact: false })).toBeNull();
  await reload('/offers/create');
  expect((await title()).value).toBe('');
});

test('what was typed over a record comes back by itself only while nobody has changed that', async () => {
  testHarness.records['user/tags'] = [{ id: 1, version: 1, title: 'Slim Tea', type: 'offer', status: 'active' }];
  const user = await open('/settings/lists/tags/1');
  await user.type(await title(), ' forte');
  await reload('/settings/lists/tags/1');
  await screen.findByText('restored your unsaved changes', { exact: false });
  expect((await title()).value).toBe('Slim Tea forte');

  testHarness.records['user/tags'] = [{ id: 1, version: 2, title: 'Herbal Tea', type: 'offer', status: 'active' }];
  const later = await reload('/settings/lists/tags/1');
  await screen.findByText('The record has changed since', { exact: false });
  expect((await title()).value).toBe('Herbal Tea');
  await later.click(screen.getByRole('button', { name: 'Restore' }));
  expect((await title()).value).toBe('Slim Tea forte');
  await later.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Tag updated');
  expect(changes()).toMatchObject([
    { method: 'PATCH', body: { items: [{ id: 1, version: 2, title: 'Slim Tea forte' }] } },
  ]);
  await reload('/settings/lists/tags/1');
  expect((await title()).value).toBe('Slim Tea forte');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('what someone abandoned on purpose is not restored', async () => {
  const user = await open('/offers/create');
  await user.type(await title(), 'Slim Tea');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(address()).toContain('/offers');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

test('who is asked while their changes are being saved goes on once they are', async () => {
  testHarness.records['user/tags'] = [{ id: 1, version: 1, title: 'Slim Tea', type: 'offer', status: 'active' }];
  const user = await open('/settings/lists/tags/1');
  await user.type(await title(), ' forte');
  const saved = { id: 1, version: 2, title: 'Slim Tea forte', type: 'offer', status: 'active' };
  const { comesIn, answer } = testHarness.answerLater('PATCH', 'user/tags', 200, { data: { items: [saved] } });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await comesIn;
  await user.click(await screen.findByRole('link', { name: 'Offers' }));
  await screen.findByRole('button', { name: 'Leave' });
  answer();
  await waitFor(() => expect(address()).toMatch(/^\/offers/));
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});

test('someone who signs out is asked first, and what they left on purpose stays gone', async () => {
  const user = await open('/offers/create');
  await user.type(await title(), 'Slim Tea');
  const signOut = async () => {
    await user.click(await screen.findByRole('button', { name: 'Account: Ada Lind' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  };
  await signOut();
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await title()).value).toBe('Slim Tea');

  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

test('someone who signs out is asked about what they typed on another page, which then goes', async () => {
  const typing = await open('/offers/create');
  await typing.type(await title(), 'Slim Tea');
  const user = await reload('/');
  await user.click(await screen.findByRole('button', { name: 'Account: Ada Lind' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

test('someone who signs out by the palette is asked first', async () => {
  const user = await open('/offers/create');
  await user.type(await title(), 'Slim Tea');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await user.type(palette.getByRole('combobox'), 'Sign out{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Sign in' });
});
