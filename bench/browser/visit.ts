import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';

/** Bytes of JavaScript a page has fetched. */
export interface Scripts {
  files: number;
  /** As gzip packs each file. */
  gzip: number;
  /** As they came over the wire, in whatever coding the server chose. */
  transferred: number;
}

/** Shows campaigns in a table. */
const list = '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A fresh profile, with nothing in its cache. */
const openContext = (browser: Browser, site: string, storageState?: State): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...(storageState && { storageState }),
  });

/** The rows are there and the page answers: a record could be opened, searched for, or chosen. */
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

/** The scripts that someone has fetched who comes for the first time. */
export interface FirstVisit {
  /** When the page to sign in on is there and nothing else is on its way. */
  signIn: Scripts;
  /** When they have signed in and a list can be used. */
  list: Scripts;
}

/** Someone who comes for the first time opens the address of a list and signs in. */
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

/** Milliseconds from navigation until a list can be used. */
export interface Waits {
  /** With nothing in the browser's cache. */
  cold: number;
  /** With the scripts in it. */
  warm: number;
}

/** Someone who is signed in opens the address of a list, in a fresh profile, and again. */
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
