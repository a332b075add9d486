import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { desk, faults, phone, settled } from './barriers.ts';
import { followIn } from './follow.ts';
import { product } from './product.ts';
import { visitors } from './visitor.ts';
import { patience } from '../patience.ts';

const { stranger, signedIn, expectAnswer } = visitors();

/** Pages as they first stand, one after another in one profile: a name and an address each. Ten rows show what rows have. */
type Pages = Readonly<Record<string, string>>;

const staffPages: Pages = {
  'a list': '/offers/active?orderBy=id:desc&limit=10&offset=0',
  'a list with filters': '/affiliates/members/active?orderBy=id:desc&limit=10&offset=0&team=1',
  'an empty list': '/settings/lists/tags/inactive?orderBy=id:desc&limit=10&offset=0',
  'a form for a new record': '/offers/create',
  'a record': '/offers/12/general',
  'a record with related ones': '/offers/12/landings',
  'a campaign and its link': '/campaigns/12/general',
  'an advertiser’s keys': '/advertisers/3/integration',
  'the form of a record': '/affiliates/members/40/general?edit',
  'a form that the server describes': '/landings/1/parameters?edit',
  'a history': '/offers/12/history',
  roles: '/settings/roles',
  'the permissions of a role': '/settings/roles/1',
  'the rights of a person': '/employees/2/access',
  'the settings': '/settings/general',
  'about oneself': '/profile/about',
  'former sign-ins': '/profile/loginsHistory?orderBy=createdAt:desc&limit=10&offset=0',
  'personal notifications': '/profile/notifications',
  security: '/profile/security',
  'API tokens': '/profile/tokens?orderBy=createdAt:desc&limit=10&offset=0',
  'caps and how full they are': '/caps/all?orderBy=id:desc&limit=10&offset=0',
  'who gets the traffic of an offer': '/offers/12/targeting',
  'what an offer pays': '/offers/12/payment-rules',
  'the form of a cap': '/offers/12/caps/create',
  'the form of a platform': '/settings/platforms/create',
  postbacks: '/postbacks/all?orderBy=id:desc&limit=10&offset=0',
  'the dashboard': '/',
  statistics: '/statistics',
  insights: '/insights',
  metrics: '/metrics/active?orderBy=updatedAt:desc&limit=10&offset=0',
  'the formula builder': '/metrics/create',
  leads: '/leads?orderBy=createdAt:desc&limit=10&offset=0',
  'a lead and why it went where it went': '/leads/1/general',
  conversions: '/conversions?orderBy=createdAt:desc&limit=10&offset=0',
  customers: '/customers?limit=10',
  'synchronisations of customers': '/customer-syncs/all?limit=10',
  balances: '/affiliate-billing/balances?limit=10',
  'invoices of affiliates': '/affiliate-billing/invoices/all?limit=10',
  'an invoice': '/affiliate-billing/invoices/1/general',
  'a new invoice': '/affiliate-billing/invoices/create',
  'a new advertiser’s invoice': '/advertiser-billing/adv-invoices/create',
  'reconciling a file': '/reconcile',
  reconciliations: '/advertiser-billing/reconciliations?limit=10',
  prepayments: '/advertiser-billing/prepayments/all?limit=10',
  'invoice schedules': '/affiliate-billing/schedules/all?limit=10',
  finance: '/finance',
  downloads: '/reports/downloads',
  'the simulator': '/simulator',
  'how full caps are': '/caps/overview',
  queues: '/settings/queues',
  'background work': '/settings/background-work',
  'what a newcomer says of themselves': '/data-filling',
  'a page that is not there': '/nothing/here',
};

const affiliatesPages: Pages = {
  'their offers': '/offers/all?orderBy=id:desc&limit=10&offset=0',
  'an offer that sells': '/offers/3',
  'their campaigns': '/campaigns/all?orderBy=id:desc&limit=10&offset=0',
  'a new campaign': '/campaigns/create',
  'their leads': '/leads?orderBy=createdAt:desc&limit=10&offset=0',
  'their billing': '/billing',
};

const openPages: Pages = {
  'signing in': '/login',
  joining: '/registration',
  'a forgotten password': '/login/recoveryPassword',
  'a new password': '/login/newPassword?token=unknown',
};

type Open = (path: string) => Promise<unknown>;

/** Opens pages behind sign-in one after another, as links do: the admin starts once for all of them. */
const insideOf = async (page: Page): Promise<Open> => {
  const follow = followIn(page);
  await page.goto('/profile/about');
  await settled(page);
  return async (path) => {
    await follow(path);
    await settled(page);
  };
};

const anewIn =
  (page: Page): Open =>
  async (path) => {
    await page.goto(path);
    await settled(page);
  };

/** What a call below the API answers to the person who is signed in on a page. */
const readAs = async (page: Page, path: string): Promise<Record<string, unknown>> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.get(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
};

/** The faults of each page that has any. */
const faultsOf = async (page: Page, pages: Pages, open: Open): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize(desk);
    await open(path);
    const all = await faults(page, { isLast: true });
    if (all.length > 0) found[name] = all;
  }
  return found;
};

describe('nothing keeps anybody, in either theme or on a phone,', () => {
  // Two dozen pages, each looked at three times.
  it('from the pages of staff', { timeout: patience.walk }, async () => {
    const page = await signedIn(demoNetwork.admin);
    expect(await faultsOf(page, staffPages, await insideOf(page))).toEqual({});
  });
  it('from the pages of affiliates', { timeout: patience.walk }, async () => {
    const page = await signedIn(demoNetwork.affiliate);
    expect(await faultsOf(page, affiliatesPages, await insideOf(page))).toEqual({});
  });
  it('from an invoice of an affiliate', async () => {
    const staff = await signedIn(demoNetwork.admin);
    const { items } = await readAs(staff, '/user/affiliate_invoices?fields=id,affiliate&orderBy=id:asc&limit=1');
    const [invoice] = items as { id: number; affiliate: number }[];
    const { email } = await readAs(staff, `/user/users/${invoice?.affiliate}?fields=email`);
    const page = await signedIn(String(email));
    const pages = { 'an invoice of theirs': `/billing/invoices/${invoice?.id}` };
    expect(await faultsOf(page, pages, await insideOf(page))).toEqual({});
  });
  it('from the pages in front of the door', async () => {
    const page = await stranger();
    expect(await faultsOf(page, openPages, anewIn(page))).toEqual({});
  });

  it('from knowing that no network answers', async () => {
    const page = await stranger();
    expectAnswer(404);
    await page.route('**/public/tenant/api-settings/', (route) =>
      route.fulfill({ status: 404, json: { message: 'No network', details: [] } }),
    );
    await page.reload();
    await settled(page);
    expect(await faults(page)).toEqual([]);
  });
});

it('on a phone the menu opens and leads to a page, a card to its record', async () => {
  const page = await signedIn(demoNetwork.manager, { viewport: phone, hasTouch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
  await settled(page);
  // Cards are on phones alone, and so are their colours.
  expect(await faults(page, { sizes: [phone] })).toEqual([]);
  const card = page.getByRole('main').getByRole('listitem').first();
  const title = await card.getByRole('link').first().innerText();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
});

it('on a phone the open tab of many is in sight, and what may be done to a selection is too', async () => {
  const page = await signedIn(demoNetwork.admin, { viewport: phone, hasTouch: true });
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: product().site }]);
  await page.goto('/settings/roles/active?orderBy=id:desc&limit=10&offset=0');
  const tab = page.getByRole('tab', { name: 'Роли', exact: true });
  await expect.poll(async () => (await tab.boundingBox())?.x).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const box = await tab.boundingBox();
      return box && box.x + box.width;
    })
    .toBeLessThanOrEqual(phone.width);

  await page.goto('/offers/active?orderBy=id:desc&limit=10&offset=0');
  await page
    .getByRole('checkbox', { name: /^Выбрать запись/ })
    .first()
    .check();
  const bar = page.getByRole('toolbar', { name: 'Выбранные записи' });
  await bar.getByRole('button', { name: 'Изменить статус' }).waitFor();
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
