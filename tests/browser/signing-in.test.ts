import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword, secondNetwork } from '../../server/demo/sign-ins.ts';
import { product } from './product.ts';
import { signIn, visitors } from './visitor.ts';

const { stranger, signedIn, expectAnswer } = visitors();

describe('signing in', () => {
  it('requires both fields before it asks the server', async () => {
    const page = await stranger();
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByText('This is a required field').count()).toBe(2);
    expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('responds to a wrong password as to an unknown person', async () => {
    const page = await stranger();
    expectAnswer(401);
    for (const email of [demoNetwork.affiliate2, 'nobody@demo.sluice.test']) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText('Wrong email or password').waitFor();
    }
  });

  it('leads on to the requested page, and after signing out back to the form', async () => {
    const page = await stranger();
    await page.goto('/campaigns/blocked?orderBy=id:asc&limit=10&offset=0');
    await page.waitForURL('**/login');
    await signIn(page, demoNetwork.admin);
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/campaigns/blocked');

    await page.getByRole('button', { name: 'Account: Alex Morgan' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/login');
  });

  it('keeps the session after a reload and carries it to a second tab', async () => {
    const page = await signedIn(demoNetwork.manager);
    await page.goto('/');
    await page.reload();
    await page.getByRole('button', { name: /^Account:/ }).waitFor();
    const second = await page.context().newPage();
    await second.goto('/offers/active');
    await second.getByRole('heading', { name: 'Offers' }).waitFor();
  });

  it('speaks Russian and is dark when set so, also after a reload', async () => {
    const page = await stranger();
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    await page.getByRole('button', { name: 'Включить тёмную тему' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await page.getAttribute('html', 'lang')).toBe('ru');
  });
});

describe('the second network', () => {
  it('has its own people and its own records on its own host', async () => {
    const address = new URL(product().site);
    address.hostname = secondNetwork.host;
    const page = await stranger({ baseURL: address.origin });
    expectAnswer(401);
    await page.getByLabel('Email').fill(demoNetwork.admin);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password').waitFor();

    await signIn(page, secondNetwork.admin);
    await page.goto('/advertisers/active?orderBy=id:asc&limit=10&offset=0');
    await page.getByText('1–2 of 2').waitFor();
    await page.getByRole('link', { name: 'Blue Lagoon Travel' }).waitFor();
  });
});
