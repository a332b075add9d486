import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, choose, column, total } from './actions.ts';
import { signIn, visitors } from './visitor.ts';

const { signedIn } = visitors();

const sorted = (texts: string[]): string[] => texts.toSorted(new Intl.Collator('en').compare);

describe('a list', () => {
  it('is sorted, filtered and paged by its address, which reload and back preserve', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/');
    await page.getByRole('link', { name: 'Affiliates', exact: true }).click();
    await page.getByText(/^1–25 of \d+$/).waitFor();
    expect(address(page)).toEqual({
      path: '/affiliates/members/active',
      query: { orderBy: 'id:desc', limit: '25', offset: '0' },
    });

    await page.getByRole('button', { name: 'Email' }).click();
    await page.waitForURL('**orderBy=email:asc**');
    await page.locator('table[aria-busy=false] th[aria-sort=ascending]').waitFor();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Team', exact: true }).click();
    await choose(page.getByRole('group', { name: 'Filters' }), 'Team', 'Traffic Lab');
    await page.waitForURL('**team=**');
    await page.getByText(/^1–\d+ of \d\d?$/).waitFor();
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    await page.waitForURL('**limit=10**');
    await page.getByText(/^1–(10 of \d\d|\d of \d)$/).waitFor();
    expect(new Set(await column(page, 'Team'))).toEqual(new Set(['Traffic Lab']));
    const emails = await column(page, 'Email');
    expect(emails).toEqual(sorted(emails));

    await page.reload();
    await page.getByRole('cell', { name: emails[0]! }).waitFor();
    expect(await column(page, 'Email')).toEqual(emails);
    expect(address(page).query).toMatchObject({ orderBy: 'email:asc', limit: '10' });

    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByRole('heading', { name: 'Teams' }).waitFor();
    await page.goBack();
    await page.getByRole('cell', { name: emails[0]! }).waitFor();
    expect(await column(page, 'Email')).toEqual(emails);
  });

  it('goes from page to page and finds by a text', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/all?orderBy=id:asc&limit=50&offset=0');
    const place = page.getByText(/^\d+–\d+ of \d+$/);
    const all = Number((await place.innerText()).split(' of ')[1]);
    const next = page.getByRole('button', { name: 'Go to next page' });
    await next.click();
    await page.getByText(`51–100 of ${all}`).waitFor();
    expect(address(page).query).toMatchObject({ offset: '50' });
    await next.click();
    await page.getByText(`101–${all} of ${all}`).waitFor();
    expect(await next.isDisabled()).toBe(true);

    await page.getByRole('textbox', { name: 'Search' }).fill('ketoslim');
    await total(page, 3);
    expect(sorted(await column(page, 'Title'))).toEqual(['KetoSlim AT', 'KetoSlim DE', 'KetoSlim PL']);
    await page.getByRole('textbox', { name: 'Search' }).fill('nothing is called so');
    await page.getByText('No offers match').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await total(page, all);
  });

  it('has a tab with the number of records for every status', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/all?orderBy=id:desc&limit=25&offset=0');
    await page.getByRole('tab', { name: /^Blocked\s*4$/ }).click();
    await total(page, 4);
    // The line belongs to the tab itself, whatever width the number gives it.
    const line = await page.getByRole('tab', { selected: true }).evaluate((tab) => getComputedStyle(tab).boxShadow);
    expect(line).toContain('inset');
    expect(await page.locator('.MuiTabs-indicator:visible').count()).toBe(0);
    expect(address(page).path).toBe('/advertisers/blocked');
    expect(new Set(await column(page, 'Status'))).toEqual(new Set(['Blocked']));
  });

  it('remembers a person’s columns in this browser, and nobody else’s', async () => {
    const page = await signedIn(demoNetwork.admin);
    const list = '/advertisers/active?orderBy=id:desc&limit=10&offset=0';
    const tags = page.getByRole('columnheader', { name: 'Tags' });
    await page.goto(list);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Tags' }).uncheck();
    await tags.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Managers' }).waitFor();
    expect(await tags.count()).toBe(0);

    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signIn(page, demoNetwork.advertiserManager);
    await page.goto(list);
    await tags.waitFor();
  });

  it('saves a view under a name, with its filters and its sort order', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/inactive?orderBy=title:asc&limit=25&offset=0&search=e');
    await page.getByRole('columnheader', { name: 'Title' }).waitFor();
    await page.getByRole('button', { name: 'Saved views' }).click();
    const name = 'Closed ones, and those that open again next month if all goes well';
    await page.getByRole('textbox', { name: 'View name' }).fill(name);
    // Leaving before it is saved would abort the call.
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    await kept;
    // The menu stays where it was opened, and a long name stays within its button.
    await page.getByRole('dialog').getByText(name).waitFor();
    const menu = await page.getByRole('dialog').boundingBox();
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: `Saved views: ${name}` });
    await button.waitFor();
    const around = await button.boundingBox();
    expect(Math.abs((menu?.x ?? 0) + (menu?.width ?? 0) - (around?.x ?? 0) - (around?.width ?? 0))).toBeLessThan(2);
    expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.goto('/offers/active?orderBy=id:desc&limit=10&offset=0');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('dialog').getByText(name).click();
    await page.waitForURL('**/offers/inactive**');
    expect(address(page).query).toMatchObject({ orderBy: 'title:asc', search: 'e' });
  });

  it('exports what it shows', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/all?orderBy=title:asc&limit=25&offset=0&search=ketoslim');
    await total(page, 3);
    await page.getByRole('button', { name: 'Export' }).click();
    // It downloads automatically once it is ready.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Title');
    expect(lines[1]).toContain('KetoSlim AT');
  });

  it('opens a record by a click on its row, and by keyboard alone', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/advertisers/active?orderBy=title:asc&limit=25&offset=0');
    await page.getByRole('link', { name: 'BetArena' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'BetArena' }).getByText('Active').click();
    await page.getByRole('heading', { level: 1, name: /BetArena/ }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'BetArena' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/general');
  });
});
