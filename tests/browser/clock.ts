import { renameSync, writeFileSync } from 'node:fs';

/** A clock that tests can set, for what happens days ahead. */
export interface Clock {
  /** What the product loads before anything else. */
  module: string;
  environment: Readonly<Record<string, string>>;
  /** Sets the product's time: seconds UTC, from which it runs on. */
  set(at: number): void;
}

/** @param file file that stores the clock's time */
export const createClock = (file: string): Clock => {
  const write = (ahead: number): void => {
    // Renamed into place so no reader sees half a number.
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
