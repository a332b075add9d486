import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { create } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer, expectComplaint } = visitors();

const offers = '/offers/active?orderBy=id:desc&limit=10&offset=0';
const newTag = '/settings/lists/tags/create';
const table = (page: Page) => page.locator('table[aria-busy=false]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** From now on only scripts that the page has already loaded are available, as after a new build. */
const loseNewScripts = async (page: Page): Promise<void> => {
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route('**/assets/*', (route) => (had.includes(route.request().url()) ? route.continue() : route.abort()));
  for (const part of ['net::ERR_FAILED', 'dynamically imported module']) expectComplaint(part);
};

/** Counts page loads from now on. */
const loads = (page: Page): (() => number) => {
  let times = 0;
  page.on('domcontentloaded', () => (times += 1));
  return () => times;
};

describe('a server that fails', () => {
  it('is reported in a popup that a click outside closes and whose button tries again', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(offers);
    expectAnswer(500);
    await table(page).waitFor();
    await page.route('**/user/advertisers?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [] } }),
    );
    const popup = page.getByRole('alertdialog', { name: 'Something went wrong on the server' });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=10&offset=0');
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

  it('does not take an unsaved form down with it', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(500);
    await page.goto(newTag);
    await title(page).fill('Kept over a failure');
    await page.route('**/user/tags', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', details: [] } }),
    );
    await page.getByRole('combobox', { name: 'Used for' }).click();
    await page.getByRole('option', { name: 'Teams' }).click();
    await create(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('restored your unsaved changes').waitFor();
    expect(await title(page).inputValue()).toBe('Kept over a failure');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('');
  });

  it('is quoted, if it sends its own message, in a toast titled by the status that stays until closed', async () => {
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
    await page.getByRole('button', { name: /^Create (?!and )/ }).press('Enter');
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await toast.waitFor();
    expect((await toast.innerText()).split(/\n+/)).toEqual(['Too many requests', 'Wait a minute', 'Twenty in a row']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create tag');
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Too often');
  });
});

describe('a record that can’t be opened', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  it('gets a message in its place, with the way back, if it does not exist', async () => {
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

  it('keeps its address while it is unavailable, and opens once it is back', async () => {
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

  it('is requested again by the button of the popup', async () => {
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
  it('comes in its default order if the requested order is unknown', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(400);
    await page.goto('/offers/all?orderBy=nonsense:desc&limit=10&offset=0');
    await table(page).waitFor();
    await page.waitForURL((url) => !url.search.includes('nonsense'));
  });
});

describe('a list filtered by something that does not exist', () => {
  it('shows the server’s objection in its place, and which filter to fix', async () => {
    const page = await signedIn(demoNetwork.admin);
    expectAnswer(400);
    await page.goto('/offers/all?orderBy=id:desc&limit=10&offset=0&accessType=99');
    const failure = page.locator('main').getByRole('alert');
    await failure.getByText('Invalid value for the parameter “accessType”').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await table(page).waitFor();
    expect(await failure.count()).toBe(0);
  });
});

describe('a lost connection', () => {
  it('is reported, and the page recovers automatically', async () => {
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

describe('a missing part of the application', () => {
  it('is looked for by reloading once', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/settings/lists/tags/active?orderBy=id:desc&limit=25&offset=0');
    await table(page).waitFor();
    await loseNewScripts(page);
    const reloads = loads(page);
    // A page not opened yet, navigated to by the router alone.
    await page.getByRole('link', { name: 'Advertisers', exact: true }).first().click();
    await page.getByRole('heading', { name: 'An error occurred' }).waitFor();
    expect(reloads()).toBe(1);
    await page.unroute('**/assets/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await table(page).waitFor();
  });

  it('does not take an unsaved form down with it: its author decides', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(newTag);
    await title(page).fill('Kept over a new build');
    // The popup and the menu are loaded before scripts become unavailable: what has not come yet would be a toast.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Popup-')),
    );
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).waitFor();
    await loseNewScripts(page);
    const reloads = loads(page);
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
