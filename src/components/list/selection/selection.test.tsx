import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

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
    expect(told()).toContain('6 tags selected');
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

const job = (fields: object) => ({
  id: 3,
  collection: 'user/tags',
  call: 'status',
  state: 'running',
  total: 8,
  done: 2,
  failed: 0,
  canUndo: false,
  code: null,
  createdAt: 1,
  endedAt: null,
  ...fields,
});

describe('all that match', () => {
  test('are changed by a job, which tells how far it is, what it left out, and goes back', async () => {
    testHarness.records['user/tags'] = tags(8);
    testHarness.answerAlways('POST', 'user/jobs', job({ state: 'queued' }));
    testHarness.answerAlways('GET', 'user/jobs/3', job({}));
    const user = await open('/settings/lists/tags/all?type=offer,team&orderBy=id:asc&limit=5&offset=0');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select all 8' }));
    expect(told()).toContain('All 8 selected');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Inactive' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('8 tags?');
    await user.click(within(dialog).getByRole('button', { name: /8 tags/ }));
    expect(await screen.findByText('2 of 8')).toBeTruthy();
    expect(told()).toBeUndefined();

    testHarness.answerAlways(
      'GET',
      'user/jobs/3',
      job({ state: 'done', done: 7, failed: 1, canUndo: true, endedAt: 2 }),
    );
    testHarness.answerAlways('GET', 'user/jobs/3/failures', {
      items: [{ id: 4, code: 'final', field: null, message: 'It can only be read' }],
      meta: { totalCount: 1 },
    });
    testHarness.answerNext('GET', 'user/jobs/3/failures', 403, { message: 'Not just now', details: [] });
    await user.click(await screen.findByRole('button', { name: 'Show which' }));
    const list = await screen.findByRole('dialog');
    await within(list).findByText('Not just now');
    await user.click(within(list).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.textContent).toContain('Tag 4It can only be read'));
    await user.click(within(list).getByRole('button', { name: 'Close' }));

    testHarness.answerAlways('POST', 'user/jobs/3/undo', job({ id: 4, state: 'queued' }));
    testHarness.answerAlways('GET', 'user/jobs/4', job({ id: 4, state: 'done', done: 7, total: 7, endedAt: 3 }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Status change undone')).toBeTruthy();
    expect(changes().filter(({ path }) => path === 'user/jobs')).toEqual([]);
  });

  test('are left out one by one where a call on the page was refused for all', async () => {
    testHarness.records['user/tags'] = tags(2);
    const refusal = { code: 'refused', message: 'Tag 1 is needed', details: [] };
    const user = await open('/settings/lists/tags/all?orderBy=id:asc&limit=5&offset=0');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    testHarness.answerNext('DELETE', 'user/tags', 409, refusal);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
    const question = await screen.findByText(/Tag 1 is needed/);
    expect(question.textContent).toContain('leave such records out');
    testHarness.answerAlways(
      'GET',
      'user/jobs/3',
      job({ call: 'delete', state: 'done', total: 2, done: 1, failed: 1, endedAt: 2 }),
    );
    const begun = vi.fn<(sent: unknown) => object>(() => job({ call: 'delete', state: 'queued' }));
    testHarness.answerAlways('POST', 'user/jobs', begun);
    await user.click(screen.getByRole('button', { name: 'Delete the others' }));
    await waitFor(() => expect(begun.mock.calls).toEqual([[{ collection: 'user/tags', call: 'delete', ids: [1, 2] }]]));
    // What blocked them may be gone by then.
    testHarness.answerAlways('POST', 'user/jobs/3/retry', job({ id: 5, call: 'delete', state: 'queued', total: 1 }));
    const again = job({ id: 5, call: 'delete', state: 'done', total: 1, done: 1, endedAt: 3 });
    testHarness.answerAlways('GET', 'user/jobs/5', again);
    await user.click(await screen.findByRole('button', { name: 'Try those again' }));
    await screen.findByText('Deleted: 1 tag');
    expect(screen.queryByRole('button', { name: 'Try those again' })).toBeNull();
  });
});

test('what is selected is exported, and nothing else', async () => {
  testHarness.records['user/tags'] = tags(5);
  const user = await open(list);
  await user.click(await box(2));
  await user.click(await box(4));
  await user.click(screen.getByRole('button', { name: 'Export the selection' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(testHarness.calls.find(({ path }) => path.includes('/export'))?.path).toContain('id=2,4'));
});
