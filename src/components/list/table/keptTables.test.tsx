import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const list = '/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0';
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean);
const preference = (settings: object) => ({ id: 3, version: 5, type: 'tableSettings', user: 1, settings });
const kept = () => testHarness.records['user/preferences']?.[0]?.['settings'];
const hideStatus = async (language: 'en' | 'ru' = 'en') => {
  const user = await open(list, 'admin', undefined, language);
  await screen.findByText('One');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Status' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).not.toContain('Status'));
};

const one = { id: 1, title: 'One', status: 'active', type: 'offer' };

test('the columns of a list follow the person to another browser', async () => {
  testHarness.records['user/tags'] = [one];
  await hideStatus();
  await waitFor(() => expect(kept()).toMatchObject({ 'settings/lists/tags': { hidden: expect.any(Array) } }));
  // The server stores their owner.
  Object.assign(testHarness.records['user/preferences']?.[0] ?? {}, { user: 1 });
  cleanup();
  localStorage.clear();
  await open(list);
  await screen.findByText('One');
  await waitFor(() => expect(heads()).not.toContain('Status'));
});

test('no list shows other columns before those of the person are known', async () => {
  testHarness.records['user/tags'] = [one];
  testHarness.records['user/preferences'] = [preference({ 'settings/lists/tags': { hidden: ['status'] } })];
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const head of document.querySelectorAll('[role=columnheader]')) seen.add(head.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await open(list);
  await screen.findByText('One');
  observer.disconnect();
  expect(seen).toContain('Title');
  expect(seen).not.toContain('Status');
});

test('a list shows without what the person has chosen where that can’t be had', async () => {
  testHarness.records['user/tags'] = [one];
  testHarness.answerAlways('GET', 'user/preferences', { message: 'Out of order', details: [] }, 500);
  await open(list);
  await screen.findByText('One');
  expect(heads()).toContain('Status');
});

test('what another tab kept of another list meanwhile stays', async () => {
  testHarness.records['user/tags'] = [one];
  testHarness.records['user/preferences'] = [preference({ offers: { hidden: ['id'] } })];
  testHarness.answerNext('PATCH', 'user/preferences', 409, { message: 'Changed', details: [] });
  await hideStatus();
  await waitFor(() =>
    expect(kept()).toMatchObject({ offers: { hidden: ['id'] }, 'settings/lists/tags': { hidden: expect.any(Array) } }),
  );
  expect(changes().every(({ path }) => path === 'user/preferences')).toBe(true);
});

test('a failure to keep them tells nobody, and is made up for on the next visit', async () => {
  testHarness.records['user/tags'] = [one];
  const refused = vi.fn(() => ({ message: 'Out of order', details: [] }));
  testHarness.answerAlways('PUT', 'user/preferences', refused, 500);
  await hideStatus();
  // It is retried once after a moment, and then no more by this page.
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(localStorage.getItem('unkeptTables')).toContain('settings/lists/tags');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  testHarness.answerAsUsual();
  testHarness.records['user/preferences'] = [preference({ 'settings/lists/tags': { hidden: [] } })];
  await open(list);
  await screen.findByText('One');
  // A choice made here that was never sent is newer than the stored one.
  await waitFor(() =>
    expect(kept()).toMatchObject({ 'settings/lists/tags': { hidden: expect.arrayContaining(['status']) } }),
  );
  expect(heads()).not.toContain('Status');
});
