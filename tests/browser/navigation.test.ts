import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { datePresets } from '../../domain/time/dates.ts';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, column } from './actions.ts';
import { barriers } from './axe.ts';
import { product } from './product.ts';
import { visitors } from './visitor.ts';
import { patience } from '../patience.ts';

const { signedIn } = visitors();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).waitFor();
};
/** The options of the open list, once no search is in progress. */
const options = async (page: Page): Promise<string[]> => {
  await page.locator('ul[role=listbox][aria-busy=false]').waitFor();
  return (await page.getByRole('option').allInnerTexts()).map((text) => text.replace(/\n+/, ' · '));
};
const graveBarriers = (page: Page): Promise<string[]> =>
  barriers(page, { except: ['target-size'], impacts: ['serious', 'critical'] });
const isAt = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

describe('a page that no link leads to', () => {
  it.each(['/nowhere', '/data-filling'])('has one heading at %s', async (path) => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(path);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
});

describe('the bare address of a list', () => {
  it('restores the state in which the list was left', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers');
    await page.waitForURL('**/offers/all?orderBy=id:desc&limit=25&offset=0');
    await page.goto('/offers/inactive?orderBy=title:asc&limit=10&offset=0');
    await page.locator('table[aria-busy=false]').waitFor();
    await page.goto('/offers');
    await page.waitForURL('**/offers/inactive?orderBy=title:asc&limit=10&offset=0');
    await page.goBack();
    await page.waitForURL('**/offers/inactive?orderBy=title:asc&limit=10&offset=0');
  });
});

describe('the sidebar', () => {
  it('scrolls the line of a page far down into view, even as counts make lines above it taller', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: product().site }]);
    await page.goto('/finance');
    const bar = page.getByRole('navigation', { name: 'Главное меню' });
    await bar
      .getByRole('link', { name: /^Счета рекламодателей/ })
      .filter({ hasText: /\d/ })
      .waitFor();
    const beyond = () =>
      bar.getByRole('link', { name: 'Финансы' }).evaluate((line) => {
        const around = line.closest('ul')?.parentElement;
        return around ? Math.max(0, line.getBoundingClientRect().bottom - around.getBoundingClientRect().bottom) : -1;
      });
    await expect.poll(beyond).toBe(0);
  });

  it('leads staff to everything that exists, shows what is still to come, and shrinks to its icons', async () => {
    const page = await signedIn(demoNetwork.admin);
    // Regardless of the sort order and page size the list was left in.
    await page.goto('/settings/currencies/active?orderBy=title:asc&limit=10&offset=0');
    await column(page, 'Title');
    await menu(page).getByRole('link', { name: 'Currencies' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('orderBy') === 'code:desc');
    expect(address(page)).toEqual({
      path: '/settings/currencies/active',
      query: { orderBy: 'code:desc', limit: '25', offset: '0' },
    });
    await page.waitForFunction(() => document.title === 'Currencies – Demo Network');

    // In a short window it is below what is visible at first.
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.reload();
    const current = menu(page).locator('[aria-current]');
    await current.waitFor();
    await expect
      .poll(() => current.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight), {
        timeout: patience.wait,
      })
      .toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });

    const announced = menu(page).getByRole('link', { name: 'Requests', disabled: true }).first();
    await announced.hover();
    await page.getByRole('tooltip', { name: /^Coming later\. Review affiliates/ }).waitFor();
    await announced.press('Enter');
    await menu(page).getByRole('link', { name: 'Requests', disabled: true }).first().click({ force: true });
    expect(address(page).path).toBe('/settings/currencies/active');
    expect(await menu(page).locator('[aria-current]').allInnerTexts()).toEqual(['Currencies']);

    await menu(page).getByRole('button', { name: 'Collapse the menu' }).click();
    await menu(page).getByRole('button', { name: 'Affiliates' }).press('Enter');
    const beside = page.getByRole('dialog', { name: 'Affiliates' });
    await beside.getByRole('link', { name: 'Teams' }).waitFor();
    expect(await graveBarriers(page)).toEqual([]);
    await beside.getByRole('link', { name: 'Teams' }).click();
    await isAt(page, '/affiliates/teams/active');
    await beside.waitFor({ state: 'detached' });
    await page.reload();
    await menu(page).getByRole('button', { name: 'Expand the menu' }).click();
    await menu(page).getByRole('link', { name: 'Teams' }).waitFor();
  });

  it('differs on people’s own pages, and leads back to where they came from', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/all?orderBy=title:asc&limit=10&offset=0');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await isAt(page, '/profile/about');
    await menu(page).getByRole('link', { name: 'About me' }).waitFor();
    const links = await menu(page).getByRole('link').allInnerTexts();
    expect(links).toEqual(['Back to main menu', 'About me', 'Sign-ins', 'Notifications', 'Security', 'API tokens']);
    expect(await menu(page).getByRole('button').count()).toBe(0);
    await menu(page).getByRole('link', { name: 'Security' }).click();
    await isAt(page, '/profile/security');
    await page.reload();
    await menu(page).getByRole('link', { name: 'Back to main menu' }).click();
    await isAt(page, '/advertisers/all');
    expect(address(page).query).toEqual({ orderBy: 'title:asc', limit: '10', offset: '0' });
  });

  it('has tabs for the areas of the settings', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    await menu(page).getByRole('link', { name: 'Lists' }).click();
    await page.getByRole('tab', { name: 'Traffic sources' }).click();
    await isAt(page, '/settings/lists/traffic-sources/all');
    // One row for all of the settings; the other tabs belong to the list.
    await page.getByRole('tablist', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('tablist', { name: 'Lists' }).count()).toBe(0);
    expect(await menu(page).getByRole('link', { name: 'Lists' }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('tab', { name: 'Roles' }).click();
    await isAt(page, '/settings/roles/all');
    await page.waitForFunction(() => document.title === 'Roles – Demo Network');
  });
});

describe('the settings', () => {
  it.each([
    ['/settings', '/settings/general'],
    ['/settings/lists?limit=10', '/settings/lists/tags/all?orderBy=id:desc&limit=10&offset=0'],
    ['/settings/lists/categories', '/settings/lists/categories/all?orderBy=id:desc&limit=25&offset=0'],
    ['/settings/tags', '/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0'],
    ['/settings/tags?type=offer', '/settings/lists/tags/all?orderBy=id:desc&limit=25&offset=0&type=offer'],
    ['/settings/tags/1', '/settings/lists/tags/1'],
    ['/settings/roles', '/settings/roles/all?orderBy=id:desc&limit=25&offset=0'],
    ['/settings/currencies/1', '/settings/currencies/1'],
    ['/settings/payment-methods/1', '/settings/payment-methods/1'],
    ['/settings/verticals/1', '/settings/verticals/1/general'],
  ])('are found at %s', async (path, whole) => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(path);
    await page.waitForURL(({ pathname, search }) => pathname + search === whole);
    await page.locator('h1').first().waitFor();
    expect(await page.getByText('This page could not be found').count()).toBe(0);
  });
});

describe('the time zone', () => {
  it('changes every date and the days of a filter immediately, and persists', async () => {
    const page = await signedIn(demoNetwork.advertiserManager);
    const days = datePresets.thisYear(Date.now() / 1000, 'UTC');
    await page.goto(`/offers/all?orderBy=id:asc&limit=25&offset=0&createdAtFrom=1&createdAtTo=${days.to}`);
    const created = page.getByRole('main').locator('time').first();
    await created.waitFor();
    const before = await created.innerText();
    const moment = await created.getAttribute('datetime');

    const zone = page.getByRole('button', { name: /^Time zone/ });
    const own = (await zone.getAttribute('aria-label'))?.replace(/^Time zone: (\S+).*/, '$1') ?? '';
    await zone.click();
    await page.getByRole('combobox', { name: 'Time zone' }).fill('kathmandu');
    expect(await options(page)).toEqual(['Asia/Kathmandu · +05:45']);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Time zone: Asia/Kathmandu +05:45' }).waitFor();
    await page.waitForFunction((text) => document.querySelector('main time')?.textContent !== text, before);
    expect(await created.getAttribute('datetime')).toBe(moment);
    if (own === 'UTC') expect(address(page).query['createdAtTo']).toBe(String(days.to - 5.75 * 3600));
    expect(address(page).query['createdAtFrom']).toBe('1');

    await page.reload();
    await page.getByRole('button', { name: 'Time zone: Asia/Kathmandu +05:45' }).click();
    await page.getByRole('combobox', { name: 'Time zone' }).fill(own);
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: new RegExp(`^Time zone: ${own}`) }).waitFor();
    await page.waitForFunction((text) => document.querySelector('main time')?.textContent === text, before);
  });
});

describe('the command palette', () => {
  it('finds pages, actions and records by name or ID, and remembers what was used last', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    await menu(page).getByRole('link', { name: 'Affiliates', exact: true }).waitFor();
    await openPalette(page);
    expect((await options(page)).slice(0, 3)).toEqual(['Dashboard', 'Statistics', 'Offers · Offers']);
    expect(await graveBarriers(page)).toEqual([]);

    await palette(page).fill('verti');
    await page.getByRole('option', { name: /^Verticals/ }).waitFor();
    await page.keyboard.press('Enter');
    await isAt(page, '/settings/verticals/active');

    await openPalette(page);
    await palette(page).fill('gadgetfox');
    await page.getByRole('option', { name: /^GadgetFox\s*Advertiser$/ }).waitFor();
    expect(await options(page)).toContain('GadgetFox · Advertiser');
    await page.getByRole('option', { name: /^GadgetFox\s*Advertiser$/ }).click();
    await page.getByRole('heading', { name: 'GadgetFox' }).waitFor();

    await page.getByRole('button', { name: 'Search' }).first().click();
    expect((await options(page)).slice(0, 2)).toEqual(['GadgetFox · Advertiser', 'Verticals · Settings']);
    await palette(page).fill('#12');
    await page.getByRole('option', { name: /Offer$/ }).click();
    await isAt(page, '/offers/12/general');

    await openPalette(page);
    await palette(page).fill('create camp');
    await page.keyboard.press('Enter');
    await isAt(page, '/campaigns/create');

    await openPalette(page);
    await palette(page).fill('dark');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
    await openPalette(page);
    await palette(page).fill('gadget');
    await page.getByRole('option').first().waitFor();
    expect(await graveBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });

    await openPalette(page);
    await palette(page).fill('emiliano morales');
    await page.getByRole('option', { name: /^Impersonate Emiliano Morales\s*Employee$/ }).waitFor();
    await page.keyboard.press('Escape');

    await openPalette(page);
    await palette(page).fill('русский');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Офферы' }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Поиск и команды' }).fill('выйти');
    await page.keyboard.press('Enter');
    await isAt(page, '/login');
  });

  it('sends one request per pause in typing, and none for a list', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    await menu(page).getByRole('link', { name: 'Affiliates', exact: true }).waitFor();
    await openPalette(page);
    // The list behind it may still be loading; these calls are recognized by the typed text.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (search.includes('gad')) asked.push(pathname);
    });
    await palette(page).fill('gadgetfox');
    await page.getByRole('option', { name: /^GadgetFox\s*Advertiser$/ }).waitFor();
    expect(asked).toEqual(['/api/v1/user/search']);
  });

  it('offers affiliates what is theirs, on a phone too', async () => {
    const page = await signedIn(demoNetwork.affiliate2, phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).first().click();
    const offered = await options(page);
    expect(offered).toContain('Create: Campaign');
    expect(offered.filter((text) => /Employees|Roles|Advertisers|Create: Offer/.test(text))).toEqual([]);
    await palette(page).fill('gadgetfox');
    await page.getByText('No results').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Time zone/ }).click();
    await page.getByRole('option').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  });
});

describe('the menu in Russian', () => {
  it('shows the names of its groups and lines in full', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: product().site }]);
    await page.goto('/tasks');
    const main = page.getByRole('navigation', { name: 'Главное меню' });
    await main.getByRole('button', { name: 'Настройки' }).waitFor();
    const cut = await main
      .locator('.MuiListItemText-root *')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  });
});
