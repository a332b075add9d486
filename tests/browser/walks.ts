import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resources as generated } from '../../src/generated/resources.ts';
import { resources } from '../../src/resources/index.ts';
import { followIn } from './follow.ts';
import { tableFaults } from './table.ts';
import { tokenOf, visitors } from './visitor.ts';
import { patience } from '../patience.ts';

/** Enough rows of a list to show which links rows have. */
const withFewRows = (address: string): string => address.replace(/\blimit=\d+/, 'limit=10');

const refusals = ['You do not have the required access level', 'This page could not be found', 'An error occurred'];

/** Menu lines for areas with several lists, which open the first list. */
const areas = ['Lists', 'Clicks', 'Postback logs'];

/** What a page says and links to, and the menu lines: the name of each and whether it is marked as current. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
    // What opens beside the admin is no page of it, such as the API reference.
    links: [...document.querySelectorAll('a[href^="/"]:not([target="_blank"])')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    lines: [...document.querySelectorAll<HTMLElement>('nav[aria-label="Main navigation"] a[href^="/"]')].map(
      (line) => ({
        // A badge next to a line's name is not part of any heading.
        name: line.innerText.split('\n')[0] ?? '',
        to: line.getAttribute('href') ?? '',
        isCurrent: line.getAttribute('aria-current') === 'page',
      }),
    ),
  }));

type Shown = Awaited<ReturnType<typeof readPage>>;

/** What is wrong with a page's heading: each page has exactly one, and a page in the menu is named like its line. */
const headingFault = (address: string, { headings, lines }: Shown): string | undefined => {
  const line = lines.find(({ to, name }) => to === address && name !== 'Back to main menu');
  if (headings.length !== 1) return `the headings ${headings.join(', ')}`;
  const isNamed = !line || areas.includes(line.name) || line.name === headings[0];
  return isNamed ? undefined : `“${headings[0]}” for the line “${line.name}”`;
};

const listAddresses = new Set(Object.values(generated).map(({ name }) => `/${name}`));

/** What is wrong with the page that a link has led to; undefined if it is complete and one of those in the menu. */
const faultOf = async (
  page: Page,
  address: string,
): Promise<{ fault: string | undefined; links: string[]; lines: string[] }> => {
  const shown = await readPage(page);
  const refusal = refusals.find((words) => shown.text.includes(words));
  const outside = shown.lines.filter(({ isCurrent }) => isCurrent).length === 1 ? undefined : 'outside the menu';
  const [table] = listAddresses.has(kindOf(address)) ? await tableFaults(page) : [];
  const lines = shown.lines.map(({ to }) => to);
  return { fault: refusal ?? outside ?? headingFault(address, shown) ?? table, links: shown.links, lines };
};

/** Faults that persist are reported at the end with everything else. */
const noted = () => undefined;

const statuses = new Set(resources.flatMap((entry) => ['all', ...(entry.statuses ?? [])]));

/**
 * The kind of page an address opens, regardless of record and filters: `/offers/#/general`. Lists of each status are
 * one page, and so are the history and the notes of all records. Further tabs of a record are the same below another
 * record as on their own: `landings/#/sieve`.
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

/** Follows links from the start page to every page they lead to, and every menu line regardless of its kind. */
const walk = async (page: Page): Promise<{ addresses: Set<string>; wrong: string[] }> => {
  const kinds = new Set<string>();
  const addresses = new Set<string>();
  const lines = new Set<string>();
  const wrong: string[] = [];
  const follow = followIn(page);
  await page.goto('/');
  // The start page redirects to a page of the menu.
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]').waitFor();
  const waiting = ['/', '/profile/about'].map((address) => ({ address, from: 'the start' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    const isSeen = kinds.has(kindOf(address)) && (addresses.has(address) || !lines.has(address));
    addresses.add(address);
    if (isSeen) continue;
    kinds.add(kindOf(address));
    await follow(withFewRows(address));
    // An address that redirects, as the start page does, is judged by where it ends.
    let there = await faultOf(page, address);
    const look = async () => (there = await faultOf(page, address)).fault;
    if (there.fault) await expect.poll(look).toBeUndefined().catch(noted);
    for (const line of there.lines) lines.add(line);
    if (there.fault) wrong.push(`${address} (from ${from}): ${there.fault}`);
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

/** Those of the calls that do not return a record. */
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
 * Call once per test file: walks as each of these people, `[who, email, fewest kinds of pages]`. A walk takes minutes,
 * so walks of different files run in parallel.
 */
export const describeWalks = (...people: readonly [string, string, number][]): void => {
  const { signedIn } = visitors();
  describe('every link leads to a page with one heading, a place in the menu and a table that fits', () => {
    it.each(people)('for %s', { timeout: patience.walk }, async (_, email, fewest) => {
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
