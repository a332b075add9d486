import { writeFileSync } from 'node:fs';

/** A clock that tests move, for what happens at a moment that is days away. */
export interface Clock {
  /** What the product loads before anything else. */
  module: string;
  environment: Readonly<Record<string, string>>;
  /** Makes it this time for the product: seconds UTC, which go on from there. */
  set(at: number): void;
}

/** @param file that the clock's hands are kept in */
export const createClock = (file: string): Clock => {
  writeFileSync(file, '0');
  return {
    module: new URL('moved-clock.ts', import.meta.url).href,
    environment: { TEST_CLOCK: file },
    set: (at) => writeFileSync(file, String(at * 1000 - Date.now())),
  };
};
