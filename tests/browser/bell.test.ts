import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { faults } from './barriers.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

it('the bell shows a notice live in all tabs over one connection, and opening it marks it read in each', async () => {
  const first = await signedIn(demoNetwork.affiliate2);
  let streams = 0;
  first.context().on('request', (request) => {
    if (request.url().endsWith('/stat/events')) streams += 1;
  });
  // Beside the export this person may be told of their new sign-in, sooner or later.
  const bell = (page: Page, isUnread: boolean) =>
    page.getByRole('button', { name: isUnread ? /^Notifications, unread: [12]$/ : /^Notifications$/ });
  const readAll = async (page: Page): Promise<void> => {
    const all = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Mark all as read' });
    if (await all.isVisible()) await all.click();
    await all.waitFor({ state: 'detached' });
  };
  await first.goto('/offers/all?orderBy=id:desc&limit=25&offset=0');
  await first.locator('table[aria-busy=false]').waitFor();
  await first.getByRole('button', { name: /^Notifications/ }).click();
  const list = first.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('heading', { name: 'Notifications' }).waitFor();
  await list.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await readAll(first);
  await first.keyboard.press('Escape');

  const second = await first.context().newPage();
  await second.goto('/campaigns/all?orderBy=id:desc&limit=25&offset=0');
  await second.locator('table[aria-busy=false]').waitFor();
  await second.getByRole('button', { name: /^Notifications/ }).waitFor();

  const exported = await first.request.post('/api/v1/stat/clicks/export', {
    headers: {
      authorization: `Bearer ${(await first.context().cookies()).find(({ name }) => name === 'token')?.value}`,
    },
  });
  expect(exported.status()).toBe(201);
  await bell(first, true).waitFor();
  await bell(second, true).waitFor();
  expect(streams).toBe(1);

  await bell(second, true).click();
  const opened = second.getByRole('dialog', { name: 'Notifications' });
  await opened.getByRole('link', { name: 'Your export is ready' }).first().waitFor();
  expect(await faults(second)).toEqual([]);
  await opened.getByRole('link', { name: 'Your export is ready' }).first().click();
  await second.waitForURL('**/reports/downloads');
  await second.getByRole('button', { name: /^Notifications/ }).click();
  await opened.getByRole('link', { name: 'Your export is ready' }).first().waitFor();
  expect(await opened.getByRole('button', { name: 'Mark as read: Your export is ready' }).count()).toBe(0);
  await readAll(second);
  await bell(first, false).waitFor();
  await second.keyboard.press('Escape');
  await bell(second, false).waitFor();
});
