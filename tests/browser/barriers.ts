import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { patience } from '../patience.ts';
import { barriers, type Rules } from './axe.ts';
import { unfinished } from './follow.ts';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Waits until all of the page is there: its heading, which comes with its own code, and what it loads. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await finished(page);
};

/** Asked in the page, at each frame: a locator asks but twice a second. */
const finished = (page: Page): Promise<unknown> =>
  page.waitForFunction((signs) => document.querySelector(signs) === null, unfinished);

/** Waits until nothing moves, and every colour is in its place. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const underWay = (): Animation[] =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(underWay().map(({ finished }) => finished));
      // Some colours follow others, a frame later.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    } while (underWay().length > 0);
  });

/** Changes the theme, as another tab would, to the one that the page is not in. */
const inOtherTheme = async (page: Page): Promise<void> => {
  const theme = await page.evaluate(() => {
    const mode = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
    localStorage.setItem('theme', mode);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: mode }));
    return mode;
  });
  await page.locator(`html.${theme}`).waitFor();
  await still(page);
};

/** What opens over a page and keeps all else from being used meanwhile. */
const modal = '.MuiModal-root';

/** What keeps people from using the page, or what lies over it; the page below is looked at when nothing covers it. */
const inTheWay = async (page: Page, rules: Rules): Promise<string[]> => {
  const isCovered = (await page.locator(modal).filter({ visible: true }).count()) > 0;
  return barriers(page, { ...rules, ...(isCovered && { within: modal }) });
};

/** What reaches beyond the screen's edges: the page, or what lies over it. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('.MuiPaper-root, [role=listbox]')].flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isOver = part.closest('.MuiModal-root, .MuiPopper-root, .MuiSnackbar-root') !== null;
      return isOver && width > 0 && (left < 0 || Math.floor(right) > clientWidth)
        ? [`${part.className} from ${left} to ${right}`]
        : [];
    });
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} wide`] : []), ...parts];
  });

/** The same, once menus have had the time to find their place on a screen of another size. */
const overflow = async (page: Page): Promise<string[]> => {
  let found: string[] = [];
  const look = async (): Promise<void> => {
    found = await beyond(page);
    if (found.length === 0) return;
    // What opened beside something follows it when the window's size changes, but not when the page is laid out after that.
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    throw new Error(found.join('\n'));
  };
  // Some follow only once the window has kept its size for a while.
  await vi.waitFor(look, { timeout: patience.wait, interval: 1000 }).catch(() => undefined);
  return found;
};

/** Rules about colours, which are the same on a desk and on a phone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Look extends Pick<Rules, 'except'> {
  sizes?: readonly { width: number; height: number }[];
  /** Whether nobody looks at the page afterwards, so that its size and its theme may stay the last ones. */
  isLast?: boolean;
}

/**
 * What is wrong with the page and what lies over it, for axe and to the eye: on a desk and on a phone. Colours are judged
 * in the first size alone, in either theme, and nothing else is another matter there. The page is left as it
 * was, unless it is the last look at it.
 */
export const faults = async (
  page: Page,
  { sizes = [desk, phone], isLast = false, ...rules }: Look = {},
): Promise<string[]> => {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const [place, size] of sizes.entries()) {
    const except = [...(rules.except ?? []), ...(place > 0 ? ofColours : [])];
    await page.setViewportSize(size);
    await finished(page);
    await still(page);
    found.push(...(await overflow(page)).map((fault) => `at ${size.width} px: ${fault}`));
    found.push(...(await inTheWay(page, { ...rules, except })).map((fault) => `at ${size.width} px: ${fault}`));
    if (place > 0) continue;
    await inOtherTheme(page);
    const other = await inTheWay(page, { only: ofColours });
    found.push(...other.map((fault) => `at ${size.width} px, in the other theme: ${fault}`));
    if (!isLast) await inOtherTheme(page);
  }
  if (before && !isLast) await page.setViewportSize(before);
  return found;
};
