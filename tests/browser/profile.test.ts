import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { choose, noted, total } from './actions.ts';
import { letterTo } from './mailbox.ts';
import { product } from './product.ts';
import { signIn, visitors } from './visitor.ts';

const { stranger, expectAnswer } = visitors();

const password = 'a fine long password';

/** Calls the API; returns the status and the answer. */
const call = async (method: string, path: string, { token = '', body }: { token?: string; body?: object } = {}) => {
  const response = await fetch(`${product().site}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data: { token: string; items: { id: number; title: string }[] } };
  return { status: response.status, data };
};

/** Registers an affiliate and signs them in through the form. */
const newAffiliate = async (email: string): Promise<Page> => {
  await call('POST', '/public/sign-up', { body: { email, password, firstName: 'Signe', lastName: 'Dahl' } });
  const page = await stranger();
  await signIn(page, email, password);
  return page;
};

/** Opens a page of the profile through its menu entry. */
const turnTo = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: entry }).click();
};
const section = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('an affiliate in their profile', () => {
  it('says who they are, and the whole page uses it', async () => {
    const page = await newAffiliate('signe.about@profile.example.com');
    await page.goto('/profile/about');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Dahlberg');
    await page.getByRole('button', { name: 'Add' }).click();
    await choose(page, 'Channel', 'Email');
    await page.getByRole('textbox', { name: 'Contact' }).fill('nowhere');
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await page.getByText('Enter a valid contact').waitFor();
    await page.getByRole('textbox', { name: 'Contact' }).fill('signe@dahl.example');
    await choose(page, 'Language', 'Russian');
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    // The interface follows the language they chose for themselves.
    await page.getByRole('button', { name: /Signe Dahlberg/ }).waitFor();
    await page.getByRole('heading', { name: 'Обо мне' }).waitFor();
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Контакт' }).inputValue()).toBe('signe@dahl.example');
    await page.getByText('Токен API лидов', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Уведомления' }).count()).toBe(0);
    await page.goto('/profile/notifications');
    await page.waitForURL((url) => !url.pathname.startsWith('/profile'));
    await noted(page, 'У вас нет прав на это действие');
  });

  it('secures their account: two-factor authentication, other sessions ended, another password', async () => {
    const email = 'signe.safe@profile.example.com';
    const page = await newAffiliate(email);
    const other = await stranger();
    await signIn(other, email, password);
    await page.goto('/profile/security');

    expectAnswer(422);
    await section(page, 'Two-factor authentication').getByRole('button', { name: 'Turn on' }).click();
    const factor = dialog(page, 'Two-factor authentication');
    await factor.getByLabel('Current password').fill('a wrong long password');
    await factor.getByRole('button', { name: 'Continue' }).click();
    await factor.getByText('Wrong password').waitFor();
    await factor.getByLabel('Current password').fill(password);
    await factor.getByRole('button', { name: 'Continue' }).click();
    await factor.getByRole('img', { name: 'QR code' }).waitFor();
    const secret = await factor.locator('code').innerText();
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await factor.getByLabel('Code from the app').fill('no code');
    await factor.getByRole('button', { name: 'Confirm' }).click();
    await factor.getByText('Invalid code, please try again').waitFor();
    // Apps show codes in two halves.
    await factor.getByLabel('Code from the app').fill(app.generate().replace(/^(...)/, '$1 '));
    await factor.getByRole('button', { name: 'Confirm' }).click();

    const codes = dialog(page, 'Recovery codes');
    await codes.waitFor();
    const shown = await codes.getByRole('listitem').allInnerTexts();
    expect(new Set(shown).size).toBe(10);
    const download = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Download' }).click();
    expect(
      readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(shown);
    await codes.getByRole('button', { name: 'Done' }).click();
    await section(page, 'Two-factor authentication').getByText('10 recovery codes left').waitFor();
    await letterTo(email, 'wo-factor');

    await page.getByRole('button', { name: 'Generate new recovery codes' }).click();
    await dialog(page, 'Generate new recovery codes').getByLabel('Current password').fill(password);
    await dialog(page, 'Generate new recovery codes')
      .getByRole('button', { name: 'Generate new recovery codes' })
      .click();
    await codes.waitFor();
    expect((await codes.getByRole('listitem').allInnerTexts()).filter((code) => shown.includes(code))).toEqual([]);
    await codes.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog(page, 'Turn off').getByLabel('Current password').fill(password);
    await dialog(page, 'Turn off').getByRole('button', { name: 'Turn off' }).click();
    await section(page, 'Two-factor authentication').getByText('Off', { exact: true }).waitFor();

    const sessions = section(page, 'Active sessions').getByRole('listitem');
    await expect.poll(() => sessions.filter({ hasText: 'This session' }).count()).toBe(1);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^End \d+ sessions?$/ })
      .click();
    await expect.poll(() => sessions.count()).toBe(1);
    expectAnswer(401);
    await other.reload();
    await other.waitForURL('**/login');

    const form = section(page, 'Password');
    const change = async (present: string, next: string, repeated = next) => {
      await form.getByLabel('Current password').fill(present);
      await form.getByLabel('New password', { exact: false }).first().fill(next);
      await form.getByLabel('Confirm new password').fill(repeated);
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await change(password, 'another long password', 'another long passwort');
    await form.getByText('The passwords do not match').waitFor();
    await change(password, 'short');
    await form.getByText('Enter at least 8 characters').waitFor();
    await change('a wrong long password', 'another long password');
    await form.getByText('Wrong password').waitFor();
    await change(password, 'another long password');
    await noted(page, 'Password changed. Your other sessions have ended');

    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('alert').waitFor();
    await signIn(other, email, 'another long password');
    await turnTo(page, 'Sign-ins');
    await page.getByRole('row').filter({ hasText: 'Wrong password' }).first().waitFor();
  });

  it('gives a token to a program and revokes it', async () => {
    const page = await newAffiliate('signe.token@profile.example.com');
    await page.goto('/profile/tokens');
    await page.getByText('No API tokens yet').waitFor();
    await page.getByRole('button', { name: 'New token' }).click();
    await dialog(page, 'New token').getByRole('textbox', { name: 'Title' }).fill('Nightly report');
    await dialog(page, 'New token').getByRole('button', { name: 'Create' }).click();
    const token = await dialog(page, 'Your new token').locator('code').innerText();
    await dialog(page, 'Your new token').getByRole('button', { name: 'Done' }).click();
    expect((await call('GET', '/user/users/me', { token })).status).toBe(200);
    expect((await call('GET', '/user/users/me/sessions', { token })).status).toBe(403);

    await page.reload();
    await page.getByText(`slc_…${token.slice(-4)}`).waitFor();
    expect(await page.getByText(token).count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke token “Nightly report”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke “Nightly report”' }).click();
    await page.getByText('No API tokens yet').waitFor();
    expect((await call('GET', '/user/users/me', { token })).status).toBe(401);
  });
});

/** Creates an administrator, who signs in through the form. */
const newEmployee = async (firstName: string, email: string): Promise<Page> => {
  const { data } = await call('POST', '/login', { body: { email: demoNetwork.admin, password: demoPassword } });
  const roles = await call('GET', '/user/roles?type=admin&orderBy=id:asc', { token: data.token });
  const role = roles.data.items[0]?.id;
  await call('PUT', '/user/users', { token: data.token, body: { items: [{ firstName, email, password, role }] } });
  const page = await stranger();
  await signIn(page, email, password);
  return page;
};

describe('an employee in their profile', () => {
  it('chooses what they are emailed about, and sees only their own sign-ins', async () => {
    const page = await newEmployee('Ines', 'ines@profile.example.com');
    await page.getByRole('button', { name: 'Account: Ines' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await turnTo(page, 'Notifications');
    const signIns = page.getByRole('switch', { name: 'Email: New sign-in' });
    expect(await page.getByRole('switch', { name: 'Email: Password changed' }).isDisabled()).toBe(true);
    await signIns.click();
    await noted(page, 'Success');
    await page.reload();
    await expect.poll(() => signIns.isChecked()).toBe(false);

    await turnTo(page, 'Sign-ins');
    await total(page, 1);
    await page.getByRole('row').filter({ hasText: 'Signed in' }).waitFor();
    await turnTo(page, 'Back to main menu');
    await page.waitForURL((url) => !url.pathname.startsWith('/profile'));
  });

  it('changes their address with the current password, and revokes their tokens along with a password change', async () => {
    const email = 'vera@profile.example.com';
    const page = await newEmployee('Vera', email);
    await page.goto('/profile/about');
    expectAnswer(422);
    await page.getByRole('textbox', { name: 'Email' }).fill('vera.moved@profile.example.com');
    await page.getByLabel('Current password').fill('a wrong long password');
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await page.getByText('Wrong password').waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await noted(page, 'Profile updated');
    await page.getByLabel('Current password').waitFor({ state: 'detached' });
    expect((await letterTo(email, 'email address was changed')).text).toContain('vera.moved@profile.example.com');

    await page.goto('/profile/tokens');
    await page.getByRole('button', { name: 'New token' }).click();
    await dialog(page, 'New token').getByRole('textbox', { name: 'Title' }).fill('Script');
    await dialog(page, 'New token').getByRole('button', { name: 'Create' }).click();
    const token = await dialog(page, 'Your new token').locator('code').innerText();
    await dialog(page, 'Your new token').getByRole('button', { name: 'Done' }).click();
    await turnTo(page, 'Security');
    const form = section(page, 'Password');
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('New password', { exact: false }).first().fill('another long password');
    await form.getByLabel('Confirm new password').fill('another long password');
    await form.getByLabel('Also revoke my API tokens').click();
    await form.getByRole('button', { name: 'Change password' }).click();
    await noted(page, 'Password changed. Your other sessions have ended');
    expect((await call('GET', '/user/users/me', { token })).status).toBe(401);
    await turnTo(page, 'API tokens');
    await page.getByText('No API tokens yet').waitFor();
    await signIn(await stranger(), 'vera.moved@profile.example.com', 'another long password');
  });
});
