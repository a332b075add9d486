/** Whether a click counts, by the ids used in the API. */
export const clickStatus = { valid: 1, invalid: 2 } as const;

export type ClickStatus = (typeof clickStatus)[keyof typeof clickStatus];
