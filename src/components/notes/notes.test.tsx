import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const note = (id: number, fields: object = {}) => ({
  id,
  version: 1,
  target: 'category',
  targetId: 5,
  title: null,
  content: `Note number ${id}`,
  isPinned: false,
  isRemoved: false,
  targetUser: null,
  createdBy: 1,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
  ...fields,
});

const address = '/settings/lists/categories/5/notes';
const category = { id: 5, version: 1, title: 'Dating', status: 'active' };

const openNotes = async (...notes: ReturnType<typeof note>[]) => {
  testHarness.records['user/categories'] = [category];
  testHarness.records['user/notes'] = notes;
  const user = await open(address);
  const section = await screen.findByRole('region', { name: 'Notes' });
  return { user, section };
};

describe('the notes of a record', () => {
  test('are asked for by what they are about, pinned ones first', async () => {
    const { section } = await openNotes(note(1, { content: 'Pays **late**' }));
    expect((await within(section).findByText('late')).tagName).toBe('STRONG');
    const asked = testHarness.calls.find(({ path }) => path.startsWith('user/notes?'))?.path ?? '';
    for (const part of ['target=category', 'targetId=5', 'orderBy=isPinned:desc,id:desc'])
      expect(asked).toContain(part);
  });

  test('draw no HTML that someone wrote, and lead nowhere but to pages and people', async () => {
    const content =
      '<img src=x onerror="alert(1)"> <b>bold</b> [run](javascript:alert(1)) [site](https://site.example) ![seen](https://spy.example/x.png)';
    const { section } = await openNotes(note(1, { content }));
    const link = await within(section).findByRole('link', { name: 'site' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://site.example',
      'noreferrer noopener nofollow',
    ]);
    expect(section.querySelector('li img, li b, li script, [onerror]')).toBeNull();
    expect(section.textContent).toContain('<b>bold</b>');
    expect(within(section).queryByRole('link', { name: 'run' })).toBeNull();
    expect(within(section).getByRole('link', { name: 'seen' }).getAttribute('href')).toBe('https://spy.example/x.png');
  });

  test('are added', async () => {
    const { user, section } = await openNotes();
    await user.click(await within(section).findByRole('button', { name: 'Add note' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox', { name: /Text/ }), 'Call on Friday');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(section).findByText('Call on Friday');
    expect(changes().at(-1)).toMatchObject({
      method: 'PUT',
      body: {
        items: [
          {
            target: 'category',
            targetId: 5,
            title: null,
            content: 'Call on Friday',
            isPinned: false,
            targetUser: null,
          },
        ],
      },
    });
  });

  test('offer what one may do: own ones may be changed, those of others by a permission', async () => {
    testHarness.records['user/categories'] = [category];
    testHarness.records['user/notes'] = [note(1), note(2, { createdBy: 9 })];
    await open(address, 'admin', ['front.settings.lists.read', 'category.read', 'note.create']);
    await screen.findByText('Note number 2');
    const items = screen.getAllByRole('listitem');
    const notes = items.filter((item) => item.textContent?.includes('Note number'));
    expect(notes.map((item) => within(item).queryByRole('button', { name: 'Note actions' }) !== null)).toEqual([
      true,
      false,
    ]);
  });

  test('that someone else has changed meanwhile show their text, and can be saved over it', async () => {
    const { user, section } = await openNotes(note(1, { version: 3 }));
    await user.click(await within(section).findByRole('button', { name: 'Note actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /Text/ }), ' by mail');
    const data = note(1, { version: 4, content: 'Call on Monday' });
    testHarness.answerNext('PATCH', 'user/notes', 409, { code: 'stale', message: 'Changed', details: [], data });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Call on Monday');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changes().at(-1)?.body).toMatchObject({
        items: [{ id: 1, version: 4, content: 'Note number 1 by mail' }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are pinned and removed by their menu, the latter after a question', async () => {
    const { user, section } = await openNotes(note(1));
    const act = async (name: string) => {
      await user.click(await within(section).findByRole('button', { name: 'Note actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Pin');
    await within(section).findByText('Pinned');
    await act('Remove');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove note' }));
    await waitFor(() =>
      expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', 'user/notes', { items: [{ id: 1, version: 1, isPinned: true }] }],
        ['POST', 'user/notes/remove', { items: [{ id: 1 }] }],
      ]),
    );
  });

  test('can only be read by those who may not add any', async () => {
    testHarness.records['user/categories'] = [category];
    await open(address, 'admin', ['front.settings.lists.read', 'category.read']);
    await screen.findByText('No notes yet.');
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  });
});

test('affiliates have no notes: no tab, no address, no question', async () => {
  testHarness.records['user/campaigns'] = [{ id: 5, version: 1, title: 'Autumn', status: 'active' }];
  await open('/campaigns/5', 'affiliate');
  await screen.findByRole('heading', { name: /Autumn/ });
  expect(screen.queryByRole('tab', { name: /Notes/ })).toBeNull();
  expect(testHarness.calls.filter(({ path }) => path.includes('notes'))).toEqual([]);
});

describe('a note that someone has typed', () => {
  const typed = async () => {
    const { user, section } = await openNotes();
    await user.click(await within(section).findByRole('button', { name: 'Add note' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('textbox', { name: /Text/ }), 'Call on Friday');
    return { user, section };
  };

  test('is closed after a question, and then gone', async () => {
    const { user, section } = await typed();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await within(screen.getByRole('dialog')).findByDisplayValue('Call on Friday');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(section).getByRole('button', { name: 'Add note' }));
    const text = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /Text/ });
    expect(text).toHaveProperty('value', '');
  });

  test('comes back after the page has ended, until it is saved', async () => {
    await typed();
    cleanup();
    const { user, section } = await openNotes();
    const add = () => user.click(within(section).getByRole('button', { name: 'Add note' }));
    await waitFor(add);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByDisplayValue('Call on Friday');
    await dialog.findByText('restored your unsaved changes', { exact: false });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await within(section).findByText('Call on Friday');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });
});
