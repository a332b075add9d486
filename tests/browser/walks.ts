import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/resources/index.ts';
import { followIn } from './follow.ts';
import { tokenOf, visitors } from './visitor.ts';
import { patience } from '../patience.ts';

/** As many rows of a list as show which links rows have. */
const withFewRows = (address: string): string => address.replace(/\blimit=\d+/, 'limit=10');

const refusals = ['You don’t have permission to do this', 'Page not found', 'An error occurred'];

/** What a page says, what it leads to, and how many lines of the menu say that one is there. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    links: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    current: document.querySelectorAll('nav[aria-label="Main navigation"] [aria-current=page]').length,
  }));

/** What is wrong with the page that a link has led to; undefined where it is one of those in the menu. */
const faultOf = ({ text, current }: Awaited<ReturnType<typeof readPage>>): string | undefined =>
  refusals.find((words) => text.includes(words)) ?? (current === 1 ? undefined : 'outside the menu');

/** What was wrong for so long is told at the end, with all else. */
const noted = () => undefined;

const statuses = new Set(resources.flatMap((entry) => ['all', ...(entry.statuses ?? [])]));

/**
 * The page of an address, whichever record it shows and however its list is narrowed: `/offers/#/general`. Lists of each
 * status are one page, and so are the history and the notes of all records. Further tabs of a record are the same below
 * another record as by themselves: `landings/#/sieve`.
 */
const kindOf = (address: string): string => {
  const parts = address
    .split('?')[0]!
    .replaceAll(/\/\d+(?=\/|$)/g, '/#')
    .split('/');
  const last = parts.at(-1) ?? '';
  if ((last === 'history' || last === 'notes') && parts.includes('#')) return `any ${last}`;
  const shown = statuses.has(last) ? parts.slice(0, -1) : parts;
  const record = shown.lastIndexOf('#');
  const isFurtherTab = record > 0 && record < shown.length - 1 && !['general', 'show'].includes(shown.at(-1) ?? '');
  return (isFurtherTab ? shown.slice(record - 1) : shown).join('/');
};

/** Follows links from the start on to every page they lead to. */
const walk = async (page: Page): Promise<{ addresses: Set<string>; wrong: string[] }> => {
  const kinds = new Set<string>();
  const addresses = new Set<string>();
  const wrong: string[] = [];
  const follow = followIn(page);
  await page.goto('/');
  // The start leads on to a page of the menu by itself.
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]').waitFor();
  const waiting = ['/', '/profile/about'].map((address) => ({ address, from: 'the start' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    addresses.add(address);
    if (kinds.has(kindOf(address))) continue;
    kinds.add(kindOf(address));
    await follow(withFewRows(address));
    // An address that leads on, as the start does, is judged by where it ends.
    let there = await readPage(page);
    const look = async () => faultOf((there = await readPage(page)));
    if (faultOf(there)) await expect.poll(look).toBeUndefined().catch(noted);
    const found = faultOf(there);
    if (found) wrong.push(`${address} (from ${from}): ${found}`);
    else waiting.push(...there.links.map((link) => ({ address: link, from: address })));
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
  const token = await tokenOf(page);
  const answers: string[] = [];
  for (const call of calls) {
    const answer = await page.request.get(call, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok()) answers.push(`${call}: ${answer.status()}`);
  }
  return answers;
};

/**
 * To be called once in a test file: walks as each of these people, `[who, email, fewest kinds of pages]`. A walk takes
 * minutes, so that those of several files go beside each other.
 */
export const describeWalks = (...people: readonly [string, string, number][]): void => {
  const { signedIn } = visitors();
  describe('no link leads to a refusal, to nothing or outside the menu', () => {
    it.each(people)('of %s', { timeout: patience.walk }, async (_, email, fewest) => {
      const page = await signedIn(email);
      const { addresses, wrong } = await walk(page);
      expect(wrong).toEqual([]);
      expect(new Set([...addresses].map(kindOf)).size).toBeGreaterThan(fewest);
      const records = recordsAt(addresses);
      expect(records.length).toBeGreaterThan(20);
      expect(await refused(page, records)).toEqual([]);
    });
  });
};
