/** Maximum width of a form in pixels; wider ones are hard to fill in. */
export const formWidth = 880;
