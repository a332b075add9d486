import type { Page } from 'playwright-core';

/**
 * What of a list's table does not fit into the page: columns beyond its edge, and headings of which more than about a
 * letter is not shown, as letters are as wide as the fonts of the system. Nothing where there is no table.
 */
export const tableFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [head, body] = ['thead', 'tbody'].map((name) => document.querySelector(`main table ${name}`));
    if (!head || !body) return [];
    const cut = [...head.querySelectorAll<HTMLElement>('th :is(div, span)')]
      .filter((box) => getComputedStyle(box).webkitLineClamp !== 'none')
      .filter(
        (box) =>
          box.scrollHeight > box.clientHeight + 1 ||
          box.scrollWidth > box.clientWidth + 8 ||
          box.getBoundingClientRect().bottom > head.getBoundingClientRect().bottom + 1,
      )
      .map((box) => `“${box.innerText}” is cut`);
    const wide = body.scrollWidth > body.clientWidth ? [`${body.scrollWidth} of ${body.clientWidth} pixels`] : [];
    return [...wide, ...cut];
  });
