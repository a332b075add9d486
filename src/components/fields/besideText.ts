/** A button next to a line of text: large enough to hit, without making the line taller. */
export const besideText = { width: 24, height: 24, padding: 0, marginY: '-3px', flexShrink: 0 } as const;
