import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What a page shows while something of it is still to come. */
const unfinished = '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]';

/** Keeps the addresses of calls and chunks that a page still waits for. */
const watchRequests = (page: Page): (() => string[]) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // What tells of events as they come never ends.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) underWay.delete(response.request());
  });
  return () => [...underWay].map((request) => request.url());
};

/**
 * Follows links of a page as the router does, without loading the admin anew, and waits until the page is whole.
 * To be called before the page is opened.
 */
export const followIn = (page: Page): ((address: string) => Promise<void>) => {
  const underWay = watchRequests(page);
  return async (address) => {
    await goInPlace(page, address);
    await whole(page, underWay);
  };
};

const goInPlace = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // The router counts its entries, and holds one without a number for another site's.
    const { idx }: { idx?: unknown } = Object(history.state);
    const state = { usr: null, key: to, idx: Number(idx) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/** What of the page says that something is to come, once it has drawn what there is. */
const unfinishedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async (signs) => {
    // A page that moves on a machine with much to do is never idle.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 })));
    const found = [...document.querySelectorAll(signs)].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return document.querySelector('main')?.textContent ? found : ['an empty page', ...found];
  }, unfinished);

const whole = async (page: Page, underWay: () => string[]): Promise<void> => {
  let quiet = 0;
  const missing = async (): Promise<string[]> => {
    const found = [...underWay(), ...(await unfinishedOn(page)), ...underWay()];
    quiet = found.length > 0 ? 0 : quiet + 1;
    return quiet === 1 ? ['a second look'] : found;
  };
  await expect.poll(missing, { interval: 20 }).toEqual([]);
};
