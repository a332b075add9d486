import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { resources } from '../../src/generated/resources.ts';
import { patience } from '../patience.ts';
import { followIn } from './follow.ts';
import { product } from './product.ts';
import { tableFaults } from './table.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn } = visitors();

/** No token or creative exists yet, and no postback has been sent. */
const empty = ['profile/tokens', 'creatives', 'postback-logs/affiliates'];
/** The lists an administrator sees; the walks along links check them in English. */
const lists = Object.values<{ name: string; pages: readonly string[] }>(resources).flatMap(({ name, pages }) =>
  pages.includes('list') && !empty.includes(name) ? [name] : [],
);
/** Marks a click as invalid so that the list of click verdicts has a row. */
const rejectClick = async (page: Page): Promise<void> => {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/v1/stat/clicks?clickStatus=1&limit=1', { headers })).json();
  const items = [{ id: data.items[0].id, clickStatus: 2, reason: 'fraud' }];
  expect((await page.request.patch('/api/v1/stat/clicks', { headers, data: { items } })).status()).toBe(200);
};

it('lists show their default columns and headings in full without scrolling sideways at 1440 pixels, in Russian too', {
  timeout: patience.walk,
}, async () => {
  const wrong: string[] = [];
  const page = await signedIn(demoNetwork.admin);
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: product().site }]);
  await rejectClick(page);
  const follow = followIn(page);
  await page.goto('/profile/about');
  const table = page.locator('table[aria-busy=false]');
  const none = page.getByText(/^Нет подходящих |^Сегодня ещё нет /);
  const all = page.getByRole('button', { name: 'Сбросить фильтры' }).last();
  for (const name of lists) {
    await follow(`/${name}`);
    await table.or(none).first().waitFor();
    // Lists by day may still be empty shortly after midnight.
    if (await none.isVisible()) await all.click();
    await table.waitFor();
    let found = await tableFaults(page);
    // Columns get their widths a moment after their text. What stays wrong is reported at the end with everything else.
    if (found.length > 0)
      await expect
        .poll(async () => (found = await tableFaults(page)))
        .toEqual([])
        .catch(() => undefined);
    wrong.push(...found.map((fault) => `${name}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});
