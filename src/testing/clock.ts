import { vi } from 'vitest';

/** Lets the clock go on from a moment, until mocks are restored. */
export const goTo = (moment: string): void => {
  const now = Date.now.bind(Date);
  const ahead = Date.parse(moment) - now();
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
};
