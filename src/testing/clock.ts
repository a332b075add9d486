import { vi } from 'vitest';

/** The real clock, regardless of later mocks. */
const now = Date.now.bind(Date);

/** Lets the clock run on from a moment, until mocks are restored. */
export const goTo = (moment: string): void => {
  const ahead = Date.parse(moment) - now();
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
};
