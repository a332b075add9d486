import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoNetwork, demoPassword } from '../server/demo/signIns.ts';
import { launchChromium } from './chromium.ts';
import { pages, type Screen } from './screens/pages.ts';

/**
 * `npm run screens [part of a picture's name …]`: pictures of the running product (`npm start` in another terminal) in
 * both themes, both languages, on a desk and on a phone: docs/screens/offers.dark.ru.phone.png and its like.
 */

const address = `http://localhost:${process.env.PORT || '8080'}`;
const folder = process.env.SCREENS || join(import.meta.dirname, '../docs/screens');
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Look {
  theme: string;
  language: string;
  size: keyof typeof sizes;
}

const looks: Look[] = ['light', 'dark'].flatMap((theme) =>
  ['en', 'ru'].flatMap((language) => (['desk', 'phone'] as const).map((size) => ({ theme, language, size }))),
);

const wanted = process.argv.slice(2);
const nameOf = ({ name }: Screen, { theme, language, size }: Look): string => [name, theme, language, size].join('.');
const isWanted = (screen: Screen, look: Look): boolean =>
  wanted.length === 0 || wanted.some((part) => nameOf(screen, look).includes(part));

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** Until nothing is on its way, neither over the network nor into the page. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('.MuiSkeleton-root, [aria-busy=true]').first().waitFor({ state: 'detached' });
};

/** All pages of one person in one look, in one profile, so that he signs in once. */
const photograph = async (browser: Browser, screens: readonly Screen[], person: Screen['person'], look: Look): Promise<void> => {
  const context = await browser.newContext({ baseURL: address, viewport: sizes[look.size], reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'i18n_redirected', value: look.language, url: address }]);
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), look.theme);
  const page = await context.newPage();
  if (person) await signIn(page, demoNetwork[person]);
  for (const screen of screens) {
    await page.goto(screen.path);
    await settled(page);
    await screen.open?.(page);
    await page.screenshot({ path: join(folder, `${nameOf(screen, look)}.png`) });
  }
  await context.close();
};

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const look of looks) {
    const chosen = pages.filter((screen) => isWanted(screen, look));
    for (const [person, screens] of Map.groupBy(chosen, (screen) => screen.person)) {
      await photograph(browser, screens, person, look);
    }
  }
} finally {
  await browser.close();
}
