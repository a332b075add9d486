import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { choose, create } from './actions.ts';
import { product } from './product.ts';
import { signIn, visitors } from './visitor.ts';

const { signedIn, stranger, expectAnswer, expectComplaint } = visitors();

const account = (page: Page) => page.getByRole('button', { name: /^Account:/ });
const secondsAhead = (expires: number): number => Math.round(expires - Date.now() / 1000);

/** The session's cookies by name. */
const cookies = async (context: BrowserContext) => {
  const all = await context.cookies();
  return Object.fromEntries(all.filter(({ name }) => /token/i.test(name)).map((cookie) => [cookie.name, cookie]));
};

/** Sets tokens that the server does not accept. */
const spoil = async (page: Page, ...names: string[]): Promise<void> => {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  await page
    .context()
    .addCookies(names.map((name) => ({ name, value: 'spoilt', url: product().site, expires, sameSite: 'Strict' })));
};

/** Counts the requests to an API path from now on. */
const counted = (page: Page, path: string): (() => number) => {
  let times = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) times += 1;
  });
  return () => times;
};

describe('a session', () => {
  it('is kept in two cookies, for a day and for a month', async () => {
    const page = await stranger();
    await signIn(page, demoNetwork.admin);
    const { token, refreshToken } = await cookies(page.context());
    expect(secondsAhead(token?.expires ?? 0)).toBeLessThanOrEqual(86_400);
    expect(secondsAhead(token?.expires ?? 0)).toBeGreaterThan(86_000);
    expect(secondsAhead(refreshToken?.expires ?? 0)).toBeGreaterThan(29 * 86_400);
    expect([token?.sameSite, refreshToken?.sameSite]).toEqual(['Strict', 'Strict']);
  });

  it('gets one new token for all calls of a page, and continues with the refresh token alone', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(401);
    const refreshes = counted(page, '/refresh');
    await spoil(page, 'token');
    await page.goto('/advertisers/active?orderBy=id:desc&limit=10&offset=0');
    await page.locator('table[aria-busy=false]').waitFor();
    expect(refreshes()).toBe(1);

    // Otherwise the page’s remaining idle-time requests would find the cookie gone too.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: 'token' });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=10&offset=0');
    await page.locator('table[aria-busy=false]').waitFor();
    expect(refreshes()).toBe(2);
    expect((await cookies(page.context()))['token']?.value).toMatch(/^ey/);
  });

  it.each([
    ['that the server ends', (page: Page) => spoil(page, 'token', 'refreshToken')],
    ['whose cookies are both gone', (page: Page) => page.context().clearCookies({ name: /^(?:token|refreshToken)$/ })],
  ])('%s in the middle of a save gives the form back to the person who returns', async (which, end) => {
    const title = `Typed into a session ${which}`;
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(401);
    await page.goto('/settings/lists/tags/create');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await choose(page, 'Used for', 'Teams');
    await end(page);
    await create(page);
    await page.waitForURL('**/login');
    await page.getByRole('alert').waitFor();
    expect(await cookies(page.context())).toEqual({});

    await signIn(page, demoNetwork.admin);
    await page.waitForURL('**/settings/lists/tags/create');
    await page.getByText('restored your unsaved changes').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title);
    await create(page);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.goto('/settings/lists/tags/create');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
  });

  it('ends and begins in all tabs at the same time', async () => {
    const one = await signedIn(demoNetwork.manager);
    await one.goto('/');
    const two = await one.context().newPage();
    await two.goto('/offers/active?orderBy=id:desc&limit=10&offset=0');
    await two.getByRole('heading', { name: 'Offers' }).waitFor();
    await account(one).click();
    await one.getByRole('menuitem', { name: 'Sign out' }).click();
    await Promise.all([one.waitForURL('**/login'), two.waitForURL('**/login')]);

    await signIn(one, demoNetwork.manager);
    await two.waitForURL('**/offers/active**');
    await two.getByRole('heading', { name: 'Offers' }).waitFor();
    // Anyone who is signed in has no business on the sign-in page.
    await two.goto('/login');
    await two.waitForURL((url) => url.pathname !== '/login');
  });

  it('of someone else in another tab becomes this tab’s too, without what the first person typed', async () => {
    const one = await signedIn(demoNetwork.admin);
    await one.goto('/');
    const two = await one.context().newPage();
    await two.goto('/settings/lists/tags/create');
    await two.getByRole('textbox', { name: 'Title' }).fill('The administrator’s');
    await account(one).click();
    await one.getByRole('menuitem', { name: 'Sign out' }).click();
    await two.waitForURL('**/login');
    await signIn(one, demoNetwork.manager);
    await account(two).waitFor();
    await two.goto('/settings/lists/tags/create');
    await two.getByRole('textbox', { name: 'Title' }).waitFor();
    expect(await two.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
  });
});

describe('the settings of the network', () => {
  it('that can’t be loaded leave one error page', async () => {
    const page = await stranger();
    expectAnswer(404);
    await page.route('**/api-settings/', (route) =>
      route.fulfill({ status: 404, json: { message: 'No network', details: [] } }),
    );
    await page.goto('/offers/active');
    await page
      .getByRole('heading', {
        name: 'Unable to retrieve basic configuration. Please contact your manager or administrator',
      })
      .waitFor();
    await page.unroute('**/api-settings/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Email').waitFor();
    // The link to the sign-in page is one step, not a loop.
    expect(await page.evaluate(() => history.length)).toBeLessThan(10);
  });

  it('are requested again every hour, and direct calls to another domain', async () => {
    const page = await stranger();
    await page.clock.install();
    const asked = counted(page, '/api-settings/');
    await page.reload();
    await page.getByLabel('Email').waitFor();
    expect(asked()).toBe(1);
    // The page’s own policy may not know the domain: all that counts is that it is called.
    expectComplaint('api.elsewhere.test');
    const called = page.waitForEvent('console', (message) =>
      message.text().includes('api.elsewhere.test/api/v1/login'),
    );
    await page.route('**/api-settings/', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { data: { ...data, apiDomain: 'api.elsewhere.test' } } });
    });
    await page.clock.fastForward(3_600_000);
    await expect.poll(asked).toBe(2);
    await page.getByLabel('Email').fill(demoNetwork.admin);
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await called;
  });
});

describe('the theme', () => {
  it('is applied before the application loads, and without an inline script', async () => {
    const page = await stranger();
    const ground = () =>
      page.evaluate(() => [
        document.documentElement.className,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    // Nothing of the application is loaded.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    await expect.poll(ground).toEqual(['light', 'rgb(248, 247, 250)']);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    await expect.poll(ground).toEqual(['dark', 'rgb(17, 15, 23)']);
    expect(await page.locator('script:not([src])').count()).toBe(0);
  });
});
