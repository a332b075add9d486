import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { noted } from './acts.ts';
import { visitors } from './visitor.ts';

const { signedIn, stranger, expectAnswer, expectComplaint } = visitors();

const offers = '/offers/active?orderBy=id:desc&limit=25&offset=0';
const newTag = '/settings/lists/tags/create';
const table = (page: Page) => page.locator('table[aria-busy=false]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** From now on only scripts that the page has had already can be loaded, as after a new build. */
const loseNewScripts = async (page: Page): Promise<void> => {
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route('**/assets/*', (route) => (had.includes(route.request().url()) ? route.continue() : route.abort()));
  for (const part of ['net::ERR_FAILED', 'dynamically imported module']) expectComplaint(part);
};

/** How often the page is loaded from now on. */
const loads = (page: Page): (() => number) => {
  let times = 0;
  page.on('domcontentloaded', () => (times += 1));
  return () => times;
};

describe('a server that fails', () => {
  it('is told of by a popup, which a click beside it closes and whose button tries again', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    expectAnswer(500);
    await table(page).waitFor();
    await page.route('**/user/advertisers?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [] } }),
    );
    const popup = page.getByRole('alertdialog', { name: 'Something went wrong on the server' });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=25&offset=0');
    await popup.waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Error' }).count()).toBe(0);
    await page.mouse.click(5, 5);
    await popup.waitFor({ state: 'detached' });
    await page.reload();
    await popup.waitFor();
    await page.unroute('**/user/advertisers?*');
    await popup.getByRole('button', { name: 'Try again' }).click();
    await table(page).waitFor();
    expect(await popup.count()).toBe(0);
  });

  it('takes no form along', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(500);
    await page.goto(newTag);
    await title(page).fill('Kept over a failure');
    await page.route('**/user/tags', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [] } }),
    );
    await page.getByRole('combobox', { name: 'Used for' }).click();
    await page.getByRole('option', { name: 'Teams' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('restored your unsaved changes').waitFor();
    expect(await title(page).inputValue()).toBe('Kept over a failure');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('');
  });

  it('with words of its own is quoted in a toast, titled by the status, that stays until it is closed', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(429);
    await page.goto(newTag);
    await title(page).fill('Too often');
    await page.getByRole('combobox', { name: 'Used for' }).click();
    await page.getByRole('option', { name: 'Teams' }).click();
    await page.route('**/user/tags', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Wait a minute', details: [{ message: 'Twenty in a row', type: 'rate' }] },
      }),
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await toast.waitFor();
    expect((await toast.innerText()).split(/\n+/)).toEqual(['Too many requests', 'Wait a minute', 'Twenty in a row']);
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Too often');
  });
});

describe('a record that can’t be opened', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  it('is named in its place, with the way back, where it is not there', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(404);
    await page.goto('/offers/2000000000');
    await heading(page, 'Not found: Offer #2000000000').waitFor();
    await page.getByText('Record not found').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/offers\/2000000000(\/general)?$/);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Offers' }).click();
    await table(page).waitFor();
  });

  it('keeps its address while it is not available, and opens when it is again', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(503);
    const calls = /\/user\/offers\/12(\?|$)/;
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { message: 'Being repaired', details: [] } }),
    );
    await page.goto('/offers/12/landings');
    await heading(page, 'Temporarily unavailable: Offer #12').waitFor();
    await page.getByText('Being repaired').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('tab', { name: 'Landing pages', selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/offers/12/landings');
  });

  it('is what the popup of a failed server tries again', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(500);
    const calls = /\/user\/offers\/12(\?|$)/;
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [], requestId: 'call-7' } }),
    );
    await page.goto('/offers/12/general?edit');
    const popup = page.getByRole('alertdialog', { name: 'Something went wrong on the server' });
    await popup.waitFor();
    await page.unroute(calls);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await title(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/offers/12/general');
  });
});

describe('a list that can’t be loaded', () => {
  it('says in its place what the server objects to, and what it is cleared of', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(400);
    await page.goto('/offers/all?orderBy=nonsense:desc&limit=25&offset=0');
    const failure = page.getByRole('main').getByRole('alert');
    await failure.getByText('Bad request').waitFor();
    await failure.getByText(/orderBy/).waitFor();
    await page.getByRole('tab', { name: /^Active/ }).waitFor();
  });
});

describe('a connection that is lost', () => {
  it('is told of, and the page goes on by itself', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectComplaint('net::ERR_INTERNET_DISCONNECTED');
    await page.goto(offers);
    await table(page).waitFor();
    const inactive = page.getByRole('tab', { name: /^Inactive/ });
    await inactive.waitFor();
    await page.context().setOffline(true);
    const notice = page.getByText('You’re offline');
    await notice.waitFor();
    await inactive.click();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await page.waitForURL('**/offers/inactive**');
    await table(page).waitFor();
  });
});

describe('a part of the application that is gone', () => {
  it('is looked for by one reload', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/settings/lists/tags/active?orderBy=id:desc&limit=25&offset=0');
    await table(page).waitFor();
    await loseNewScripts(page);
    const reloads = loads(page);
    // One that has not been opened yet, by the router alone.
    await page.getByRole('link', { name: 'Advertisers', exact: true }).first().click();
    await page.getByRole('heading', { name: 'An error occurred' }).waitFor();
    expect(reloads()).toBe(1);
    await page.unroute('**/assets/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await table(page).waitFor();
  });

  it('takes no form along: its author decides', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(newTag);
    await title(page).fill('Kept over a new build');
    await loseNewScripts(page);
    const reloads = loads(page);
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    const popup = page.getByRole('alertdialog', { name: 'Part of the page couldn’t be loaded' });
    await popup.waitFor();
    expect(reloads()).toBe(0);
    await page.unroute('**/assets/*');
    await popup.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('restored your unsaved changes').waitFor();
    expect(await title(page).inputValue()).toBe('Kept over a new build');
  });
});

describe('a form with something in it', () => {
  it('changes its language and keeps its content, its page and its place', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(newTag);
    await title(page).fill('Kept over languages');
    await title(page).evaluate((input) => input.setAttribute('data-same', 'yes'));
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await page.keyboard.press('Escape');
    const input = page.locator('input[data-same=yes]');
    await page.getByRole('button', { name: 'Создать', exact: true }).waitFor();
    expect(await input.inputValue()).toBe('Kept over languages');
  });

  it('is asked about when its tab is closed', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(newTag);
    await title(page).fill('Not yet');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});

describe('a new version', () => {
  it('is offered when the settings or the tokens name it, and again only after a while', async () => {
    const page = await stranger();
    await page.clock.install();
    await page.reload();
    await page.getByLabel('Email').waitFor();
    await page.route('**/api-settings/', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { data: { ...data, frontendVersionTs: data.frontendVersionTs + 60 } } });
    });
    const popup = page.getByRole('alertdialog', { name: 'A new version is available' });
    await page.clock.fastForward(3_600_000);
    await popup.waitFor();
    await popup.getByRole('button', { name: 'Later' }).click();
    await popup.waitFor({ state: 'detached' });
    await page.clock.fastForward(3_600_000);
    await popup.waitFor();
    const reloads = loads(page);
    await popup.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(reloads).toBe(1);
    await page.getByLabel('Email').waitFor();
    expect(await popup.count()).toBe(0);
  });
});

describe('an ad blocker', () => {
  it('is pointed out until that was understood, once a session', async () => {
    const page = await stranger();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.head.append(
          Object.assign(document.createElement('style'), { textContent: '.adsbox { display: none !important }' }),
        );
      });
    });
    await page.reload();
    const popup = page.getByRole('alertdialog', { name: 'Ad blocker detected' });
    await popup.getByRole('button', { name: 'Got it' }).click();
    await popup.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Email').waitFor();
    expect(await popup.count()).toBe(0);
    // Another tab is the same session; one that begins with an empty browser is another.
    const { cookies } = await page.context().storageState();
    expect(cookies.find(({ name }) => name === 'adBlockerNoticed')?.expires).toBe(-1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /adBlocker/i.test(key)))).toEqual([]);
  });
});

describe('the line along the top', () => {
  it('shows while something is under way, and goes', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    await table(page).waitFor();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/user/advertisers?*', async (route) => {
      await answered;
      await route.continue();
    });
    const line = page.getByRole('progressbar', { name: 'Loading' });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=25&offset=0', { waitUntil: 'commit' });
    await line.waitFor();
    answer();
    await line.waitFor({ state: 'detached' });
    await table(page).waitFor();
  });
});

describe('an address without a page', () => {
  it.each([
    ...[
      '/offers/12/nonsense',
      '/offers/12/general/more',
      '/offers/12/show/nonsense',
      '/offers/abc',
      '/offers/-1',
      '/offers/0',
      '/offers/012',
    ],
    ...[
      '/offers/99999999999999999999',
      '/offers/active/more',
      '/offers/create/more',
      '/settings/nonsense',
      '/settings/general/more',
    ],
    ...[
      '/settings/lists/tags/nonsense',
      '/profile/nonsense',
      '/profile/security/more',
      '/profile/tokens/12',
      '/profile/loginsHistory/12',
    ],
  ])('%s says so and stays', async (path) => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('says so with a picture, and leads to the start', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await table(page).waitFor();
  });
});

describe('a change that its page tells of', () => {
  it('is told of once, however long the page takes to say so', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.clock.install();
    await page.goto('/profile/security');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/user/users/me?*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Time zone/ }).click();
    await page.getByRole('combobox').fill('Tokyo');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.getByRole('option', { name: /Tokyo/ }).click();
    await saved;
    await page.clock.runFor(2_000);
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    expect(await toasts.count()).toBe(0);
    answer();
    await toasts.first().waitFor();
    expect(await toasts.allInnerTexts()).toEqual([expect.stringContaining('Asia/Tokyo')]);
  });
});

describe('a text that is copied', () => {
  it('is noted', async () => {
    const page = await signedIn(demoNetwork.admin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/employees/active?orderBy=id:asc&limit=25&offset=0');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Public ID' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await noted(page, 'Copied');
  });
});
