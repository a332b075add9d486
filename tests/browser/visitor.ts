import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { demoPassword } from '../../server/demo/sign-ins.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { product } from './product.ts';
import { patience } from '../patience.ts';

/** Opens the product as a person does; every page is monitored, and any browser complaint fails the test. */
export interface Visitors {
  /** A fresh browser profile on the sign-in page. */
  stranger(options?: BrowserContextOptions): Promise<Page>;
  /** A fresh profile with a session as the form would have started it, on no page yet. */
  signedIn(email: string, options?: BrowserContextOptions): Promise<Page>;
  /** Declares responses with this status part of the test: Chromium logs each of them as an error. */
  expectAnswer(status: number): void;
  /** Declares complaints that contain this text part of the test. */
  expectComplaint(part: string): void;
}

/** One for all files of a worker, closed when the worker ends: it takes seconds to start. */
let chromium: Browser | undefined;
const running = async (): Promise<Browser> => {
  if (!chromium?.isConnected()) chromium = await launchChromium();
  return chromium;
};

/**
 * Call once per test file.
 * @param site address of the product to visit
 */
export const visitors = (site: () => string = () => product().site): Visitors => {
  let browser: Browser;
  let complaints: string[] = [];
  let expected: string[] = [];

  const hear = (message: ConsoleMessage): void => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const lost = (request: Request): void => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left aborts its pending requests.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`no answer: ${request.url()} ${reason}`);
  };
  const isExpected = (complaint: string): boolean => expected.some((part) => complaint.includes(part));

  const newcomer = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: site(),
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(patience.wait);
    const page = await context.newPage();
    page.on('console', hear);
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.stack ?? error.message}`));
    page.on('requestfailed', lost);
    return page;
  };

  beforeAll(async () => {
    browser = await running();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const page of browser.contexts().flatMap((context) => context.pages())) await tell(page);
    await Promise.all(browser.contexts().map((context) => context.close()));
    const unexpected = complaints.filter((complaint) => !isExpected(complaint));
    complaints = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });

  return {
    async stranger(options) {
      const page = await newcomer(options);
      await page.goto('/login');
      return page;
    },
    async signedIn(email, options) {
      const page = await newcomer(options);
      await beginSession(page, email, site());
      return page;
    },
    expectAnswer: (status) => void expected.push(`responded with a status of ${status} `),
    expectComplaint: (part) => void expected.push(part),
  };
};

/** Records what a page showed when its test failed. */
const tell = async (page: Page): Promise<void> => {
  const shown = await page.locator('main').ariaSnapshot({ timeout: 5_000 }).catch(String);
  console.error(`${page.url()}\n${shown.slice(0, 4_000)}`);
};

/** Gives the profile the cookies that signing in sets; the form has its own tests, and this saves two page loads. */
const beginSession = async (page: Page, email: string, url: string): Promise<void> => {
  const response = await page.request.post('/api/v1/login', { data: { email, password: demoPassword } });
  expect(response.status()).toBe(200);
  const { data }: { data: Record<'token' | 'refreshToken', string> } = await response.json();
  const cookie = (name: keyof typeof data) => ({ name, value: data[name], url, sameSite: 'Strict' as const });
  await page.context().addCookies([cookie('token'), cookie('refreshToken')]);
};

/** The token with which the person at a page calls the API; empty if nobody is signed in. */
export const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** Fills in the sign-in form and waits until the admin has opened. */
export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};
