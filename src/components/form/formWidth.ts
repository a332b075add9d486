/** Lines longer than this are hard to fill in, in pixels. */
export const formWidth = 880;
