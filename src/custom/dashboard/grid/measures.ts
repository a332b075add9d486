/** The grid of widgets, in pixels: the same for viewing and editing. */
export const rowHeight = 36;
export const gap = 12;
