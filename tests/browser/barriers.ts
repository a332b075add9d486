import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { patience } from '../patience.ts';
import { barriers, type Rules } from './axe.ts';
import { unfinished } from './follow.ts';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Waits until the whole page is there: its heading, which comes with its own code, and the data it loads. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await finished(page);
};

/** Polls within the page on every frame: a locator polls only twice a second. */
const finished = (page: Page): Promise<unknown> =>
  page.waitForFunction((signs) => document.querySelector(signs) === null, unfinished);

/** Waits until all animations have ended and every colour is final. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const underWay = (): Animation[] =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(underWay().map(({ finished }) => finished));
      // Some colours follow others a frame later.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    } while (underWay().length > 0);
  });

/** Switches the page to its other theme, as another tab would. */
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

/** Something that opens over a page and blocks everything else meanwhile. */
const modal = '.MuiModal-root';

/** What keeps people from using the page, or what covers it; the page below is checked only when nothing covers it. */
const inTheWay = async (page: Page, rules: Rules): Promise<string[]> => {
  const isCovered = (await page.locator(modal).filter({ visible: true }).count()) > 0;
  return barriers(page, { ...rules, ...(isCovered && { within: modal }) });
};

/** What extends beyond the edges of the screen: the page, or what lies over it. */
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

/** The same, once menus have had time to reposition on a screen of another size. */
const overflow = async (page: Page): Promise<string[]> => {
  let found: string[] = [];
  const look = async (): Promise<void> => {
    found = await beyond(page);
    if (found.length === 0) return;
    // What is anchored to something follows it when the window is resized, but not when the page is laid out after
    // that.
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    throw new Error(found.join('\n'));
  };
  // Some follow only after the window has kept its size for a while.
  await vi.waitFor(look, { timeout: patience.wait, interval: 1000 }).catch(() => undefined);
  return found;
};

/** Rules about colours, which are the same on desktop and phone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Look extends Pick<Rules, 'except'> {
  sizes?: readonly { width: number; height: number }[];
  /** Whether the page is not looked at afterwards, so its size and theme need not be restored. */
  isLast?: boolean;
}

/**
 * Everything wrong with the page and what lies over it, according to axe and to the eye, on desktop and phone. Colours
 * are checked only at the first size, in both themes; the other theme is checked for nothing else. The page is restored
 * afterwards, unless this is the last look at it.
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
