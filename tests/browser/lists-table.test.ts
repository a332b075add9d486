import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { row } from './actions.ts';
import { patience } from '../patience.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

const settled = (page: Page) => page.locator('table[aria-busy=false] tbody a').first().waitFor();
const offers = '/offers/all?orderBy=id:desc&limit=50&offset=0';
const ketoSlim = '/offers/all?orderBy=id:desc&limit=10&offset=0&search=ketoslim';

describe('the table of a list', () => {
  it('starts long reasons with what they are about', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/scheduled-changes');
    await settled(page);
    const head = await page.getByRole('columnheader', { name: 'Reason' }).boundingBox();
    expect(head?.width).toBeGreaterThanOrEqual(148);
  });

  it('starts at the same height when it has no tabs', async () => {
    const page = await signedIn(demoNetwork.admin);
    const top = async (path: string, first: string) => {
      await page.goto(path);
      await settled(page);
      return (await page.locator(first).first().boundingBox())?.y;
    };
    const tabs = await top(offers, 'main [role=tablist]');
    expect(await top('/customers', 'main .MuiCard-root')).toBe(tabs);
  });

  it('keeps its header, bar and title in view, and shows where more columns wait', async () => {
    const page = await signedIn(demoNetwork.admin, { viewport: { width: 900, height: 700 } });
    await page.goto(offers);
    await settled(page);
    const table = page.getByRole('table');
    expect(await table.evaluate((one) => [one.hasAttribute('data-before'), one.hasAttribute('data-after')])).toEqual([
      false,
      true,
    ]);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('tbody').evaluate((body) => body.scrollTo({ left: 120 }));
    await page.locator('table[data-before][data-after]').waitFor();
    const head = page.getByRole('columnheader', { name: 'Title' });
    const bar = await page.getByRole('toolbar', { name: 'Selected records' }).boundingBox();
    const title = await head.boundingBox();
    expect(Math.round(bar?.y ?? 0)).toBe(52);
    expect(Math.round(title?.y ?? 0)).toBeGreaterThanOrEqual(102);
    expect(Math.round(title?.y ?? 0)).toBeLessThanOrEqual(104);
    // Header and rows have scrolled together, and the title's cells stay below their heading.
    await expect.poll(() => table.evaluate((one: HTMLTableElement) => one.tHead?.scrollLeft)).toBe(120);
    const cell = await page.getByRole('row').nth(40).getByRole('cell').nth(2).boundingBox();
    expect(Math.round(cell?.x ?? 0)).toBe(Math.round(title?.x ?? -1));
  });

  it('has columns that can be dragged wider, and they stay that way', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(ketoSlim);
    await settled(page);
    const head = page.getByRole('columnheader', { name: 'Vertical' });
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const before = await width();
    const grip = await page.getByRole('separator', { name: 'Width of “Vertical”' }).boundingBox();
    const [x, y] = [(grip?.x ?? 0) + 12, (grip?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await page.mouse.move(x + 60, y);
    // Listen before there is anything to save: on a busy machine it may be saved before the test looks.
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/user/preferences') && answer.request().method() !== 'GET',
    );
    await page.mouse.up();
    expect(await width()).toBe(before + 60);
    await kept;
    // Another browser has it too.
    const other = await signedIn(demoNetwork.admin);
    await other.goto(ketoSlim);
    await expect
      .poll(async () =>
        Math.round((await other.getByRole('columnheader', { name: 'Vertical' }).boundingBox())?.width ?? 0),
      )
      .toBe(before + 60);
    await page.getByRole('separator', { name: 'Width of “Vertical”' }).dblclick();
    await expect.poll(width).toBeLessThan(before + 60);
  });

  it('opens a row in a new tab by a middle click or with Ctrl, and not when its text is selected', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto(ketoSlim);
    await settled(page);
    const value = row(page, 'KetoSlim AT').getByText(/^(Active|Inactive|Draft)$/);
    const clicks: Parameters<typeof value.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
    for (const click of clicks) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), value.click(click)]);
      await tab.waitForURL('**/general');
      await tab.close();
    }
    const date = row(page, 'KetoSlim AT').locator('time');
    const box = await date.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 8);
    await page.mouse.up();
    expect(await page.evaluate(() => String(window.getSelection()))).toMatch(/^20/);
    expect(new URL(page.url()).pathname).toBe('/offers/all');
  });

  it.each([
    ['on a desk', { width: 1440, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ])('has no click target smaller than 24 pixels %s', async (_, viewport) => {
    const page = await signedIn(demoNetwork.admin, { viewport });
    await page.goto('/offers/all?orderBy=id:desc&limit=25&offset=0&accessType=1,3');
    await page.locator('main :is(tbody, ul) a').first().waitFor();
    await page.getByRole('group', { name: 'Filters' }).getByRole('combobox').waitFor();
    const small = await page
      .locator(
        'main :is(a, button, [role=button], [role=tab], [role=separator], .MuiCheckbox-root, .MuiChip-deleteIcon):visible',
      )
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.round(width) < 24 || Math.round(height) < 24
            ? [`${target.tagName} ${target.className} ${target.textContent} ${width}×${height}`]
            : [];
        }),
      );
    expect(small).toEqual([]);
  });

  it.each([
    ['the reason of a scheduled change', '/scheduled-changes'],
    ['what has come of a sync', '/customer-syncs/1/log'],
    ['the address of a postback', '/postback-logs/advertisers'],
  ])('has cards on a phone where %s wraps instead of being cut off', async (_, path) => {
    const page = await signedIn(demoNetwork.admin, { viewport: { width: 390, height: 844 } });
    await page.goto(path);
    const texts = page.locator('main li :is(a[href*="/"], dd > span)');
    await texts.first().waitFor();
    const cut = () =>
      texts.evaluateAll((all) =>
        all.flatMap((text) => {
          // Links among the values stay on one line.
          if (text.matches('dd a')) return [];
          const card = text.closest('li');
          if (!card) return ['drawn anew meanwhile'];
          const words = document.createRange();
          words.selectNodeContents(text);
          const isCut = text.scrollWidth > text.clientWidth && text.clientWidth > 0;
          const isBeyond = words.getBoundingClientRect().right > card.getBoundingClientRect().right;
          return isCut || isBeyond ? [text.textContent] : [];
        }),
      );
    await expect.poll(cut, { timeout: patience.wait }).toEqual([]);
  });

  it('has filters on a phone that fit the screen, including a range', async () => {
    const page = await signedIn(demoNetwork.admin, { viewport: { width: 390, height: 844 } });
    await page.goto('/offers/all?orderBy=id:desc&limit=25&offset=0&vertical=1&createdAtFrom=1700000000');
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('combobox', { name: 'Vertical' }).waitFor();
    await filters.getByRole('textbox', { name: 'Created to' }).waitFor();
    const edges = await filters
      .locator('button, .MuiFormControl-root')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    const card = await filters.boundingBox();
    expect(Math.max(...edges)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    // The button that removes a filter is below the one of the filter above.
    const crosses = await filters
      .getByRole('button', { name: /^Remove filter/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(crosses).size).toBe(1);
  });

  it('has cards on a phone that can be selected and sorted', async () => {
    const page = await signedIn(demoNetwork.admin, { viewport: { width: 390, height: 844 } });
    await page.goto('/advertisers/active?orderBy=id:desc&limit=25&offset=0');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
    await page.getByRole('button', { name: 'Descending order' }).click();
    await page.waitForURL('**orderBy=title:asc**');
    await page
      .getByRole('checkbox', { name: /^Select record/ })
      .first()
      .check();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const bar = await page.getByRole('toolbar', { name: 'Selected records' }).boundingBox();
    expect(Math.round(bar?.y ?? 0)).toBe(52);
  });
});
