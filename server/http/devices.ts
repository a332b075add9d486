import Bowser from 'bowser';

/** What someone signs in with, as claimed by the browser. */
export interface Device {
  /** `Firefox`, `Chrome`. */
  browser: string | null;
  /** `Windows`, `iOS`. */
  system: string | null;
}

/** Reads a `User-Agent` header. Versions are left out: an updated browser is still the same one. */
export const deviceOf = (userAgent: string | null): Device => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
};
