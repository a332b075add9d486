import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { visitors } from './visitor.ts';
import { patience } from '../patience.ts';

const { stranger, signedIn, expectAnswer } = visitors();

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Pages as they first stand, one after another in one profile: a name and an address each. */
type Pages = Readonly<Record<string, string>>;

const staffPages: Pages = {
  'a list': '/offers/active?orderBy=id:desc&limit=25&offset=0',
  'a list with filters': '/affiliates/members/active?orderBy=id:desc&limit=10&offset=0&team=1',
  'an empty list': '/settings/lists/tags/inactive?orderBy=id:desc&limit=25&offset=0',
  'a form for a new record': '/offers/create',
  'a record': '/offers/12/landings',
  'the form of a record': '/affiliates/members/40/general?edit',
  'a form that the server describes': '/landings/1/parameters?edit',
  'a history': '/offers/12/history',
  roles: '/settings/roles',
  'the permissions of a role': '/settings/roles/1',
  'the rights of a person': '/employees/2/access',
  'the settings': '/settings/general',
  'about oneself': '/profile/about',
  'former sign-ins': '/profile/loginsHistory?orderBy=createdAt:desc&limit=25&offset=0',
  'personal notifications': '/profile/notifications',
  security: '/profile/security',
  'API tokens': '/profile/tokens?orderBy=createdAt:desc&limit=25&offset=0',
  'a page yet to come': '/caps',
  'what a newcomer says of themselves': '/data-filling',
  'a page that is not there': '/nothing/here',
};

const openPages: Pages = {
  'signing in': '/login',
  joining: '/registration',
  'a forgotten password': '/login/recoveryPassword',
  'a new password': '/login/newPassword?token=unknown',
};

/** Waits until all of the page is there. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('main').filter({ hasText: /\S/ }).waitFor();
  await page.locator('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]').first().waitFor({ state: 'detached' });
};

/** Changes the theme as another tab would, and waits until every colour is in its place. */
const inTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((mode) => {
    localStorage.setItem('theme', mode);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: mode }));
  }, theme);
  await page.locator(`html.${theme}`).waitFor();
  await page.evaluate(async () => {
    const underWay = (): Animation[] =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(underWay().map(({ finished }) => finished));
      // Some colours follow others, a frame later.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    } while (underWay().length > 0);
  });
};

/** What axe finds that keeps people from using the page: rule, and where. All rules, unless some are named. */
const barriers = async (page: Page, ...rules: string[]): Promise<string[]> => {
  // There are no frames, for which it would open a second page each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
};

/** What is wrong with the page that stands: for axe in either theme, and on a phone. Of the dark theme only colours are another matter. */
const faults = async (page: Page): Promise<string[]> => {
  await settled(page);
  const light = await barriers(page);
  await inTheme(page, 'dark');
  const dark = await barriers(page, 'color-contrast', 'link-in-text-block');
  await inTheme(page, 'light');
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(desk);
  return [
    ...light,
    ...dark.map((fault) => `in the dark: ${fault}`),
    ...(width > phone.width ? [`on a phone it is ${width} wide`] : []),
  ];
};

/** The faults of each page that has any. */
const faultsOf = async (page: Page, pages: Pages): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    const all = await faults(page);
    if (all.length > 0) found[name] = all;
  }
  return found;
};

describe('nothing keeps anybody, in either theme or on a phone,', () => {
  // Two dozen pages, each looked at three times.
  it('from the pages of staff', { timeout: patience.walk }, async () => {
    expect(await faultsOf(await signedIn(demoNetwork.admin), staffPages)).toEqual({});
  });

  it('from the pages in front of the door', async () => {
    expect(await faultsOf(await stranger(), openPages)).toEqual({});
  });

  it('from knowing that no network answers', async () => {
    const page = await stranger();
    expectAnswer(404);
    await page.route('**/public/tenant/api-settings/', (route) =>
      route.fulfill({ status: 404, json: { message: 'No network', details: [] } }),
    );
    await page.reload();
    expect(await faults(page)).toEqual([]);
  });
});

it('on a phone the menu opens and leads to a page, a card to its record', async () => {
  const page = await signedIn(demoNetwork.manager, { viewport: phone, hasTouch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
  const card = page.getByRole('main').getByRole('listitem').first();
  const title = await card.getByRole('link').first().innerText();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
});
