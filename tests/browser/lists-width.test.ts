import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { resources } from '../../src/generated/resources.ts';
import { patience } from '../patience.ts';
import { followIn } from './follow.ts';
import { tokenOf, visitors } from './visitor.ts';

const { signedIn } = visitors();

/** Nobody has made a token or a creative yet, and no postback has gone out. */
const empty = ['profile/tokens', 'creatives', 'postback-logs/affiliates'];
const lists = Object.values<{ name: string; pages: readonly string[] }>(resources).flatMap(({ name, pages }) =>
  pages.includes('list') && !empty.includes(name) ? [name] : [],
);
/** Says of a click that it is invalid, so that the list of what was said of clicks has a row. */
const rejectClick = async (page: Page): Promise<void> => {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/v1/stat/clicks?clickStatus=1&limit=1', { headers })).json();
  const items = [{ id: data.items[0].id, clickStatus: 2, reason: 'fraud' }];
  expect((await page.request.patch('/api/v1/stat/clicks', { headers, data: { items } })).status()).toBe(200);
};

/** As its own name calls it in the account menu. */
const languages = { en: 'English', ru: 'Русский' } as const;
type Language = keyof typeof languages;

const speak = async (page: Page, language: Language): Promise<void> => {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Account|Учётная запись):/ })
    .click();
  await page.getByRole('menuitemradio', { name: languages[language] }).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.keyboard.press('Escape');
};

/** Headings of which more than about a letter is not shown: letters are as wide as the fonts of the system. */
const cutHeadings = (page: Page): Promise<string[]> =>
  page.locator('thead').evaluate((head) =>
    [...head.querySelectorAll<HTMLElement>('th :is(div, span)')]
      .filter((box) => getComputedStyle(box).webkitLineClamp !== 'none')
      .filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 ||
          box.scrollWidth > box.clientWidth + 8 ||
          box.getBoundingClientRect().bottom > head.getBoundingClientRect().bottom + 1,
      )
      .map((box) => box.innerText),
  );

it('lists show their default columns and headings whole without scrolling sideways on 1440 pixels, in either language', {
  timeout: patience.walk,
}, async () => {
  const wrong: string[] = [];
  const page = await signedIn(demoNetwork.admin);
  await rejectClick(page);
  const follow = followIn(page);
  await page.goto('/profile/about');
  const table = page.locator('table[aria-busy=false]');
  const none = page.getByText(/^No .+ (match|today yet)$|^Нет подходящих |^Сегодня ещё нет /);
  const all = page.getByRole('button', { name: /^(Clear filters|Сбросить фильтры)$/ }).last();
  const faults = async (): Promise<string[]> => {
    const [wide, shown] = await page.locator('tbody').evaluate((body) => [body.scrollWidth, body.clientWidth] as const);
    const cut = (await cutHeadings(page)).map((heading) => `“${heading}” is cut`);
    return wide > shown ? [`${wide} of ${shown} pixels`, ...cut] : cut;
  };
  const look = async (name: string, language: Language): Promise<void> => {
    let found = await faults();
    // Columns take their widths a moment after their words. What was wrong for so long is told at the end, with all else.
    if (found.length > 0)
      await expect
        .poll(async () => (found = await faults()))
        .toEqual([])
        .catch(() => undefined);
    wrong.push(...found.map((fault) => `${name} (${language}): ${fault}`));
  };
  let [spoken, other]: [Language, Language] = ['en', 'ru'];
  for (const name of lists) {
    await follow(`/${name}`);
    await table.or(none).first().waitFor();
    // Of what is listed by the day there is nothing yet soon after midnight.
    if (await none.isVisible()) await all.click();
    await table.waitFor();
    await look(name, spoken);
    await speak(page, other);
    [spoken, other] = [other, spoken];
    await table.waitFor();
    await look(name, spoken);
  }
  expect(wrong).toEqual([]);
});
