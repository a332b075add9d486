import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { address, column } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

/** Clicks and counts the clicks. */
const clicking = () => {
  let count = 0;
  return {
    click: async (what: Locator, options?: Parameters<Locator['click']>[0]) => {
      await what.click(options);
      count += 1;
    },
    count: () => count,
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tabCount = async (page: Page, name: string) =>
  Number((await page.getByRole('tab', { name: new RegExp(`^${name}`) }).innerText()).replaceAll(/\D/g, ''));

describe('a change to many records', () => {
  it('deactivates ten offers and is undone, in seven clicks at most', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/active?orderBy=id:asc&limit=25&offset=0');
    const boxes = page.getByRole('checkbox', { name: /Select record/ });
    await boxes.nth(9).waitFor();
    const before = await column(page, 'Title');
    const { click, count } = clicking();
    await click(boxes.nth(0));
    await click(boxes.nth(9), { modifiers: ['Shift'] });
    await page.getByText('10 offers selected').waitFor();
    await click(button(page, 'Change status'));
    await click(page.getByRole('menuitem', { name: 'Inactive' }));
    await click(button(page, 'Undo'));
    await page.getByText('Status change undone').waitFor();
    expect(count()).toBeLessThanOrEqual(7);
    await expect.poll(() => column(page, 'Title')).toEqual(before);
  });

  it('runs as a job for everything that matches, reports its progress, and is undone', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/offers/active?orderBy=id:asc&limit=25&offset=0');
    await page.locator('tbody a').first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    const active = await tabCount(page, 'Active');
    await button(page, `Select all ${active}`).click();
    await page.getByText(`All ${active} selected`).waitFor();
    await button(page, 'Change status').click();
    await page.getByRole('menuitem', { name: 'Inactive' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `${active} offers` })
      .click();
    await page.getByText(`Updated: ${active} offers`).waitFor();
    await expect.poll(() => tabCount(page, 'Active')).toBe(0);
    await button(page, 'Undo').click();
    await page.getByText('Status change undone').waitFor();
    await expect.poll(() => tabCount(page, 'Active')).toBe(active);
  });
});

describe('a saved view', () => {
  it('is saved, shared and opened by a colleague in four clicks at most', async () => {
    const page = await signedIn(demoNetwork.admin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/offers/active?isHot=true&orderBy=title:asc&limit=10&offset=0');
    const { click, count } = clicking();
    await click(button(page, 'Saved views'));
    await page.getByRole('textbox', { name: 'View name' }).fill('Hot ones');
    await page.keyboard.press('Enter');
    await click(button(page, 'Actions for “Hot ones”'));
    await click(page.getByRole('menuitem', { name: 'Share and copy link' }));
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(count()).toBeLessThanOrEqual(4);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.reload();
    await button(page, 'Saved views: Hot ones').waitFor();
    const colleague = await signedIn(demoNetwork.manager);
    await colleague.goto(link);
    await button(colleague, 'Saved views: Hot ones').waitFor();
    expect(address(colleague)).toMatchObject({
      path: '/offers/active',
      query: { isHot: 'true', orderBy: 'title:asc', limit: '10' },
    });
  });
});
