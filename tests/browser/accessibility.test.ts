import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/signIns.ts';
import { visitors } from './visitor.ts';

const { stranger, signedIn } = visitors();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What axe finds that keeps people from using the page: rule, and where. */
const barriers = async (page: Page): Promise<string[]> => {
  await page.locator('.MuiSkeleton-root, [aria-busy=true]').first().waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`));
};

const inTheme = async (page: Page, theme: string): Promise<Page> => {
  await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
  return page;
};

const pages: readonly (readonly [name: string, path: string])[] = [
  ['a list', '/offers/active?orderBy=id:desc&limit=25&offset=0'],
  ['a list with filters', '/affiliates/members/active?orderBy=id:desc&limit=10&offset=0&team=1'],
  ['an empty list', '/settings/lists/tags/inactive?orderBy=id:desc&limit=25&offset=0'],
  ['a form for a new record', '/offers/create'],
  ['the form of a record', '/affiliates/members/40/general'],
  ['a form that the server describes', '/landings/1/parameters'],
  ['a history', '/offers/12/history'],
];

const outside: typeof pages = [
  ['the login page', '/login'],
  ['the registration', '/registration'],
  ['the recovery of a password', '/login/recoveryPassword'],
  ['a new password', '/login/newPassword?token=some'],
];

/** What `look` says of each page, one after another in one profile; pages of which it says nothing are left out. */
const findings = async <T>(
  page: Page,
  look: (page: Page) => Promise<T | undefined>,
  among = pages,
): Promise<Record<string, T>> => {
  const found: Record<string, T> = {};
  for (const [name, path] of among) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const said = await look(page);
    if (said !== undefined) found[name] = said;
  }
  return found;
};

const found = async (page: Page): Promise<string[] | undefined> => {
  const all = await barriers(page);
  return all.length > 0 ? all : undefined;
};

describe.each(['light', 'dark'])('in the %s theme axe finds no barrier', (theme) => {
  it('on the pages of those who come in', async () => {
    expect(await findings(await inTheme(await stranger(), theme), found, outside)).toEqual({});
  });

  it('on lists, forms and histories', async () => {
    const page = await inTheme(await signedIn(demoNetwork.admin), theme);
    expect(await findings(page, found)).toEqual({});
  });
});

describe('on a phone', () => {
  const tooWide = async (page: Page): Promise<number | undefined> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return width > phone.viewport.width ? width : undefined;
  };

  it('no page of those who come in is wider than the screen', async () => {
    expect(await findings(await stranger(phone), tooWide, outside)).toEqual({});
  });

  it('no list, form or history is wider than the screen', async () => {
    expect(await findings(await signedIn(demoNetwork.admin, phone), tooWide)).toEqual({});
  });

  it('the menu opens and leads to a page, a card to its record', async () => {
    const page = await signedIn(demoNetwork.manager, phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    const card = page.getByRole('main').getByRole('listitem').first();
    const title = (await card.innerText()).split('\n')[0]!;
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { name: title }).waitFor();
  });
});
