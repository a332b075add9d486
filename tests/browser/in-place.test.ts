import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, column, noted } from './actions.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

const offers = '/offers/all?orderBy=id:asc&limit=10&offset=0';
const landings = '/landings/all?orderBy=id:asc&limit=10&offset=0';
const settled = (page: Page) => page.locator('table[aria-busy=false] tbody a').first().waitFor();
const editor = (page: Page) => page.getByRole('dialog', { name: /^Edit / });
const pencil = (page: Page, field: string, place = 0) =>
  page.getByRole('button', { name: new RegExp(`^Edit ${field}: `) }).nth(place);

/** Shows the weight column, which lists show on request. */
const showWeights = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Weight' }).check();
  await page.keyboard.press('Escape');
};

describe('a cell of a list', () => {
  it('is edited by keyboard, restored by Undo, and its click opens no record', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(landings);
    await settled(page);
    await showWeights(page);
    const [before] = await column(page, 'Weight');
    await pencil(page, 'Weight').focus();
    await page.keyboard.press('Enter');
    const input = editor(page).getByRole('spinbutton', { name: 'Weight' });
    await expect.poll(() => input.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await editor(page).getByText('Enter a number from 0 to').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await noted(page, 'Landing page updated');
    await editor(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await column(page, 'Weight'))[0]).toBe('7');
    expect(await pencil(page, 'Weight').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await column(page, 'Weight'))[0]).toBe(before);

    await pencil(page, 'Title').click();
    await editor(page).getByRole('textbox', { name: 'Title' }).fill('Never saved');
    await page.keyboard.press('Escape');
    await editor(page).waitFor({ state: 'detached' });
    expect(await column(page, 'Title')).not.toContain('Never saved');
    expect(address(page).path).toBe('/landings/all');
  });

  it('reports that someone else changed it meanwhile, and keeps what was typed', async () => {
    expectAnswer(409);
    const [page, colleague] = [await signedIn(demoNetwork.admin), await signedIn(demoNetwork.admin)];
    for (const one of [page, colleague]) {
      await one.goto(landings);
      await settled(one);
      await pencil(one, 'Title', 1).click();
    }
    await editor(colleague).getByRole('textbox', { name: 'Title' }).fill('Theirs');
    await colleague.keyboard.press('Enter');
    await noted(colleague, 'Landing page updated');
    await editor(page).getByRole('textbox', { name: 'Title' }).fill('Mine');
    await page.keyboard.press('Enter');
    await editor(page).getByRole('alert').filter({ hasText: 'Theirs' }).waitFor();
    expect(await editor(page).getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Mine');
    await page.keyboard.press('Enter');
    await noted(page, 'Landing page updated');
    await expect.poll(async () => (await column(page, 'Title'))[1]).toBe('Mine');
  });

  it('is edited on a phone by the pencil of its card', async () => {
    const page = await signedIn(demoNetwork.admin, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(landings);
    await showWeights(page);
    await pencil(page, 'Weight', 2).tap();
    const input = editor(page).getByRole('spinbutton', { name: 'Weight' });
    await input.fill('33');
    await editor(page)
      .getByRole('button', { name: /^Save(?! later)/ })
      .tap();
    await noted(page, 'Landing page updated');
    expect(address(page).path).toBe('/landings/all');
  });
});

/** Opens the dialog for the selection and chooses the only category; any offer may have any. */
const editCategory = async (page: Page, count: string, category: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${count} offers` });
  await dialog.getByRole('checkbox', { name: 'Categories' }).check();
  await dialog.getByRole('radio', { name: 'Replace with' }).check();
  await dialog.getByRole('combobox', { name: 'Categories' }).fill(category);
  await page.getByRole('option', { name: category, exact: true }).click();
  await dialog
    .getByRole('status')
    .filter({ hasText: `${count} offersCategories → ${category}` })
    .waitFor();
  await dialog.getByRole('button', { name: `Edit ${count} offers` }).click();
};

/** What the first ten offers have according to the API: how much of it a cell shows depends on its width. */
const categories = async (page: Page): Promise<unknown> => {
  const token = await tokenOf(page);
  const response = await page.request.get('/api/v1/user/offers?orderBy=id:asc&limit=10&fields=id,categories', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { items: unknown } } = await response.json();
  return data.items;
};

describe('many offers', () => {
  it('of a page get a category in one action, and lose it by undo', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(offers);
    await settled(page);
    const before = await categories(page);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await editCategory(page, '10', 'Exchanges');
    await noted(page, /^Updated: \d+ offers$/);
    await expect.poll(async () => new Set(await column(page, 'Categories'))).toEqual(new Set(['Exchanges']));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => new Set(await column(page, 'Categories')).size).toBeGreaterThan(1);
    await expect.poll(() => categories(page)).toEqual(before);
  });

  it('that match all get it by a job', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(offers);
    await settled(page);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    const all = await page.getByRole('button', { name: /^Select all \d+$/ }).innerText();
    const count = all.replaceAll(/\D/g, '');
    await page.getByRole('button', { name: all }).click();
    await editCategory(page, count, 'Exchanges');
    await page.getByText(`Updated: ${count} offers`).waitFor();
    await expect.poll(async () => new Set(await column(page, 'Categories'))).toEqual(new Set(['Exchanges']));
  });
});

describe('tags that do not fit', () => {
  it('are counted, none of them cut off, and shown by keyboard', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/all?orderBy=id:desc&limit=100&offset=0');
    await settled(page);
    const more = page.getByRole('button', { name: /: show all$/ }).first();
    await more.waitFor();
    const cut = () =>
      page.locator('td [data-chip]:not([style*=hidden])').evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const row = chip.parentElement?.getBoundingClientRect();
          return row && chip.getBoundingClientRect().right > row.right + 1 ? [chip.textContent] : [];
        }),
      );
    // Rows are drawn in slices, each measured once it is there.
    await expect.poll(cut).toEqual([]);
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(address(page).path).toBe('/offers/all');
  });
});
