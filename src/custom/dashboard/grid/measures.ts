/** The grid of widgets, in pixels: the same whether it is looked at or changed. */
export const rowHeight = 36;
export const gap = 12;
