import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { changes, open, type Role, testHarness, setUpTestHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const ada = {
  id: 1,
  version: 3,
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  timezone: 'UTC',
  language: 'en',
  contacts: [{ type: 0, value: '@ada' }],
  birthDate: null,
  botKey: 'b0t',
  impersonator: null,
};

/** Makes the API return these fields for the user from now on. */
const meet = (fields: object, type: Role) =>
  testHarness.answerAlways('GET', 'user/users/me', {
    ...ada,
    ...fields,
    role: { id: 1, title: type, type },
    permissions: testHarness.permissions,
  });

/** Opens a page of the profile as a user with these fields. */
const visit = async (path: string, fields: object = {}, type: Role = 'admin') => {
  meet(fields, type);
  return open(path, type);
};

describe('the own data', () => {
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  const lastName = () => screen.findByLabelText('Last name');

  test('sends what was changed and the version it was based on', async () => {
    const user = await visit('/profile/about', { apiToken: 't0k3n' }, 'affiliate');
    await user.type(await lastName(), 'qvist');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
    expect(write).toHaveBeenCalledWith('t0k3n');
    meet({ version: 4, lastName: 'Lind-Qvist' }, 'affiliate');
    await user.click(save());
    await waitFor(() =>
      expect(changes()).toEqual([
        { method: 'PATCH', path: 'user/users/me', body: { items: [{ version: 3, lastName: 'Lindqvist' }] } },
      ]),
    );
    // The form shows the user as the server has them now.
    await waitFor(async () => expect(await lastName()).toHaveProperty('value', 'Lind-Qvist'));
    expect(save()).toHaveProperty('disabled', true);
  });

  test('says how an affiliate links the bot that notifies them', async () => {
    testHarness.answerAlways('GET', 'user/notifications/telegram', {
      items: [{ id: 3, title: '@our_bot', botName: 'our_bot', linkedAt: null }],
    });
    await visit('/profile/about', {}, 'affiliate');
    const link = await screen.findByRole('link', { name: 'Open in Telegram' });
    expect(link.getAttribute('href')).toBe('https://t.me/our_bot?start=b0t');
  });

  test('says how an affiliate reaches their managers', async () => {
    const manager = { id: 7, fullName: 'Vera Blum', email: 'vera@northwind.example' };
    const personalManagers = [{ ...manager, contacts: [{ type: 0, value: '@vera' }] }];
    await visit('/profile/about', { personalManagers }, 'affiliate');
    await screen.findByRole('link', { name: 'vera@northwind.example' });
    screen.getByText('Telegram: @vera');
  });

  test('is saved even if the user can’t be fetched again afterwards', async () => {
    const user = await visit('/profile/about');
    await user.type(await lastName(), 'qvist');
    testHarness.answerAlways('GET', 'user/users/me', { message: 'Not just now', details: [] }, 403);
    await user.click(save());
    await screen.findByText('Profile updated');
    await screen.findByText('Not just now');
    expect(save()).toHaveProperty('disabled', true);
    expect(await lastName()).toHaveProperty('value', 'Lindqvist');
  });

  test('shows what the server objects to at the field', async () => {
    const user = await visit('/profile/about');
    await user.type(await lastName(), '!');
    testHarness.answerNext('PATCH', 'user/users/me', 422, {
      message: 'Please check the fields',
      details: [{ message: 'Nobody is called so', type: 'choice', path: 'items.0.lastName' }],
    });
    await user.click(save());
    expect(await screen.findByText('Nobody is called so')).toBeTruthy();
  });

  test('asks for the current password while the address is another one, and sends it along', async () => {
    const user = await visit('/profile/about');
    const email = await screen.findByLabelText(/^Email/, { selector: 'input' });
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await user.clear(email);
    await user.type(email, 'lind@example.com');
    await user.click(save());
    expect(await screen.findByText('This is a required field')).toBeTruthy();
    expect(changes()).toEqual([]);
    testHarness.answerNext('PATCH', 'user/users/me', 422, {
      message: 'Please check the fields',
      details: [{ message: 'Wrong password', type: 'currentPassword', path: 'items.0.currentPassword' }],
    });
    await user.type(screen.getByLabelText(/^Current password/), 'guess');
    await user.click(save());
    expect(await screen.findByText('Wrong password')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Current password/));
    await user.type(screen.getByLabelText(/^Current password/), 'secret');
    meet({ version: 4, email: 'lind@example.com' }, 'admin');
    await user.click(save());
    const sent = { version: 3, email: 'lind@example.com', currentPassword: 'secret' };
    await waitFor(() => expect(changes().at(-1)?.body).toEqual({ items: [sent] }));
    await waitFor(() => expect(screen.queryByLabelText(/^Current password/)).toBeNull());
  });

  test.each<[string, object, Role]>([
    ['of an affiliate', {}, 'affiliate'],
    ['of a user who is being impersonated', { impersonator: { id: 9, fullName: 'Olga' } }, 'admin'],
  ])('shows the address %s, and lets nobody change it', async (_, fields, type) => {
    await visit('/profile/about', fields, type);
    await lastName();
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.queryByLabelText(/^Email/, { selector: 'input' })).toBeNull();
  });

  test('shows what was changed elsewhere, and sends the user’s decision based on it', async () => {
    const user = await visit('/profile/about');
    await user.type(await lastName(), 'qvist');
    testHarness.answerNext('PATCH', 'user/users/me', 409, {
      code: 'stale',
      message: 'Someone else changed this record',
      details: [],
      data: { ...ada, role: 1, version: 8, lastName: 'Lindgren', firstName: 'Adele' },
    });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'First name',
      'Last name',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes().at(-1)?.body).toEqual({ items: [{ version: 8, lastName: 'Lindqvist' }] }));
  });
});

describe('a part that could not be brought', () => {
  test('says why, and comes when it is asked for again', async () => {
    const path = 'user/users/me/two_factor';
    testHarness.answerAlways('GET', 'user/users/me/sessions', { items: [], meta: { totalCount: 0 } });
    testHarness.answerAlways('GET', path, { enabled: false, recoveryCodesLeft: 0 });
    testHarness.answerNext('GET', path, 403, { message: 'Not today', details: [] });
    const user = await visit('/profile/security');
    expect((await screen.findByRole('alert')).textContent).toContain('Access deniedNot today');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  });
});

describe('impersonating someone', () => {
  test('leaves alone what belongs to the owner of the account, and says so', async () => {
    testHarness.answerAlways('GET', 'user/users/me/two_factor', { enabled: true, recoveryCodesLeft: 2 });
    testHarness.answerAlways('GET', 'user/users/me/sessions', {
      items: [
        {
          id: 'a',
          current: true,
          createdAt: 1795255500,
          lastUsedAt: 1795255500,
          expiresAt: 1795355500,
          address: '::1',
          browser: 'Chrome',
          system: 'Linux',
          impersonator: { id: 2, fullName: 'Bo Ek' },
        },
        {
          id: 'b',
          current: false,
          createdAt: 1795255500,
          lastUsedAt: 1795255500,
          expiresAt: 1795355500,
          address: null,
          browser: null,
          system: null,
          impersonator: null,
        },
      ],
      meta: { totalCount: 2 },
    });
    await visit('/profile/security', { impersonator: { id: 2, fullName: 'Bo Ek' } });
    expect(await screen.findByText(/You’re impersonating Ada Lind/)).toBeTruthy();
    expect(await screen.findByText('Unknown device')).toBeTruthy();
    expect(screen.getByText('Impersonated by Bo Ek')).toBeTruthy();
    expect(
      await screen.findByText('2 recovery codes left. You’re running out of recovery codes. Generate new ones.'),
    ).toBeTruthy();
    for (const name of ['Change password', 'Turn off', 'Generate new recovery codes', 'End all other sessions']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    expect(screen.getByLabelText('Current password', { exact: false })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'End session: Unknown device' })).toBeNull();
  });
});

describe('messages', () => {
  const kinds = [
    { kind: 'new_sign_in', title: 'New sign-in', description: 'From elsewhere', email: true, locked: false },
    { kind: 'password_changed', title: 'Password changed', description: 'By anyone', email: true, locked: true },
  ];

  test('are turned off one by one, but for those that keep the account safe', async () => {
    testHarness.answerAlways('GET', 'user/users/me/notifications', { items: kinds });
    const user = await visit('/profile/notifications');
    const signIns = await screen.findByRole('switch', { name: 'Email: New sign-in' });
    expect(screen.getByRole('switch', { name: 'Email: Password changed' })).toHaveProperty('disabled', true);
    await user.click(signIns);
    await waitFor(() => expect(changes().at(-1)?.body).toEqual({ items: [{ kind: 'new_sign_in', email: false }] }));
  });

  test('go back to what they were when the choice could not be kept', async () => {
    testHarness.answerAlways('GET', 'user/users/me/notifications', { items: kinds });
    const user = await visit('/profile/notifications');
    const signIns = await screen.findByRole('switch', { name: 'Email: New sign-in' });
    testHarness.answerNext('PATCH', 'user/users/me/notifications', 422, { message: 'Not now', details: [] });
    await user.click(signIns);
    expect(await screen.findByText('Not now')).toBeTruthy();
    await waitFor(() => expect(signIns).toHaveProperty('checked', true));
  });

  test('are as they were chosen last, however long the choice before is on its way', async () => {
    testHarness.answerAlways('GET', 'user/users/me/notifications', { items: kinds });
    const user = await visit('/profile/notifications');
    const signIns = await screen.findByRole('switch', { name: 'Email: New sign-in' });
    const release = testHarness.holdNext('PATCH', 'user/users/me/notifications');
    await user.click(signIns);
    await waitFor(() => expect(signIns).toHaveProperty('checked', false));
    await user.click(signIns);
    await waitFor(() => expect(signIns).toHaveProperty('checked', true));
    release();
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        { items: [{ kind: 'new_sign_in', email: false }] },
        { items: [{ kind: 'new_sign_in', email: true }] },
      ]),
    );
  });

  test('are not for affiliates', async () => {
    await visit('/profile/notifications', {}, 'affiliate');
    expect(await screen.findByText('You do not have the required access level')).toBeTruthy();
    expect(testHarness.calls.some(({ path }) => path.includes('notifications'))).toBe(false);
  });
});

describe('API tokens', () => {
  test('are shown once, listed by their last characters, and revoked after a question', async () => {
    testHarness.records['user/api_tokens'] = [
      {
        id: 4,
        title: 'Old',
        hint: 'wxyz',
        createdAt: 1795255500,
        expiresAt: 1595255500,
        lastUsedAt: null,
        user: 1,
        version: 1,
      },
    ];
    const user = await visit('/profile/tokens');
    expect(await screen.findByText('slc_…wxyz')).toBeTruthy();
    expect(screen.getByText('Expired')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'New token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText('This is a required field')).toBeTruthy();
    await user.type(dialog.getByLabelText('Title', { exact: false }), 'Reports');
    testHarness.answerNext('PUT', 'user/api_tokens', 201, {
      data: { items: [{ id: 5, title: 'Reports', hint: 'mnop', token: 'slc_secret' }] },
    });
    const release = testHarness.holdNext('PUT', 'user/api_tokens');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    // Escape would close the dialog that is about to show the secret.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true));
    await user.keyboard('{Escape}');
    release();
    const shown = within(await screen.findByRole('dialog', { name: 'Your new token' }));
    expect(shown.getByText('slc_secret')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('slc_secret')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Revoke token “Old”' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke “Old”' }));
    await waitFor(() =>
      expect(changes().at(-1)).toEqual({ method: 'DELETE', path: 'user/api_tokens', body: { items: [{ id: 4 }] } }),
    );
    expect(await screen.findByText('No API tokens yet')).toBeTruthy();
  });
});
