import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What a page shows while something of it is still to come. */
const unfinished = '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]';

/** Counts the calls and chunks that a page still waits for. */
const watchRequests = (page: Page): (() => number) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // What tells of events as they come never ends.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) underWay.delete(response.request());
  });
  return () => underWay.size;
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

/** Whether the page is empty or shows that something is to come, once it has drawn what there is. */
const isUnfinished = (page: Page): Promise<boolean> =>
  page.evaluate(async (signs) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    const main = document.querySelector('main');
    return !main?.textContent || document.querySelector(signs) !== null;
  }, unfinished);

const whole = async (page: Page, underWay: () => number): Promise<void> => {
  let quiet = 0;
  const isWhole = async (): Promise<boolean> => {
    const isBusy = underWay() > 0 || (await isUnfinished(page)) || underWay() > 0;
    quiet = isBusy ? 0 : quiet + 1;
    return quiet > 1;
  };
  await expect.poll(isWhole, { interval: 20 }).toBe(true);
};
