import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { noted } from './actions.ts';
import { followIn } from './follow.ts';
import { visitors } from './visitor.ts';

const { signedIn, stranger } = visitors();

const newTag = '/settings/lists/tags/create';
const table = (page: Page) => page.locator('table[aria-busy=false]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Counts page loads from now on. */
const loads = (page: Page): (() => number) => {
  let times = 0;
  page.on('domcontentloaded', () => (times += 1));
  return () => times;
};

describe('a form with unsaved content', () => {
  it('changes its language and keeps its content, its page and its place', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(newTag);
    await title(page).fill('Kept over languages');
    await title(page).evaluate((input) => input.setAttribute('data-same', 'yes'));
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await page.keyboard.press('Escape');
    const input = page.locator('input[data-same=yes]');
    await page.getByRole('button', { name: 'Создать тег' }).waitFor();
    expect(await input.inputValue()).toBe('Kept over languages');
  });

  it('asks before its tab is closed', async () => {
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
  it('is pointed out once a session, until that is acknowledged', async () => {
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
    // Another tab is the same session; one in an empty browser is another session.
    const { cookies } = await page.context().storageState();
    expect(cookies.find(({ name }) => name === 'adBlockerNoticed')?.expires).toBe(-1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /adBlocker/i.test(key)))).toEqual([]);
  });
});

describe('the line along the top', () => {
  it('shows while something is in progress, and disappears', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/active?orderBy=id:desc&limit=10&offset=0');
    await table(page).waitFor();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/user/advertisers?*', async (route) => {
      await answered;
      await route.continue();
    });
    const line = page.getByRole('progressbar', { name: 'Loading' });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=10&offset=0', { waitUntil: 'commit' });
    await line.waitFor();
    answer();
    await line.waitFor({ state: 'detached' });
    await table(page).waitFor();
  });
});

const withoutPage = [
  '/offers/12/nonsense',
  '/offers/12/general/more',
  '/offers/12/show/nonsense',
  '/offers/abc',
  '/offers/-1',
  '/offers/0',
  '/offers/012',
  '/offers/99999999999999999999',
  '/offers/active/more',
  '/offers/create/more',
  '/settings/nonsense',
  '/settings/general/more',
  '/settings/lists/tags/nonsense',
  '/profile/nonsense',
  '/profile/security/more',
  '/profile/tokens/12',
  '/profile/loginsHistory/12',
];

describe('an address without a page', () => {
  it('says so and keeps its address, whatever it is', async () => {
    const page = await signedIn(demoNetwork.admin);
    const follow = followIn(page);
    await page.goto('/profile/about');
    for (const path of withoutPage) {
      await follow(path);
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts(), { message: path })
        .toEqual(['This page could not be found']);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('says so with a picture, and leads to the start', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: 'This page could not be found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
});

describe('a change that its own page reports', () => {
  it('is announced only once, no matter how long the page takes to read what it is now', async () => {
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
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await toasts.first().waitFor();
    await page.clock.runFor(2_000);
    expect(await toasts.allInnerTexts()).toEqual([expect.stringContaining('Asia/Tokyo')]);
    answer();
    await page.getByRole('button', { name: /^Time zone.*Tokyo|^Time zone.*UTC \+09:00/ }).waitFor();
    expect(await toasts.allInnerTexts()).toEqual([expect.stringContaining('Asia/Tokyo')]);
  });
});

describe('a copied text', () => {
  it('is confirmed', async () => {
    const page = await signedIn(demoNetwork.admin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/employees/active?orderBy=id:asc&limit=25&offset=0');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Public ID' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await noted(page, 'Copied');
  });
});
