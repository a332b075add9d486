import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';

/** Bytes of JavaScript that a page has loaded. */
export interface Scripts {
  files: number;
  /** With each file gzipped. */
  gzip: number;
  /** As transferred, in the encoding that the server chose. */
  transferred: number;
}

/** Shows campaigns in a table. */
const list = '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a fresh profile with an empty cache. */
const openContext = (browser: Browser, site: string, storageState?: State): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...(storageState && { storageState }),
  });

/** Waits until the rows are there and the page responds: a record could be opened, searched for, or selected. */
const untilUsable = (page: Page): Promise<void> => page.locator('table[aria-busy=false] tbody tr a').first().waitFor();

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[type=submit]').click();
};

const scriptsOf = async (responses: readonly Response[]): Promise<Scripts> => {
  const scripts = responses.filter(
    (response) => response.ok() && response.headers()['content-type']?.includes('javascript'),
  );
  const sizes = await Promise.all(
    scripts.map(async (response) => {
      const { responseBodySize } = await response.request().sizes();
      return { gzip: gzipSync(await response.body()).length, transferred: responseBodySize };
    }),
  );
  const sum = (of: (size: (typeof sizes)[number]) => number): number =>
    sizes.reduce((total, size) => total + of(size), 0);
  return { files: scripts.length, gzip: sum(({ gzip }) => gzip), transferred: sum(({ transferred }) => transferred) };
};

/** The scripts loaded by a first-time visitor. */
export interface FirstVisit {
  /** When the sign-in page is there and nothing else is loading. */
  signIn: Scripts;
  /** When they have signed in and a list is usable. */
  list: Scripts;
}

/** Visits the address of a list for the first time and signs in. */
export const firstVisit = async (browser: Browser, site: string, email: string): Promise<FirstVisit> => {
  const context = await openContext(browser, site);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(list);
  await page.locator('[name=email]').waitFor();
  await page.waitForLoadState('networkidle');
  const before = await scriptsOf(responses);
  await signIn(page, email);
  await untilUsable(page);
  const after = await scriptsOf(responses);
  await context.close();
  return { signIn: before, list: after };
};

/** Milliseconds from navigation until a list is usable. */
export interface Waits {
  /** With an empty browser cache. */
  cold: number;
  /** With the scripts in the cache. */
  warm: number;
}

/** Opens the address of a list as a signed-in user in a fresh profile, and then again. */
export const timeVisit = async (browser: Browser, site: string): Promise<Waits> => {
  const door = await openContext(browser, site);
  const doorPage = await door.newPage();
  await doorPage.goto(list);
  await signIn(doorPage, demoNetwork.admin);
  await untilUsable(doorPage);
  const signedIn = await door.storageState();
  await door.close();

  const context = await openContext(browser, site, signedIn);
  const page = await context.newPage();
  const open = async (): Promise<number> => {
    const started = performance.now();
    await page.goto(list, { waitUntil: 'commit' });
    await untilUsable(page);
    return performance.now() - started;
  };
  const waits = { cold: await open(), warm: await open() };
  await context.close();
  return waits;
};
