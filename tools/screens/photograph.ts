import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import type { Look } from './looks.ts';
import type { Screen } from './screen.ts';

/** The quality on WebP's own scale: text stays sharp, and a picture takes a quarter of its size as PNG. */
const quality = 82;

/** Returns the name of a picture's file: `offers.dark.webp`. */
export const pictureName = ({ name }: Screen, { suffix }: Look): string => `${name}${suffix}.webp`;

const eventStream = '/api/v1/stat/events';

/** Returns the pending requests of a page, except the stream of events, which stays open. */
const requestsUnderWay = (page: Page): ReadonlySet<Request> => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== eventStream) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
};

/** The milliseconds within which a page must settle. */
const timeout = 30_000;

/** Waits until nothing is being loaded or added to the page, and its text has stayed the same for a while. */
const settled = async (page: Page, underWay: ReadonlySet<Request>): Promise<void> => {
  await page.locator('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]').first().waitFor({ state: 'detached' });
  const until = Date.now() + timeout;
  for (let said = '', looks = 0; looks < 4; looks += 1) {
    if (Date.now() > until) {
      const requests = [...underWay].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(
        `after ${timeout / 1000} s ${requests.join(', ') || 'the text of the page'} has not come to rest`,
      );
    }
    await page.waitForTimeout(120);
    const now = await page.locator('body').innerText();
    if (now !== said || underWay.size > 0) looks = 0;
    said = now;
  }
};

const takePicture = async (page: Page, file: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await devtools.detach();
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** The milliseconds within which statistics have copied the demo's initial data. */
const copied = 300_000;

/** Waits until statistics have counted everything: right after the first start they are still being built. */
const counted = async (page: Page): Promise<void> => {
  const figures = page.waitForResponse((response) => response.url().includes('/stat/dashboard') && response.ok(), {
    timeout: copied,
  });
  await page.goto('/');
  await figures;
};

export interface Session {
  browser: Browser;
  /** The product's address. */
  site: string;
  /** The folder for the pictures. */
  folder: string;
  look: Look;
  person: Screen['person'];
  screens: readonly Screen[];
}

/**
 * Takes pictures of the screens of one person in one look, in one browser profile, so that they sign in once. Returns
 * the errors of those that failed.
 */
export const photograph = async ({ browser, site, folder, look, person, screens }: Session): Promise<string[]> => {
  const { theme, language, size } = look;
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Riga',
  });
  await context.addCookies([{ name: 'i18n_redirected', value: language, url: site }]);
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    const underWay = requestsUnderWay(page);
    if (person) await signIn(page, demoNetwork[person]);
    if (person === 'admin') await counted(page);
    for (const screen of screens) {
      const name = pictureName(screen, look);
      try {
        await screen.prepare?.(page);
        await page.goto(screen.path);
        await settled(page, underWay);
        await screen.open?.(page);
        await settled(page, underWay);
        await takePicture(page, join(folder, name));
      } catch (error) {
        faults.push(`${name}, at ${page.url()}: ${String(error)}`);
      }
      await page.unrouteAll();
    }
  } finally {
    await context.close();
  }
  return faults;
};
