/**
 * How long tests wait for what ought to come, in milliseconds. No test judges a duration: these only end what hangs, and
 * leave a loaded machine its time. Nothing waits by a limit of its own.
 */
export const patience = {
  /** For one thing to appear, to be answered, or to become true. */
  wait: 60_000,
  /** For a test, and for what is made ready before some. */
  test: 300_000,
  /** For a test that goes through all pages, or builds a product of its own. */
  walk: 900_000,
} as const;
