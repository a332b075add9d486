import { renameSync, writeFileSync } from 'node:fs';

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
  const write = (ahead: number): void => {
    // Renamed, so that nobody reads half a number.
    writeFileSync(`${file}.next`, String(ahead));
    renameSync(`${file}.next`, file);
  };
  write(0);
  return {
    module: new URL('moved-clock.ts', import.meta.url).href,
    environment: { TEST_CLOCK: file },
    set: (at) => write(at * 1000 - Date.now()),
  };
};
