import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword, secondNetwork } from '../../server/demo/sign-ins.ts';
import { changeStatus, choose, create, edit, save } from './actions.ts';
import { product } from './product.ts';
import { signIn, visitors } from './visitor.ts';

const { signedIn, stranger, expectAnswer } = visitors();

/** Chooses another role; the confirmation that follows covers the page. */
const giveRole = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('combobox', { name: 'Role' }).fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
};

/** Waits until the page shows that someone has a role. */
const hasRole = (page: Page, title: string): Promise<void> =>
  expect.poll(() => page.getByRole('combobox', { name: 'Role' }).inputValue()).toBe(title);

/** The number of selected permissions, as the form shows it above the boxes. */
const chosen = async (page: Page): Promise<number> =>
  Number(/^(\d+) of/.exec(await page.getByText(/^\d+ of \d+ selected/).innerText())?.[1]);

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Creates an employee for this test only and returns the address of their page. */
const newEmployee = async (page: Page, name: string, email: string, role: string): Promise<string> => {
  await page.goto('/employees/create');
  await page.getByRole('textbox', { name: 'First name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await choose(page, 'Role', role);
  await create(page);
  await page.getByRole('heading', { name }).waitFor();
  return new URL(page.url()).pathname.replace('/general', '');
};

describe('a role', () => {
  it('is created by selecting permissions of its type, changed, cloned and deactivated', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/settings/roles/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Night shift');
    await page.getByText(/determines which permissions are available/).waitFor();
    await choose(page, 'Role type', 'Manager');
    // Only administrators may hold these.
    await box(page, 'Advertisers: view').waitFor();
    expect(await box(page, 'General settings: edit').count()).toBe(0);

    await page.getByRole('checkbox', { name: 'All in “Page”' }).check();
    const pages = await chosen(page);
    expect(pages).toBeGreaterThan(1);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('advertisers view');
    await box(page, 'Advertisers: view').check();
    expect(await box(page, 'Page: offers').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('');
    expect(await box(page, 'Page: offers').isChecked()).toBe(true);
    expect(await chosen(page)).toBe(pages + 1);

    expect(await box(page, 'Advertisers’ postbacks: replay hidden').count()).toBe(0);
    await page.getByRole('switch', { name: 'Show hidden' }).check();
    await box(page, 'Advertisers’ postbacks: replay hidden').check();
    await create(page);
    await page.getByRole('heading', { name: 'Night shift' }).waitFor();

    await page.reload();
    await edit(page);
    await page.getByText('(and 1 hidden)').waitFor();
    expect(await chosen(page)).toBe(pages + 1);
    await box(page, 'Page: offers').uncheck();
    await save(page);
    await page.getByRole('button', { name: 'Clone' }).click();
    await page.getByRole('heading', { name: 'Night shift (copy)' }).waitFor();
    await edit(page);
    expect(await chosen(page)).toBe(pages);
    expect(await box(page, 'Page: offers').isChecked()).toBe(false);

    await changeStatus(page, 'Inactive');
    await page.getByRole('main').getByText('Inactive', { exact: true }).waitFor();
    await page.goto('/employees/create');
    await page.getByRole('combobox', { name: 'Role' }).fill('Night shift');
    await page.getByRole('option', { name: 'Night shift', exact: true }).waitFor();
    expect(await page.getByRole('option', { name: 'Night shift (copy)' }).count()).toBe(0);
  });
});

describe('a person’s permissions', () => {
  it('change with their role, once someone has seen and confirmed how', async () => {
    const page = await signedIn(demoNetwork.admin);
    const address = await newEmployee(page, 'Vera Changeful', 'vera@changeful.example', 'Junior manager');
    await edit(page);
    await giveRole(page, 'Manager');
    const dialog = page.getByRole('dialog', { name: 'Change the role from “Junior manager” to “Manager”?' });
    await dialog.getByRole('heading', { name: /permissions added$/ }).waitFor();
    await dialog.getByText('Offers: create').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await hasRole(page, 'Junior manager');

    await giveRole(page, 'Observer');
    const other = page.getByRole('dialog', { name: /to “Observer”/ });
    await other.getByRole('heading', { name: /permissions? removed$/ }).waitFor();
    await other.getByRole('button', { name: 'Change role' }).click();
    await save(page);
    await page.reload();
    await page.getByRole('link', { name: 'Observer', exact: true }).first().waitFor();
    await page.goto(`${address}/access`);
    await page.getByText('From the role “Observer”').waitFor();
  });

  it('can be customized, starting from the role’s, and are compared with it', async () => {
    const page = await signedIn(demoNetwork.admin);
    const address = await newEmployee(page, 'Ivo Special', 'ivo@special.example', 'Junior manager');
    await page.goto(`${address}/access?edit`);
    await page.getByRole('switch', { name: 'Use custom permissions' }).check();
    await box(page, 'Offers: view').waitFor();
    expect(await box(page, 'Offers: view').isChecked()).toBe(true);
    expect(await page.getByText('not in the role').count()).toBe(0);
    await box(page, 'Offers: create').check();
    await box(page, 'Advertisers: view').uncheck();
    await box(page, 'Offers: create not in the role').waitFor();
    await box(page, 'Advertisers: view in the role').waitFor();
    await save(page);

    await page.getByText('From custom permissions, which replace those of the role “Junior manager”').waitFor();
    const list = page.getByRole('listitem');
    await list.filter({ hasText: 'Offers: create' }).getByText('custom only').waitFor();
    await list.filter({ hasText: 'Advertisers: view' }).getByText('removed').waitFor();
    await page.getByRole('switch', { name: 'Granted only' }).check();
    expect(await list.filter({ hasText: 'Advertisers: view' }).count()).toBe(0);
    await page.getByRole('row', { name: /^Offers/ }).waitFor();

    // Custom permissions, too, can be compared with another role, which may replace them.
    await page.goto(`${address}/general?edit`);
    await giveRole(page, 'Manager');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Compared with the custom permissions' }).waitFor();
    await dialog.getByRole('radio', { name: /^Use the new role/ }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await save(page);
    await page.goto(`${address}/access?edit`);
    await page.getByText('From the role “Manager”').waitFor();
    expect(await page.getByRole('switch', { name: 'Use custom permissions' }).isChecked()).toBe(false);
  });

  it('do not open pages beyond them: the person is led to their first page and told so', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newEmployee(page, 'Olle Outside', 'olle@outside.example', 'Advertiser member');
    const own = await stranger();
    await signIn(own, 'olle@outside.example');
    for (const path of [
      '/employees/active',
      '/affiliates/members/1',
      '/settings/general',
      '/settings/currencies/active',
    ]) {
      await own.goto(path);
      await own.getByText('You do not have the required access level').waitFor();
      expect(new URL(own.url()).pathname, path).not.toContain(path);
    }
  });
});

/** Turns on two-factor authentication for a person, as they do in their profile. */
const turnOnTwoFactor = async (email: string): Promise<void> => {
  const post = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${product().site}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: Record<string, string> }).data;
  };
  const { token = '' } = await post('/login', { email, password: demoPassword });
  const { secret = '' } = await post('/user/users/me/two_factor/begin', { currentPassword: demoPassword }, token);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post('/user/users/me/two_factor/confirm', { code }, token);
};

describe('two-factor authentication', () => {
  it('is turned off for someone who has lost their device', async () => {
    const page = await signedIn(demoNetwork.admin);
    const address = await newEmployee(page, 'Lost Phone', 'lost@phone.example', 'Observer');
    await turnOnTwoFactor('lost@phone.example');
    await page.goto(address);
    const off = page.getByRole('button', { name: 'Turn off two-factor authentication' });
    await off.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Turn off for “.+”$/ })
      .click();
    await off.waitFor({ state: 'detached' });
    await signIn(await stranger(), 'lost@phone.example');
  });
});

describe('blocking', () => {
  it('an affiliate says what it stops', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/affiliates/members/create');
    await page.getByRole('textbox', { name: 'First name' }).fill('Blocked Soon');
    await page.getByRole('textbox', { name: 'Email' }).fill('soon@blocked.example');
    await choose(page, 'Role', 'Affiliate');
    await create(page);
    await page.getByRole('heading', { name: 'Blocked Soon' }).waitFor();
    await changeStatus(page, 'Blocked');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for it');
    await dialog.getByRole('button', { name: /^Block/ }).click();
    await dialog.getByText('This is a required field').waitFor();
    await choose(page, 'What to block', 'Access');
    await dialog.getByRole('button', { name: /^Block/ }).click();
    await page.getByRole('main').getByText('Blocked', { exact: true }).waitFor();
  });
});

describe('the settings of a network', () => {
  it('apply immediately for everyone who is viewing it', async () => {
    const host = new URL(product().site);
    host.hostname = secondNetwork.host;
    const page = await stranger({ baseURL: host.origin });
    await signIn(page, secondNetwork.admin);
    await page.goto('/settings/general?edit');
    const name = page.getByRole('textbox', { name: 'Name' });
    const minimum = page.getByRole('spinbutton', { name: 'Minimum password length' });
    const before = await name.inputValue();
    await minimum.fill('4');
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await page
      .getByText(/5.*128/)
      .first()
      .waitFor();
    await minimum.fill('9');
    await name.fill('Renamed Network');
    await save(page);
    await expect.poll(() => page.title()).toContain('Renamed Network');

    // Someone else saves first; neither the user’s own change nor theirs is lost.
    const other = await page.context().newPage();
    await other.goto('/settings/general?edit');
    await other.getByRole('spinbutton', { name: 'Minimum password length' }).fill('10');
    await save(other);
    await edit(page);
    await name.fill('Renamed Again');
    expectAnswer(409);
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await conflict.getByRole('button', { name: /^Save(?! later)/ }).click();
    await conflict.waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toContain('Renamed Again');
    await page.getByRole('main').getByText('10', { exact: true }).waitFor();
    await edit(page);

    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('main').locator('img').first().waitFor();
    await save(page);
    await page.getByRole('navigation', { name: 'Main navigation' }).locator('img').first().waitFor();

    await edit(page);
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await name.fill(before);
    await minimum.fill('8');
    await save(page);
    await expect.poll(() => page.title()).toContain(before);
  });
});
