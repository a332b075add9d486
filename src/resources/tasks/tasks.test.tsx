import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();
afterEach(() => void vi.restoreAllMocks());

const task = (id: number, fields: object = {}) => ({
  id,
  version: 1,
  fullId: `T-${id}`,
  number: id,
  title: `Task number ${id}`,
  type: 'task',
  taskStatus: 'todo',
  priority: 'normal',
  dueDate: null,
  assignees: [],
  affiliates: [],
  advertisers: [],
  description: null,
  mentioned: [],
  status: 'active',
  createdBy: 1,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
  ...fields,
});

const width = 300;
const names = ['To do', 'In progress', 'Waiting', 'Done'];

/** Lays out columns side by side, with their cards inside, as a browser would. */
const drawn = () =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const column = this.closest('section[aria-label]');
    const place = names.indexOf(column?.getAttribute('aria-label') ?? '');
    const left = Math.max(0, place) * width;
    return this === column ? new DOMRect(left, 0, width - 10, 600) : new DOMRect(left + 10, 40, width - 30, 80);
  });

const openBoard = async () => {
  const user = await open('/tasks?limit=50&orderBy=id:asc');
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  await screen.findByRole('region', { name: 'To do' });
  return user;
};
const column = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link', { name: /Task number/ }).textContent);

describe('the board', () => {
  test('has each task where its progress is, without what is archived', async () => {
    testHarness.records['user/tasks'] = [
      task(1),
      task(2, { taskStatus: 'done' }),
      task(3),
      task(4, { status: 'archived' }),
    ];
    await openBoard();
    expect(titles('To do')).toEqual(['Task number 1', 'Task number 3']);
    expect(titles('Done')).toEqual(['Task number 2']);
    expect(within(column('Waiting')).getByText('No tasks here')).toBeDefined();
  });

  test('says how many tasks each column has, on all pages of the list', async () => {
    testHarness.records['user/tasks'] = [
      ...Array.from({ length: 49 }, (_, index) => task(index + 1)),
      ...[50, 51, 52].map((id) => task(id, { taskStatus: 'done' })),
      task(53, { taskStatus: 'waiting' }),
      task(54, { taskStatus: 'waiting', status: 'archived' }),
    ];
    const user = await openBoard();
    await within(column('Done')).findByRole('heading', { name: 'Done 3' });
    expect(titles('Done')).toEqual(['Task number 50']);
    await within(column('Waiting')).findByRole('heading', { name: 'Waiting 1' });
    within(column('Waiting')).getByText('On other pages');
    within(column('In progress')).getByText('No tasks here');

    // What is narrowed to one page has no others.
    testHarness.records['user/tasks'] = [task(50, { taskStatus: 'done' })];
    await user.type(screen.getByLabelText('Search'), '50');
    await within(column('Done')).findByRole('heading', { name: 'Done 1' });
    await within(column('Waiting')).findByText('No tasks here');
  });

  test('gives a task that is dragged to another column that progress', async () => {
    testHarness.records['user/tasks'] = [task(1)];
    await openBoard();
    drawn();
    const card = screen.getByRole('link', { name: 'Task number 1' }).closest('li')!;
    fireEvent.mouseDown(card, { button: 0, clientX: 20, clientY: 60 });
    fireEvent.mouseMove(document, { clientX: 40, clientY: 60 });
    fireEvent.mouseMove(document, { clientX: 20 + 2 * width, clientY: 60 });
    await waitFor(() => expect(screen.getAllByText(/T-1 is over “Waiting”/)).not.toEqual([]));
    fireEvent.mouseUp(document, { clientX: 20 + 2 * width, clientY: 60 });
    await waitFor(() => expect(titles('Waiting')).toEqual(['Task number 1']));
    await waitFor(() =>
      expect(changes()).toEqual([
        { method: 'PATCH', path: 'user/tasks', body: { items: [{ id: 1, version: 1, taskStatus: 'waiting' }] } },
      ]),
    );
  });

  test('moves tasks by arrow keys, which keep the focus, and by a menu', async () => {
    testHarness.records['user/tasks'] = [task(1)];
    const user = await openBoard();
    const button = () => screen.getByRole('button', { name: 'Move T-1' });
    button().focus();
    await user.keyboard('{ArrowLeft}');
    expect(changes()).toEqual([]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(titles('In progress')).toEqual(['Task number 1']));
    expect(screen.getByText('T-1 is now in “In progress”.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await waitFor(() => expect(testHarness.records['user/tasks']?.[0]).toMatchObject({ taskStatus: 'in_progress' }));
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'To “Done”' }));
    await waitFor(() => expect(titles('Done')).toEqual(['Task number 1']));
    await waitFor(() => expect(testHarness.records['user/tasks']?.[0]).toMatchObject({ taskStatus: 'done' }));
  });

  test('puts a task back that the server does not let go', async () => {
    testHarness.records['user/tasks'] = [task(1)];
    const user = await openBoard();
    testHarness.answerNext('PATCH', 'user/tasks', 403, { message: 'Not yours', details: [] });
    screen.getByRole('button', { name: 'Move T-1' }).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/Not yours/);
    await waitFor(() => expect(titles('To do')).toEqual(['Task number 1']));
  });

  test('only shows them to who may not edit them', async () => {
    testHarness.records['user/tasks'] = [task(1)];
    const user = await open('/tasks?limit=50&orderBy=id:asc', 'admin', ['front.menu.tasks.read', 'task.read']);
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    await screen.findByRole('region', { name: 'To do' });
    expect(screen.queryByRole('button', { name: 'Move T-1' })).toBeNull();
  });
});

describe('the list', () => {
  test('marks what is overdue, and not what is done', async () => {
    testHarness.records['user/tasks'] = [
      task(1, { dueDate: '2020-01-01' }),
      task(2, { dueDate: '2020-01-01', taskStatus: 'done' }),
      task(3, { dueDate: '2999-01-01' }),
    ];
    await open('/tasks?limit=50&orderBy=id:asc');
    await screen.findByText('Task number 3');
    expect(screen.getAllByText('Overdue')).toHaveLength(1);
  });

  test('is narrowed by one press to what is mine, due, and nobody’s', async () => {
    testHarness.records['user/tasks'] = [task(1, { assignees: [1] })];
    const user = await open('/tasks?limit=50&orderBy=id:asc');
    await screen.findByText('Task number 1');
    const chip = (name: string) =>
      within(screen.getByRole('group', { name: 'Quick filters' })).getByRole('button', { name });
    await user.click(chip('Mine'));
    await waitFor(() => expect(address()).toContain('assignees=1'));
    await user.click(chip('Unassigned'));
    await waitFor(() => expect(address()).toContain('isUnassigned=true'));
    expect(address()).not.toContain('assignees');
    await user.click(chip('Due'));
    // By no date, so that it means the same tomorrow, in a saved view too.
    await waitFor(() => expect(address()).toContain('isDue=true'));
    expect(chip('Due').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('Due'));
    await waitFor(() => expect(address()).not.toContain('isDue'));
    expect(address()).toContain('isUnassigned=true');
  });
});

test('comments are added with the colleagues whom they mention', async () => {
  testHarness.records['user/tasks'] = [task(7)];
  testHarness.records['user/task_comments'] = [
    { id: 1, version: 1, task: 7, content: 'First **thing**', mentions: [], createdBy: 1, createdAt: 1_795_000_000 },
  ];
  const user = await open('/tasks/7');
  const comments = await screen.findByRole('region', { name: 'Comments' });
  expect((await within(comments).findByText('thing')).tagName).toBe('STRONG');
  const box = await within(comments).findByRole('textbox', { name: /Comment/ });
  await user.click(within(comments).getByRole('button', { name: 'Add comment' }));
  await within(comments).findByText(/required/i);
  // The task's own form is not sent by it.
  await user.type(within(comments).getByRole('combobox', { name: /Mention/ }), 'Nobody{Enter}');
  await user.type(box, 'Second');
  await user.click(within(comments).getByRole('button', { name: 'Add comment' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        method: 'PUT',
        path: 'user/task_comments',
        body: { items: [{ task: 7, content: 'Second', mentions: [] }] },
      },
    ]),
  );
  await within(comments).findByText('Second');
});

test('a comment that was typed and not sent waits at its task', async () => {
  testHarness.records['user/tasks'] = [task(7)];
  const user = await open('/tasks/7');
  const box = async () => {
    const comments = await screen.findByRole('region', { name: 'Comments' });
    return within(comments).findByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
  };
  await user.type(await box(), 'Second');
  await user.click(await screen.findByRole('link', { name: 'Offers' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull());
  cleanup();
  const again = await open('/tasks/7');
  await waitFor(async () => expect((await box()).value).toBe('Second'));
  await again.click(await screen.findByRole('button', { name: 'Account: Ada Lind' }));
  await again.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await again.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

test('a comment takes nothing from what is typed into the task, which a colleague has changed meanwhile', async () => {
  testHarness.records['user/tasks'] = [task(7)];
  const user = await open('/tasks/7?edit');
  const title = () => screen.findByRole('textbox', { name: /^Title/ });
  await user.type(await title(), '!');
  testHarness.records['user/tasks'] = [task(7, { version: 2, description: 'Theirs' })];
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  await user.type(await comments.findByRole('textbox', { name: /Comment/ }), 'Second');
  await user.click(comments.getByRole('button', { name: 'Add comment' }));
  await comments.findByText('Second');
  await screen.findByText('Comment added');
  expect(await title()).toHaveProperty('value', 'Task number 7!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Task updated');
  // With the version that they saw: the colleague's change isn't overwritten without asking.
  expect(changes().at(-1)?.body).toEqual({ items: [{ id: 7, version: 1, title: 'Task number 7!' }] });
});

test('a task is begun from the page of an affiliate and of an advertiser, which it is about then', async () => {
  testHarness.records['user/advertisers'] = [{ id: 3, version: 1, title: 'Lotus', status: 'active' }];
  const user = await open('/advertisers/3');
  await user.click(await screen.findByRole('link', { name: 'New task' }));
  await waitFor(() => expect(address()).toContain('/tasks/create?advertisers=3'));
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Ask about caps');
  await user.click(screen.getByRole('switch', { name: /Without notifying/ }));
  await user.click(screen.getByRole('button', { name: 'Create task' }));
  await waitFor(() =>
    expect(changes()[0]?.body).toMatchObject({
      items: [{ title: 'Ask about caps', advertisers: [3], isSilent: true }],
    }),
  );
});
