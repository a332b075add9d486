import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { faults } from './barriers.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn } = visitors();

const title = 'Your export is ready';
const until = { timeout: patience.wait };
const openBell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();
/** What the open bell shows about exports, newest first. */
const exported = (page: Page) =>
  page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });

// The bell has other notices too, such as this sign-in, so only exports are considered.
it('the bell shows a notice live in all tabs over one connection, and opening it marks it read in each', async () => {
  const first = await signedIn(demoNetwork.affiliate2);
  // Only open connections count: one begun by the previous page ends with it.
  const streams = new Set<Request>();
  first.context().on('request', (request) => {
    if (request.url().endsWith('/stat/events')) streams.add(request);
  });
  first.context().on('requestfailed', (request) => void streams.delete(request));
  first.context().on('requestfinished', (request) => void streams.delete(request));
  await first.goto('/offers/all?orderBy=id:desc&limit=25&offset=0');
  await first.locator('table[aria-busy=false]').waitFor();
  const answered = first.waitForResponse((response) =>
    /\/user\/notifications\/personal\/\d+\?limit=/.test(response.url()),
  );
  await openBell(first);
  await (await answered).finished();
  const bell = first.getByRole('dialog', { name: 'Notifications' });
  await bell.getByText('No notifications yet').or(bell.getByRole('listitem')).first().waitFor();
  const before = await exported(first).count();

  const second = await first.context().newPage();
  await second.goto('/campaigns/all?orderBy=id:desc&limit=25&offset=0');
  await second.locator('table[aria-busy=false]').waitFor();

  const token = await tokenOf(first);
  const headers = { authorization: `Bearer ${token}` };
  expect((await first.request.post('/api/v1/stat/clicks/export', { headers })).status()).toBe(201);
  await expect.poll(() => exported(first).count(), until).toBe(before + 1);
  await second.getByRole('button', { name: /^Notifications, unread: \d+$/ }).waitFor();
  await openBell(second);
  await exported(second).nth(before).waitFor();
  await expect.poll(() => streams.size, until).toBe(1);
  expect(await faults(second)).toEqual([]);

  const toRead = (page: Page) =>
    exported(page)
      .first()
      .getByRole('button', { name: `Mark as read: ${title}` });
  await toRead(first).waitFor();
  await exported(second).first().getByRole('link', { name: title }).click();
  await second.waitForURL('**/reports/downloads');
  await toRead(first).waitFor({ state: 'detached' });
  await openBell(second);
  await exported(second).first().waitFor();
  // The previous content shows until the new data has been read.
  await toRead(second).waitFor({ state: 'detached' });
});
