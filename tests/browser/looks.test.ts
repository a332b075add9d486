import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { settled } from './barriers.ts';
import { visitors } from './visitor.ts';

const { stranger, signedIn } = visitors();

describe('with forced system colours', () => {
  const outlines = (page: Page, role: 'tab' | 'link', within: string) =>
    page
      .locator(within)
      .getByRole(role)
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const isCurrent = one.getAttribute('aria-selected') === 'true' || one.getAttribute('aria-current') === 'page';
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          const isMarked = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
          return isCurrent === isMarked ? [] : [`${one.textContent}: ${outlineWidth} ${outlineStyle}`];
        }),
      );

  it.each([
    ['the tabs of statuses', '/offers/active?orderBy=id:desc&limit=10&offset=0', 'tab', '[aria-label=Statuses]'],
    ['the tabs of a record', '/offers/12/landings', 'tab', '[aria-label=Sections]'],
    ['the tabs of the settings', '/settings/roles', 'tab', '[role=tablist][aria-label=Settings]'],
    ['the menu', '/campaigns/active', 'link', 'nav[aria-label="Main navigation"]'],
  ] as const)('%s still show which one is open', async (_, path, role, within) => {
    const page = await signedIn(demoNetwork.admin, { forcedColors: 'active' });
    await page.goto(path);
    await settled(page);
    await page.locator(within).waitFor();
    expect(await outlines(page, role, within)).toEqual([]);
  });
});

describe('the theme', () => {
  const isIn = (page: Page, theme: string) => page.locator(`html.${theme}`).waitFor();
  const choose = async (page: Page, theme: string) => {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    await page.keyboard.press('Escape');
  };

  it('follows the system as it changes, until someone chooses one, and again once they choose “system”', async () => {
    const page = await signedIn(demoNetwork.admin, { colorScheme: 'light' });
    await page.goto('/offers/active');
    await isIn(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await isIn(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await isIn(page, 'light');

    await choose(page, 'Dark');
    await isIn(page, 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    await isIn(page, 'dark');
    await page.reload();
    await settled(page);
    await isIn(page, 'dark');

    await choose(page, 'System theme');
    await isIn(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await isIn(page, 'dark');
  });

  it('is the system’s before a person signs in', async () => {
    const page = await stranger({ colorScheme: 'dark' });
    await isIn(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await isIn(page, 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).not.toBe('dark');
  });
});

it('nothing animates forever when reduced motion is preferred, even while a list loads', async () => {
  const page = await signedIn(demoNetwork.admin, { reducedMotion: 'reduce' });
  await page.route('**/user/offers?*', () => undefined);
  await page.goto('/offers/active', { waitUntil: 'commit' });
  await page.locator('table[aria-busy=true] .MuiSkeleton-root').first().waitFor();
  const endless = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
  );
  expect(endless).toBe(0);
});

it('the line below the table header extends to the last column, which has no heading', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/affiliate-billing/invoices/1/general');
  await settled(page);
  const table = page.getByRole('table', { name: 'Lines' });
  await table.waitFor();
  const lines = await table
    .locator('thead tr > *')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomWidth));
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines)).toEqual(new Set(['1px']));
});

it('a chart never overflows its container while that becomes narrower', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/finance');
  const chart = page.getByRole('img', { name: 'Profit and cash by month' });
  await chart.locator('svg').waitFor();
  const isBeyond = await chart.evaluate((box) => {
    document.querySelector('main')!.style.paddingRight = '300px';
    const { right, top, height } = box.getBoundingClientRect();
    // Checked in the same tick: the chart is notified later.
    return box.contains(document.elementFromPoint(right + 60, top + height / 2));
  });
  expect(isBeyond).toBe(false);
});
