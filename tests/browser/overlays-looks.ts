import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { desk, faults, settled, still } from './barriers.ts';
import { followIn } from './follow.ts';
import type { Overlays } from './overlays.ts';
import { visitors } from './visitor.ts';

/** Landmarks belong to the page: a menu over it, or a list of options, has none. */
export const over = { except: ['region'] };

/** Closes what lies over the page, if Escape closes it; returns whether nothing is left. */
const close = async (page: Page): Promise<boolean> => {
  const left = page.locator('.MuiModal-root, .MuiPopper-root').filter({ visible: true });
  for (let presses = 0; presses < 3 && (await left.count()) > 0; presses++) {
    await page.keyboard.press('Escape');
    await still(page);
  }
  return (await left.count()) === 0;
};

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/**
 * Goes from page to page by following links if nothing remains of what was opened over the previous one; otherwise
 * loads the page. Stays if the page is already open. Call before the first page.
 */
const goOn = (page: Page): ((path: string, isClear: boolean) => Promise<unknown>) => {
  const follow = followIn(page);
  return async (path, isClear) => {
    if (!isClear || !(await close(page))) await page.goto(path);
    else if (addressOf(page) !== path) await follow(path);
  };
};

/** The faults of each overlay that has any. */
const faultsOf = async (page: Page, overlays: Overlays): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  const go = goOn(page);
  let isClear = false;
  for (const [name, { path, open, size, isLasting = false }] of Object.entries(overlays)) {
    await page.setViewportSize(size ?? desk);
    await go(path, isClear);
    isClear = !isLasting;
    await settled(page);
    await open(page);
    const all = await faults(page, { ...over, isLast: true, ...(size && { sizes: [size] }) });
    if (all.length > 0) found[name] = all;
  }
  return found;
};

/** Call once per test file: opens these one after another and checks each for faults. */
export const describeOverlays = (where: string, overlays: Overlays): void => {
  const { signedIn } = visitors();
  describe('no barrier keeps anyone, in either theme, on a desktop or on a phone,', () => {
    it(`from using what opens ${where}`, { timeout: patience.walk }, async () => {
      const page = await signedIn(demoNetwork.admin);
      expect(await faultsOf(page, overlays)).toEqual({});
    });
  });
};
