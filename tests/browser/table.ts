import type { Page } from 'playwright-core';

/**
 * What does not fit into the page in a list's table: columns beyond its edge, and headings with more than about a
 * letter hidden, as letter widths depend on the system's fonts. Empty if there is no table.
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
