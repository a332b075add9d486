import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { resources } from '../../src/resources/index.ts';
import { visitors } from './visitor.ts';
import { patience } from '../patience.ts';

const { signedIn } = visitors();

/** What a page shows while something of it is still to come. */
const unfinished = '.MuiSkeleton-root, [aria-busy=true], [role=progressbar]';

/** Counts the calls and chunks that a page still waits for. */
const watchRequests = (page: Page): (() => number) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size;
};

/** Follows a link as the router does, without loading the admin anew, and waits until the page is whole. */
const follow = async (page: Page, address: string, underWay: () => number): Promise<void> => {
  await page.evaluate((to) => {
    // The router counts its entries, and holds one without a number for another site's.
    const { idx }: { idx?: unknown } = Object(history.state);
    const state = { usr: null, key: to, idx: Number(idx) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  let quiet = 0;
  const isWhole = async (): Promise<boolean> => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
    const isEmpty = (await page.locator('main').innerText()) === '';
    const isBusy = isEmpty || underWay() > 0 || (await page.locator(unfinished).count()) > 0;
    quiet = isBusy ? 0 : quiet + 1;
    return quiet > 2;
  };
  await expect.poll(isWhole, { interval: 20 }).toBe(true);
};

const refusals = ['You don’t have permission to do this', 'Page not found', 'An error occurred'];

/** What is wrong with the page that a link has led to; undefined where it is one of those in the menu. */
const fault = async (page: Page): Promise<string | undefined> => {
  const text = await page.locator('body').innerText();
  const said = refusals.find((words) => text.includes(words));
  if (said) return said;
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  return (await menu.locator('[aria-current=page]').count()) === 1 ? undefined : 'outside the menu';
};

/** What was wrong for so long is told at the end, with all else. */
const noted = () => undefined;

const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The page of an address, whichever record it shows and however its list is narrowed: `/offers/#/general`. */
const kindOf = (address: string): string => address.split('?')[0]!.replaceAll(/\/\d+(?=\/|$)/g, '/#');

/** Follows links from the start on to every page they lead to. */
const walk = async (page: Page): Promise<{ addresses: Set<string>; wrong: string[] }> => {
  const kinds = new Set<string>();
  const addresses = new Set<string>();
  const wrong: string[] = [];
  const underWay = watchRequests(page);
  await page.goto('/');
  // The start leads on to a page of the menu by itself.
  await page.locator('nav [aria-current=page]').waitFor();
  const waiting = ['/', '/profile/about'].map((address) => ({ address, from: 'the start' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    addresses.add(address);
    if (kinds.has(kindOf(address))) continue;
    kinds.add(kindOf(address));
    await follow(page, address, underWay);
    // An address that leads on, as the start does, is judged by where it ends.
    await expect
      .poll(() => fault(page))
      .toBeUndefined()
      .catch(noted);
    const found = await fault(page);
    if (found) wrong.push(`${address} (from ${from}): ${found}`);
    else waiting.push(...(await linksOn(page)).map((link) => ({ address: link, from: address })));
  }
  return { addresses, wrong };
};

const longestFirst = resources.toSorted((one, other) => other.name.length - one.name.length);

/** The records that addresses lead to, as paths of their calls. */
const recordsAt = (addresses: Iterable<string>): string[] => {
  const records = [...addresses].flatMap((address) => {
    const [path = ''] = address.slice(1).split('?');
    const entry = longestFirst.find(({ name }) => path.startsWith(`${name}/`));
    const [id = ''] = entry ? path.slice(entry.name.length + 1).split('/') : [];
    return entry && /^\d+$/.test(id) ? [`/api/v1/${entry.path}/${id}?fields=id`] : [];
  });
  return [...new Set(records)];
};

/** Those of the calls that are not answered with a record. */
const refused = async (page: Page, calls: readonly string[]): Promise<string[]> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answers: string[] = [];
  for (const call of calls) {
    const answer = await page.request.get(call, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok()) answers.push(`${call}: ${answer.status()}`);
  }
  return answers;
};

describe('no link leads to a refusal, to nothing or outside the menu', () => {
  it.each([
    ['an affiliate', demoNetwork.affiliate, 10],
    ['an advertiser member', demoNetwork.advertiserMember, 15],
    ['an advertiser manager', demoNetwork.advertiserManager, 20],
    ['a manager', demoNetwork.manager, 30],
    ['an administrator', demoNetwork.admin, 40],
  ])('of %s', { timeout: patience.walk }, async (_, email, fewest) => {
    const page = await signedIn(email);
    const { addresses, wrong } = await walk(page);
    expect(wrong).toEqual([]);
    expect(new Set([...addresses].map(kindOf)).size).toBeGreaterThan(fewest);
    const records = recordsAt(addresses);
    expect(records.length).toBeGreaterThan(20);
    expect(await refused(page, records)).toEqual([]);
  });
});
