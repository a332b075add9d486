/** A button beside a line of text: large enough to be hit, in a line no higher than others. */
export const besideText = { width: 24, height: 24, padding: 0, marginY: '-3px', flexShrink: 0 } as const;
