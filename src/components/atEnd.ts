/** How a button that moves something looks where it can't be moved further: it keeps the focus of keyboard users. */
export const atEnd = (is: boolean) => ({ opacity: is ? 0.35 : 1 });
