import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tellEvent } from '../../../testing/quietEvents.ts';
import { address, changes, open, testHarness, setUpTestHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const advertiser = {
  id: 5,
  version: 3,
  title: 'Lotus',
  status: 'active',
  description: null,
  managers: [],
  tags: [],
  offers: [],
  contacts: [{ type: 4, value: 'sales@lotus.example' }],
  redirectTemplateEnabled: false,
  redirectTemplate: null,
  secureId: 's3cr3t',
};

beforeEach(() => {
  testHarness.records['user/advertisers'] = [advertiser];
});

const save = () => screen.getByRole('button', { name: 'Save changes' });
const title = () => screen.findByLabelText('Title', { exact: false });

describe('the page of a record', () => {
  test('sends what was changed and the version it was based on, nothing else, and stays clean afterwards', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.type(await title(), ' Herbal');
    expect(screen.getByText('1 changed field')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Advertiser updated');
    expect(changes()).toEqual([
      { method: 'PATCH', path: 'user/advertisers', body: { items: [{ id: 5, version: 3, title: 'Lotus Herbal' }] } },
    ]);
    await screen.findByRole('heading', { name: 'Advertiser 5 · Lotus Herbal' });
    // The saved record is reloaded, and the address no longer opens the form.
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(address()).toBe('/advertisers/5/general');
    // Fields sent only on request are not in the response and must not revert.
    expect(screen.getByText('sales@lotus.example')).toBeTruthy();
  });

  test('checks fields by their rules before anything is sent, those of rows included', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.clear(await title());
    await user.clear(screen.getByDisplayValue('sales@lotus.example'));
    await user.type(screen.getByLabelText('Contact', { exact: false, selector: 'input[type=text]' }), 'nobody');
    await user.click(save());
    expect(await screen.findByText('This is a required field')).toBeTruthy();
    expect(screen.getByText('Enter a valid contact')).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  test('shows what the server objects to at the field, and opens its tab', async () => {
    const user = await open('/advertisers/5/general?edit');
    testHarness.answerNext('PATCH', 'user/advertisers', 422, {
      message: 'Please check the fields',
      details: [{ message: 'Not one of ours', type: 'choice', path: 'items.0.redirectTemplate' }],
    });
    await user.type(await title(), '!');
    await user.click(save());
    expect(await screen.findByText('Not one of ours')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/advertisers/5/integration'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('1 field needs attention:')).toBeTruthy();
    const template = screen.getByLabelText('Redirect template');
    await waitFor(() => expect(document.activeElement).toBe(template));
    await user.click(summary.getByRole('button', { name: 'Redirect template' }));
    expect(document.activeElement).toBe(template);
    await user.type(screen.getByLabelText('Redirect template'), 'https://lotus.example');
    await user.click(save());
    await screen.findByText('Advertiser updated');
  });

  test('tells what someone else changed, and sends what one decides on top of it', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.type(await title(), ' Herbal');
    await user.type(screen.getByLabelText('Description'), 'Teas');
    const theirs = { ...advertiser, version: 8, title: 'Lotus Group', redirectTemplateEnabled: true };
    testHarness.records['user/advertisers'] = [theirs];
    testHarness.answerNext('PATCH', 'user/advertisers', 409, {
      code: 'stale',
      message: 'Someone else changed this record',
      details: [{ message: 'Someone else changed this record', type: 'version', path: 'items.0.version' }],
      data: theirs,
    });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    // No field of the form is invalid.
    expect(screen.queryByText(/needs? attention/)).toBeNull();
    expect(screen.queryByText('The form is not valid. Please check for errors')).toBeNull();
    expect(dialog.getByRole('heading', { name: 'Use redirect template' })).toBeTruthy();
    const titles = within(dialog.getByRole('radiogroup', { name: 'Title' }));
    expect(titles.getAllByRole('radio')).toHaveLength(2);
    await user.click(titles.getByRole('radio', { name: /Lotus Group/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Advertiser updated');
    expect(changes().at(-1)?.body).toEqual({ items: [{ id: 5, version: 8, description: 'Teas' }] });
    await screen.findByRole('heading', { name: 'Advertiser 5 · Lotus Group' });
  });

  test('says that a scheduled change has overtaken it, and compares what is typed with what it is now', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.type(await title(), ' Herbal');
    // The event stream opens a moment after the page. A version already known, or another record, is no news.
    await waitFor(() => {
      tellEvent('change', { entity: 'advertiser', id: 6, version: 9, isScheduled: false });
      tellEvent('change', { entity: 'advertiser', id: 5, version: 4, isScheduled: true });
      screen.getByText('Changed in the meantime by a scheduled change');
    });
    testHarness.records['user/advertisers'] = [{ ...advertiser, version: 4, description: 'Teas' }];
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'Description' })).toBeTruthy();
    expect(changes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await title()).toHaveProperty('value', 'Lotus Herbal');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await screen.findByText('Advertiser updated');
    expect(changes()).toEqual([
      { method: 'PATCH', path: 'user/advertisers', body: { items: [{ id: 5, version: 4, title: 'Lotus Herbal' }] } },
    ]);
    await waitFor(() => expect(screen.queryByText(/Changed in the meantime/)).toBeNull());
  });

  test('says why it can’t be compared with what it is now', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.type(await title(), ' Herbal');
    await waitFor(() => {
      tellEvent('change', { entity: 'advertiser', id: 5, version: 4, isScheduled: false });
      screen.getByText('Changed in the meantime by someone else');
    });
    testHarness.answerNext('GET', 'user/advertisers/5', 403, { message: 'Not just now', details: [] });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByText('Not just now');
    expect(await title()).toHaveProperty('value', 'Lotus Herbal');
  });

  test('is loaded anew where nothing is typed into a form that someone else has overtaken', async () => {
    const user = await open('/advertisers/5/general?edit');
    await title();
    await waitFor(() => {
      tellEvent('change', { entity: 'advertiser', id: 5, version: 4, isScheduled: false });
      screen.getByText('Changed in the meantime by someone else');
    });
    testHarness.records['user/advertisers'] = [{ ...advertiser, version: 4, title: 'Rose' }];
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByText(/Changed in the meantime/)).toBeNull());
    expect(await title()).toHaveProperty('value', 'Rose');
  });

  test('asks before changes are left behind', async () => {
    const user = await open('/advertisers/5/general?edit');
    await user.type(await title(), '!');
    const menu = async () => (await screen.findAllByRole('link', { name: 'Offers' }))[0]!;
    await user.click(await menu());
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/advertisers/5/general?edit');
    await user.click(await menu());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toContain('/offers'));
  });

  test('asks for a reason where a status needs one', async () => {
    const user = await open('/advertisers/5/general');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Blocked' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block “Lotus”?' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Reason', { exact: false })));
    await user.click(await dialog.findByRole('button', { name: 'Block “Lotus”' }));
    expect(await dialog.findByText('This is a required field')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason', { exact: false }), 'Does not pay');
    await user.click(dialog.getByRole('button', { name: 'Block “Lotus”' }));
    await screen.findByText('Status changed');
    expect(changes()).toEqual([
      {
        method: 'POST',
        path: 'user/advertisers/change_block',
        body: { items: [{ id: 5, status: 'blocked', reason: 'Does not pay' }] },
      },
    ]);
  });

  test('lets a status be changed once at a time, and keeps a reason that is being typed', async () => {
    const user = await open('/advertisers/5/general');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Blocked' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block “Lotus”?' }));
    await user.type(await dialog.findByLabelText('Reason', { exact: false }), 'Does not pay');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    const answer = testHarness.holdNext('POST', 'user/advertisers/change_block');
    const button = await dialog.findByRole('button', { name: 'Block “Lotus”' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    answer();
    await screen.findByText('Status changed');
    expect(changes()).toHaveLength(1);
  });

  test('tells its history in words', async () => {
    testHarness.records['user/users'] = [{ id: 2, firstName: 'Bo', lastName: 'Ek', roleType: 'manager' }];
    testHarness.records['user/advertisers/history'] = [
      {
        id: 9,
        at: 1795255500,
        user: 2,
        userName: 'Bo Ek',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'edit',
        version: 3,
        changes: { status: ['blocked', 'active'], title: [null, 'Lotus'], secureId: [null, null] },
      },
      {
        id: 8,
        at: 1795255400,
        user: 2,
        userName: 'Bo Ek',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'create',
        version: 1,
        changes: { status: [null, 'active'], description: [null, null] },
      },
    ];
    const user = await open('/advertisers/5/general');
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    const entry = (await screen.findByText('Edited')).closest('li')!;
    await within(entry).findByRole('link', { name: 'Bo Ek' });
    expect(entry.textContent).toBe(
      'EditedBo Ek2026.11.21 12:05:00Title— → LotusPublic IDchanged (hidden)StatusBlocked → Active',
    );
    expect(screen.getByText('Created').closest('li')!.textContent).toBe(
      'CreatedBo Ek2026.11.21 12:03:20StatusActiveView as it was then',
    );
    expect(within(entry).getByRole('link', { name: 'Bo Ek' }).getAttribute('href')).toBe('/employees/2/general');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  test('shows values alone to anyone who may not change them', async () => {
    await open('/advertisers/5/general', 'admin', ['advertiser.read', 'front.menu.advertisers.read']);
    expect(await screen.findByText('sales@lotus.example')).toBeTruthy();
    for (const name of ['Save changes', 'Change status']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('copies a secret text for use elsewhere', async () => {
    const user = await open('/advertisers/5/integration');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0]!);
    expect(write).toHaveBeenCalledWith('s3cr3t');
  });
});
