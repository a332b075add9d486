import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { followIn } from './follow.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn } = visitors();

describe('an offer', () => {
  it('becomes an affiliate’s campaign with one click, and its link is on the screen', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    const follow = followIn(page);
    await page.goto('/offers/all?orderBy=title:asc&limit=100&offset=0');
    const titles = page.locator('tbody').getByRole('link');
    await titles.first().waitFor();
    // Find an offer on which this affiliate has nothing yet.
    let clicks = 0;
    for (const path of await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      await follow(path);
      const create = page.getByRole('button', { name: 'Create campaign' });
      await create.or(page.getByRole('link', { name: 'Open campaign' })).waitFor();
      if ((await create.count()) === 0) continue;
      // Which of several traffic sources it has is all that is asked.
      const asks = (await create.getAttribute('aria-haspopup')) === 'menu';
      await create.click();
      clicks += 1;
      if (asks) await page.getByRole('menuitem').first().click();
      break;
    }
    expect(clicks).toBe(1);
    const link = page.getByText(/^http:\/\/localhost:\d+\/c\/[\w-]+$/);
    const shown = await link.innerText();
    await page.getByRole('link', { name: 'Open campaign' }).click();
    await page.waitForURL('**/campaigns/**');
    expect(await link.innerText()).toBe(shown);
  });
});

/** A person at the page, whose clicks are counted. Typing, and the keys that move to an input, do not count. */
const clicking = (page: Page) => {
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    await target.click();
    clicks += 1;
  };
  return {
    click,
    button: (name: string) => click(page.getByRole('button', { name, exact: true })),
    /** The button of the form that creates a record. */
    create: () => click(page.getByRole('button', { name: /^Create (?!and )/ })),
    menu: (name: string) =>
      click(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true })),
    type: (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text),
    /** Opens an input, types the text, selects the option. */
    choose: async (label: string | RegExp, option: string): Promise<void> => {
      const box = page.getByRole('combobox', { name: label });
      const isTyped = (await box.getAttribute('aria-autocomplete')) === 'list';
      await click(box);
      if (isTyped) await box.fill(option);
      await click(page.getByRole('option', { name: option, exact: true }));
      await page.keyboard.press('Tab');
    },
    count: () => clicks,
  };
};

/** Calls made by the person at the page, to set up a test; each returns the ID of its record. */
const callsOf =
  (page: Page) =>
  async (method: 'PUT' | 'POST', path: string, item: object): Promise<number> => {
    const token = await tokenOf(page);
    const response = await page.request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      data: { items: [item] },
    });
    const { data }: { data: { items: { id: number }[] } } = await response.json();
    return data.items[0]!.id;
  };

/** An employee for this test only, with a role of their own. */
const newEmployee = async (page: Page, firstName: string): Promise<void> => {
  const call = callsOf(page);
  const role = await call('PUT', '/user/roles', { title: `Before ${firstName}`, type: 'manager', permissions: [] });
  const email = `${firstName.toLowerCase()}@journey.example`;
  await call('PUT', '/user/users', { firstName, email, password: demoPassword, role });
};

describe('everyday work takes few clicks:', () => {
  it('creating an advertiser with an offer and a published landing page, 14', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    const { menu, button, create, type, choose, count } = clicking(page);
    await menu('Advertisers');
    await button('New advertiser');
    await type('Title', 'Journey Brands');
    await create();
    await page.getByRole('heading', { name: 'Journey Brands' }).waitFor();

    await menu('Offers');
    await button('New offer');
    await type('Title', 'Journey Offer');
    await choose('Advertisers', 'Journey Brands');
    await button('Create and publish');
    await page.getByRole('heading', { name: 'Journey Offer' }).waitFor();
    await page.getByRole('main').getByText('Active', { exact: true }).waitFor();

    await menu('Landing pages');
    await button('New landing page');
    await type('Title', 'Journey Page');
    await choose(/^Offer/, 'Journey Offer');
    // The offer has one advertiser, so the page belongs to them.
    await expect.poll(() => page.getByRole('combobox', { name: 'Advertiser' }).inputValue()).toBe('Journey Brands');
    await page.getByRole('combobox', { name: 'Target URL' }).fill('https://journey.example/?c={click_id}');
    await button('Create and publish');
    await page.getByRole('heading', { name: 'Journey Page' }).waitFor();
    await page.getByRole('main').getByText('Active', { exact: true }).waitFor();
    expect(count()).toBeLessThanOrEqual(14);
  });

  it('creating an affiliate with a private offer and a campaign on it, 12', async () => {
    const page = await signedIn(demoNetwork.admin);
    const call = callsOf(page);
    const id = await call('PUT', '/user/offers', { title: 'Journey Secret', accessType: 3 });
    await call('POST', '/user/offers/change_block', { id, status: 'active' });

    await page.goto('/');
    const { menu, button, create, click, type, choose, count } = clicking(page);
    await menu('Affiliates');
    await button('New affiliate');
    await type('First name', 'Journey');
    await page.getByRole('textbox', { name: 'Email' }).fill('journey@affiliate.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await choose(/^Role/, 'Affiliate');
    await choose('Assigned offers', 'Journey Secret');
    await create();
    await page.getByRole('heading', { name: 'Journey' }).waitFor();

    await click(page.getByRole('link', { name: 'Create campaign' }));
    await type('Title', 'Journey Campaign');
    await expect.poll(() => page.getByRole('combobox', { name: 'Affiliate' }).inputValue()).toBe('Journey');
    await choose(/^Offer/, 'Journey Secret');
    await create();
    await page.getByRole('heading', { name: 'Journey Campaign' }).waitFor();
    await page.getByRole('heading', { name: 'Tracking link' }).waitFor();
    expect(count()).toBeLessThanOrEqual(12);
  });

  it('finding and impersonating a person, 3', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newEmployee(page, 'Zebedee');
    await page.goto('/employees/active?orderBy=id:desc&limit=25&offset=0');
    const { click, count } = clicking(page);
    await page.getByRole('columnheader', { name: 'Email' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Zebedee');
    await click(
      page
        .getByRole('option')
        .filter({ hasText: /^Zebedee/ })
        .first(),
    );
    await page.getByRole('button', { name: /^Impersonate|^Act as/ }).waitFor();
    await click(page.getByRole('button', { name: /^Impersonate|^Act as/ }));
    await page.getByRole('complementary', { name: 'Impersonation' }).waitFor();
    expect(count()).toBeLessThanOrEqual(3);
  });

  it('creating a role and giving it to someone, 9', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newEmployee(page, 'Thaddeus');
    await page.goto('/');
    const { menu, button, create, click, type, choose, count } = clicking(page);
    await menu('Roles');
    await button('New role');
    await type('Title', 'Journey Role');
    await choose('Role type', 'Manager');
    await click(page.getByRole('checkbox', { name: 'All in “Offers”' }));
    await create();
    await page.getByRole('heading', { name: 'Journey Role' }).waitFor();
    await button('Give to people');
    const dialog = page.getByRole('dialog', { name: 'Give the role “Journey Role”' });
    await dialog.getByRole('combobox', { name: 'People' }).fill('Thaddeus');
    await click(page.getByRole('option', { name: 'Thaddeus', exact: true }));
    await page.keyboard.press('Tab');
    await click(dialog.getByRole('button', { name: 'Give role' }));
    await page.getByText('Held by 1 person').waitFor();
    expect(count()).toBeLessThanOrEqual(9);
  });
});
