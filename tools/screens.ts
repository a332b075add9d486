import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoNetwork, demoPassword } from '../server/demo/signIns.ts';
import { launchChromium } from './chromium.ts';
import { pages, type Screen } from './screens/pages.ts';

/**
 * `npm run screens [part of a name …]`: pictures of the running product (`npm start` in another terminal) in both
 * themes, both languages, on a desk and on a phone, in docs/screens/.
 */

const address = `http://localhost:${process.env.PORT || '8080'}`;
const folder = join(import.meta.dirname, '../docs/screens');
const themes = ['light', 'dark'] as const;
const languages = ['en', 'ru'] as const;
const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const wanted = process.argv.slice(2);
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[type=submit]').click();
  await page.getByRole('navigation').first().waitFor({ state: 'attached' });
};

/** All pages of one person in one theme, language and size: one profile, so that he signs in once. */
const photograph = async (browser: Browser, person: Screen['person'], theme: string, language: string, size: keyof typeof widths): Promise<void> => {
  const context = await browser.newContext({ baseURL: address, viewport: widths[size], reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'i18n_redirected', value: language, url: address }]);
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  const page = await context.newPage();
  if (person) await signIn(page, demoNetwork[person]);
  for (const { name, path, open } of chosen.filter((screen) => screen.person === person)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await page.screenshot({ path: join(folder, `${name}.${theme}.${language}.${size}.png`) });
  }
  await context.close();
};

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const person of new Set(chosen.map((screen) => screen.person))) {
    for (const theme of themes) {
      for (const language of languages) {
        for (const size of Object.keys(widths) as (keyof typeof widths)[]) await photograph(browser, person, theme, language, size);
      }
    }
  }
} finally {
  await browser.close();
}
console.log(`${chosen.length * 8} pictures in ${folder}`);
