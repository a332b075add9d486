/** Height in pixels of the header that every page of a signed-in user has. */
export const headerHeight = 52;

/** Top offset of what stays in sight below the header: a CSS length. */
export const belowHeader = `(var(--shell-top, 0px) + ${headerHeight}px)`;
