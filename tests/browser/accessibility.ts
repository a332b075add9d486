import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { desk, faults, settled } from './barriers.ts';
import { followIn } from './follow.ts';
import { visitors } from './visitor.ts';

/**
 * Pages as first shown, opened one after another in one profile: a name and an address each. Ten rows are enough to
 * show what rows contain.
 */
export type Pages = Readonly<Record<string, string>>;

/** An address without a page. */
export const nowhere = '/nothing/here';

type Open = (path: string) => Promise<unknown>;

/** Opens pages behind sign-in one after another by following links, so the admin starts only once for all of them. */
export const insideOf = async (page: Page): Promise<Open> => {
  const follow = followIn(page);
  await page.goto('/profile/about');
  await settled(page);
  return async (path) => {
    await follow(path);
    await settled(page);
  };
};

export const anewIn =
  (page: Page): Open =>
  async (path) => {
    await page.goto(path);
    await settled(page);
  };

/** The faults of each page that has any. */
export const faultsOf = async (page: Page, pages: Pages, open: Open): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(pages)) {
    await page.setViewportSize(desk);
    await open(path);
    const all = await faults(page, { isLast: true });
    if (path !== nowhere && (await page.getByText('This page could not be found').isVisible()))
      all.push(`${path} is not there`);
    if (all.length > 0) found[name] = all;
  }
  return found;
};

/** Call once per test file: checks each of these pages as an administrator. */
export const describeStaffPages = (which: string, pages: Pages): void => {
  const { signedIn } = visitors();
  describe('no barrier keeps anyone, in either theme or on a phone,', () => {
    it(`from using ${which}`, { timeout: patience.walk }, async () => {
      const page = await signedIn(demoNetwork.admin);
      expect(await faultsOf(page, pages, await insideOf(page))).toEqual({});
    });
  });
};
