import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What a page shows while part of it is still loading; the line along the top stays full for a moment after that. */
export const unfinished =
  '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]:is(:not([aria-valuenow]), [aria-label^=Loading]:not([aria-valuenow="100"]))';

/** Tracks the addresses of calls and chunks that a page still waits for. */
const watchRequests = (page: Page): (() => string[]) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // The event stream never ends.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) underWay.delete(response.request());
  });
  return () => [...underWay].map((request) => request.url());
};

/**
 * Follows links of a page as the router does, without reloading the admin, and waits until the page is complete. Call
 * before the page is opened.
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
    // The router counts its entries, and takes one without a number for another site's.
    const { idx } = (history.state ?? {}) as { idx?: unknown };
    const state = { usr: null, key: to, idx: Number(idx) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/** The parts of the page that are still loading, once it has stayed unchanged for a while. */
const unfinishedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async (signs) => {
    await new Promise<void>((resolve) => {
      // Code that has arrived runs, and what it renders is drawn, only after its call has ended.
      const still = 50;
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, still);
      });
      const end = () => {
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(end, still);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      // Some pages never stop changing.
      setTimeout(end, 1000);
    });
    // A page that is drawn in slices changes at the end of them; an animated one on a busy machine is never idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    const found = [...document.querySelectorAll(signs)].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return document.querySelector('main')?.textContent ? found : ['an empty page', ...found];
  }, unfinished);

const whole = async (page: Page, underWay: () => string[]): Promise<void> => {
  const missing = async (): Promise<string[]> => [...underWay(), ...(await unfinishedOn(page)), ...underWay()];
  await expect.poll(missing, { interval: 20 }).toEqual([]);
};
