/** Height of the header that every page of a signed-in user has, in pixels. */
export const headerHeight = 52;

/** Where what stays in sight below the header stands: a length of CSS. */
export const belowHeader = `(var(--shell-top, 0px) + ${headerHeight}px)`;
