import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { address, choose, create, noted, row } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer, expectComplaint } = visitors();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Creates someone to impersonate, used by this attempt only. */
const newPerson = async (page: Page, route: string, name: string, role: string): Promise<void> => {
  await page.goto(`/${route}/create`);
  await page.getByRole('textbox', { name: 'First name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@acted.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await choose(page, 'Role', role);
  await create(page);
  await page.getByRole('heading', { name }).waitFor();
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'Impersonation' });
/** Waits until the list has loaded; while loading, it has rows too. */
const records = (page: Page): Promise<void> => page.locator('table[aria-busy=false] tbody a').first().waitFor();
const actAs = (page: Page) => page.getByRole('button', { name: 'Impersonate' });

describe('an administrator', () => {
  it('impersonates an employee from their row, in every tab and after a reload, and is named beside them in the history', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newPerson(page, 'employees', 'Acted Upon', 'Manager');
    await page.goto('/employees/active?orderBy=id:asc&limit=25&offset=0&search=Acted%20Upon');
    await row(page, 'Acted Upon').waitFor();
    const asked = address(page);
    await row(page, 'Acted Upon').getByRole('button', { name: 'Impersonate Acted Upon' }).click();
    await banner(page).getByText('Alex Morgan is signed in as Acted Upon').waitFor();
    expect(address(page).path).not.toBe('/employees/active');
    await page.getByRole('button', { name: 'Account: Acted Upon' }).waitFor();

    await page.reload();
    await banner(page).getByText('Alex Morgan is signed in as Acted Upon').waitFor();
    const second = await page.context().newPage();
    await second.goto('/settings/lists/tags/active?orderBy=id:desc&limit=25&offset=0');
    await banner(second).waitFor();
    // Nobody can impersonate while impersonating.
    await page.goto('/employees/active?orderBy=id:desc&limit=25&offset=0');
    await records(page);
    expect(await page.getByRole('button', { name: /^Impersonate/ }).count()).toBe(0);

    await page.goto('/settings/lists/tags/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Made in another name');
    await choose(page, 'Used for', 'Advertisers');
    await create(page);
    await page.getByRole('heading', { name: 'Made in another name' }).waitFor();
    const made = address(page).path;

    await banner(page).getByRole('button', { name: 'Stop impersonating' }).click();
    await page.getByRole('button', { name: 'Account: Alex Morgan' }).waitFor();
    await row(page, 'Acted Upon').waitFor();
    expect(address(page)).toEqual(asked);
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull();
    // The other tab has left along with this one.
    await second.getByRole('button', { name: 'Account: Alex Morgan' }).waitFor();
    expect(await banner(second).count()).toBe(0);

    await page.goto(`${made.replace('/general', '')}/history`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Created' })
      .filter({ hasText: /Alex Morgan\s+as\s+Acted Upon/ })
      .waitFor();
  });

  it('impersonates an affiliate on a phone, where a failure to leave is reported and a retry brings them back', async () => {
    const page = await signedIn(demoNetwork.admin, phone);
    await newPerson(page, 'affiliates/members', 'Phone Affiliate', 'Affiliate');
    const before = address(page).path;
    await actAs(page).click();
    await banner(page).getByText('Alex Morgan is signed in as Phone Affiliate').waitFor();
    await page.getByRole('main').waitFor();
    const leave = banner(page).getByRole('button', { name: 'Stop impersonating' });
    expect(await leave.evaluate((button) => button.getBoundingClientRect().right <= window.innerWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    expectAnswer(409);
    await page.route(
      '**/user/impersonate',
      (route) => route.fulfill({ status: 409, json: { message: 'Not just now', details: [] } }),
      { times: 1 },
    );
    await leave.click();
    await page.getByText('Not just now').waitFor();
    // Automatic requests of the page may still be in progress with the other user’s token, which is no longer valid.
    expectAnswer(401);
    await leave.click();
    await page.waitForURL((url) => url.pathname === before);
    await page.getByRole('heading', { name: 'Phone Affiliate' }).waitFor();
    expect(await banner(page).count()).toBe(0);
  });

  it('is told when it ends because the other was blocked, returns to where they were, and impersonates no administrator', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newPerson(page, 'employees', 'Soon Gone', 'Manager');
    const before = address(page).path;
    const [, id] = /employees\/(\d+)/.exec(before) ?? [];
    await actAs(page).click();
    await banner(page).waitFor();

    const colleague = await signedIn(demoNetwork.admin);
    await colleague.goto(`/employees/${id}`);
    await colleague.getByRole('button', { name: 'Change status' }).click();
    await colleague.getByRole('menuitem', { name: 'Blocked', exact: true }).click();
    await colleague.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Left us');
    await colleague
      .getByRole('dialog')
      .getByRole('button', { name: /^Block/ })
      .click();
    await noted(colleague, 'Status changed');
    await actAs(colleague).waitFor({ state: 'detached' });

    expectAnswer(401);
    expectAnswer(403);
    await page.goto('/profile/about');
    await noted(page, 'Impersonation ended');
    await page.waitForURL((url) => url.pathname === before);
    await page.getByRole('button', { name: 'Account: Alex Morgan' }).waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull();
    await page.goto('/employees/1');
    await page.getByRole('heading', { name: 'Alex Morgan' }).waitFor();
    expect(await actAs(page).count()).toBe(0);
  });

  it('leaves even if the answer got lost, and even if the other’s access token is no longer valid', async () => {
    const page = await signedIn(demoNetwork.admin);
    await newPerson(page, 'employees', 'Left Twice', 'Manager');
    const before = address(page).path;
    await actAs(page).click();
    await banner(page).waitFor();
    expectAnswer(401);
    expectComplaint('/user/impersonate');
    await page.route(
      '**/user/impersonate',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const leave = banner(page).getByRole('button', { name: 'Stop impersonating' });
    await leave.click();
    // Any automatic call of the page may be the first to learn that impersonation is over: then it returns on its own.
    const own = page.getByRole('button', { name: 'Account: Alex Morgan' });
    const lost = page.getByRole('alertdialog');
    await lost.or(own).first().waitFor();
    await page.keyboard.press('Escape');
    await lost.waitFor({ state: 'detached' });
    // Clicked within the page, where the button either exists or not: nothing that would wait for a later button.
    await leave
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
      .catch(() => undefined);
    // When two ways back run at the same time, one gives way to the other, which is not a failure to get there.
    await expect.poll(() => address(page).path).toBe(before);
    await page.getByRole('button', { name: 'Account: Alex Morgan' }).waitFor();
    expect(await banner(page).count()).toBe(0);

    await actAs(page).click();
    await banner(page).waitFor();
    await page.getByRole('main').waitFor();
    const tokens = async () =>
      (await page.context().cookies())
        .filter(({ name }) => /token/i.test(name))
        .map(({ name }) => name)
        .sort();
    expect(await tokens()).toEqual(['ownRefreshToken', 'refreshToken', 'token']);
    await page.context().clearCookies({ name: 'token' });
    await banner(page).getByRole('button', { name: 'Stop impersonating' }).click();
    await page.getByRole('button', { name: 'Account: Alex Morgan' }).waitFor();
    expect(await tokens()).toEqual(['refreshToken', 'token']);
  });
});

describe('a manager', () => {
  it('is offered no impersonation', async () => {
    const page = await signedIn(demoNetwork.manager);
    await page.goto('/affiliates/members/active?orderBy=id:desc&limit=25&offset=0');
    await records(page);
    expect(await page.getByRole('button', { name: /^Impersonate/ }).count()).toBe(0);
  });
});
