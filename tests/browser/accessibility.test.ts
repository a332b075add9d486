import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { anewIn, faultsOf, insideOf, type Pages } from './accessibility.ts';
import { faults, phone, settled } from './barriers.ts';
import { product } from './product.ts';
import { tokenOf, visitors } from './visitor.ts';

const { stranger, signedIn, expectAnswer } = visitors();

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

/** What a call below the API answers to the person signed in on a page. */
const readAs = async (page: Page, path: string): Promise<Record<string, unknown>> => {
  const token = await tokenOf(page);
  const answer = await page.request.get(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
};

describe('no barrier keeps anyone, in either theme or on a phone,', () => {
  it('from using the pages of affiliates', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    expect(await faultsOf(page, affiliatesPages, await insideOf(page))).toEqual({});
  });
  it('from using an affiliate’s invoice', async () => {
    const staff = await signedIn(demoNetwork.admin);
    const { items } = await readAs(staff, '/user/affiliate_invoices?fields=id,affiliate&orderBy=id:asc&limit=1');
    const [invoice] = items as { id: number; affiliate: number }[];
    const { email } = await readAs(staff, `/user/users/${invoice?.affiliate}?fields=email`);
    const page = await signedIn(String(email));
    const pages = { 'an invoice of theirs': `/billing/invoices/${invoice?.id}` };
    expect(await faultsOf(page, pages, await insideOf(page))).toEqual({});
  });
  it('from using the pages before sign-in', async () => {
    const page = await stranger();
    expect(await faultsOf(page, openPages, anewIn(page))).toEqual({});
  });

  it('from learning that there is no network at this address', async () => {
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

it('on a phone the menu opens and leads to a page, and a card leads to its record', async () => {
  const page = await signedIn(demoNetwork.manager, { viewport: phone, hasTouch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
  await settled(page);
  // Cards exist only on phones, and so do their colours.
  expect(await faults(page, { sizes: [phone] })).toEqual([]);
  const card = page.getByRole('main').getByRole('listitem').first();
  const title = await card.getByRole('link').first().innerText();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
});

it('on a phone the open one of many tabs is in view, and so are the actions for a selection', async () => {
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
