import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, secondNetwork } from '../../server/demo/sign-ins.ts';
import { choose } from './actions.ts';
import { letterTo, linkOf } from './mailbox.ts';
import { product } from './product.ts';
import { signIn, visitors } from './visitor.ts';

const { stranger, expectAnswer } = visitors();

const password = 'a fine long password';
const signedIn = (page: Page, name: string) => page.getByRole('button', { name: `Account: ${name}` }).waitFor();

/** Calls the API and returns the answer. */
const call = async (path: string, body: object, token?: string) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${product().site}/api/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  expect(response.ok).toBe(true);
  return data;
};

/** Someone who has registered, and their token. */
const newcomer = async (email: string) => {
  const { token } = await call('/public/sign-up', { email, password, firstName: 'Nora', lastName: 'Falk' });
  return { email, token: String(token) };
};

describe('registering', () => {
  it('takes a newcomer from the form through the questions about them to their own pages', async () => {
    const page = await stranger({ timezoneId: 'Asia/Calcutta' });
    await page.getByRole('link', { name: 'Registration' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();

    await page.getByLabel('Email').fill(demoNetwork.affiliate);
    await page.getByLabel('First name').fill('Noor');
    await page.getByText('An account with this email already exists').waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This is a required field').waitFor();
    await page.getByLabel('Email').fill('noor@joining.example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter at least 8 characters').waitFor();
    expect(await page.getByText('An account with this email already exists').count()).toBe(0);
    // Only the server knows which passwords are too common.
    expectAnswer(422);
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This password is too common').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL('**/data-filling');
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toMatch(/^Asia\/Kolkata/);
    const birthDate = page.getByRole('textbox', { name: 'Birth date' });
    await birthDate.click();
    await page.keyboard.press('Home');
    await page.keyboard.type('2020');
    // Half a date is not treated as none.
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Enter a valid date').waitFor();
    await birthDate.fill('2020.01.01');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Must be over 18 years old').waitFor();
    await birthDate.click();
    await page.keyboard.press('Home');
    await page.keyboard.type('19900501');
    expect(await birthDate.inputValue()).toBe('1990.05.01');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByRole('button', { name: 'Add' }).click();
    await choose(page, 'Channel', 'Telegram');
    await page.getByRole('textbox', { name: 'Contact' }).fill('@noor');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    // It is reported only once.
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await toasts.first().waitFor();
    expect(await toasts.allInnerTexts()).toEqual([expect.stringContaining('Profile updated')]);
    await signedIn(page, 'Noor Haddad');

    await page.goto('/data-filling');
    await expect.poll(() => page.getByRole('textbox', { name: 'Contact' }).inputValue()).toBe('@noor');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await signedIn(page, 'Noor Haddad');
    // Anyone who is signed in has no business there.
    await page.goto('/registration');
    await page.waitForURL((url) => url.pathname !== '/registration');
    await signedIn(page, 'Noor Haddad');
  });
});

describe('registering from a page that required sign-in', () => {
  it('lets a newcomer skip the questions and opens that page', async () => {
    const page = await stranger();
    const signedOut: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/logout') && signedOut.push(request.url())));
    // By then the page has learnt that nobody is signed in.
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Registration' }).click();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['Registration', 'Sign in']),
    );
    await page.getByLabel('First name').fill('Skip');
    await page.getByLabel('Email').fill('skip@joining.example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/data-filling');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await signedIn(page, 'Skip');
    expect([new URL(page.url()).pathname === '/login', signedOut]).toEqual([false, []]);
  });
});

describe('a page before sign-in', () => {
  it('has the network’s icon, and both ways in with the current one marked', async () => {
    const page = await stranger();
    await page.route('**/public/tenant/api-settings/', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...answer.data, faviconUrl: '/network-icon.png' } } });
    });
    await page.goto('/registration');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toContain('/network-icon.png');
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: 'Registration' }).getAttribute('aria-current')).toBe('page');
    await banner.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await banner.getByRole('link', { name: 'Sign in' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('registering where managers review newcomers first', () => {
  it('says so before and after', async () => {
    const address = new URL(product().site);
    address.hostname = secondNetwork.host;
    const page = await stranger({ baseURL: address.origin });
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByText('A manager reviews every new account').waitFor();
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Email').fill('mira@joining.example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/data-filling');
    await page.getByText('Your account is under review').waitFor();
  });
});

describe('a network that is closed to newcomers', () => {
  it('offers no registration, and says so to anyone who opens its page', async () => {
    const page = await stranger();
    await page.route('**/public/tenant/api-settings/', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...answer.data, name: 'Quiet Network', registration: 'closed' } } });
    });
    await page.goto('/registration');
    await page.getByRole('heading', { name: 'Registration is closed' }).waitFor();
    await page.getByText('Quiet Network is invitation-only').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('link', { name: /Registration|Create one/ }).count()).toBe(0);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link from the email, which works once', async () => {
    const { email } = await newcomer('nora@recovery.example.com');
    const page = await stranger();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    const link = linkOf(await letterTo(email, 'password'));
    expect(link.pathname).toBe('/login/newPassword');
    await page.goto(link.pathname + link.search);
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByLabel('Confirm new password').fill('another long passwort');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('The passwords do not match').waitFor();
    await page.getByLabel('Confirm new password').fill('another long password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, 'another long password');
    await signedIn(page, 'Nora Falk');

    const second = await stranger();
    expectAnswer(422);
    await second.goto(link.pathname + link.search);
    await second.getByLabel('New password', { exact: true }).fill('a third long password');
    await second.getByLabel('Confirm new password').fill('a third long password');
    await second.getByRole('button', { name: 'Save password' }).click();
    await second.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await second.getByLabel('Email').fill(email);
    await second.getByRole('button', { name: 'Send link' }).click();
    await second.getByRole('heading', { name: 'Check your email' }).waitFor();
  });
});

describe('two-factor authentication', () => {
  it('asks after the password for a code from the app, or a recovery code', async () => {
    const { email, token } = await newcomer('nora@factor.example.com');
    const { secret } = await call('/user/users/me/two_factor/begin', { currentPassword: password }, token);
    const app = new TOTP({ secret: Secret.fromBase32(String(secret)) });
    // A code works once; the next one is used slightly early.
    const now = Date.now();
    const [used, next] = [app.generate({ timestamp: now }), app.generate({ timestamp: now + 30_000 })];
    const { recoveryCodes } = await call('/user/users/me/two_factor/confirm', { code: used }, token);
    const [recoveryCode] = recoveryCodes as string[];

    const page = await stranger();
    expectAnswer(401);
    const enter = async () => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
    };
    await page.getByLabel('Email').fill(email);
    await enter();
    const code = page.getByLabel('Code', { exact: true });
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await enter();
    await code.fill(used);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').getByText('Invalid code, please try again').waitFor();
    await code.fill(next);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await signedIn(page, 'Nora Falk');

    const second = await stranger();
    await second.getByLabel('Email').fill(email);
    await second.getByLabel('Password', { exact: true }).fill(password);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill(String(recoveryCode));
    await second.getByRole('button', { name: 'Confirm' }).click();
    await signedIn(second, 'Nora Falk');
  });
});
