import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { kindForms } from './tests/forms/kinds/plugin.ts';
import { patience } from './tests/patience.ts';

// React, its styles and its router as users get them (D1228).
process.env['NODE_ENV'] = 'production';

const limits = {
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
};

/**
 * One more than there are cores, as each waits now and then (D1225), but few enough that one database can serve their
 * connections.
 */
const workers = Math.min(availableParallelism() + 1, 5);

/** The folders and files that take long, in part because what they test waits. */
const long = [
  /tests\/(regeneration|forms|contract)\//,
  /tests\/server\/conversions\/(conversion-caps|customer-sync|customer-sync-rounds|synchronization)\./,
  /tests\/server\/traffic\/(explanation|hold-queue|processes-killed)\./,
  /tests\/server\/(database\/database-timeouts|statistics\/statistics-store)\./,
  /src\/custom\/(dashboard|statistics)\/\w+\.test/,
  /tests\/browser\/(links-\w+|overlays-\w+|accessibility-\w+|lists-width|exact-numbers)\./,
];

/** Starts the slowest files first so the run doesn't end waiting for one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((path) => path.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // The statistics engine runs only for the tests that are about it.
    env: { SLUICE_STATISTICS: 'off' },
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,contract,domain,texts,codegen,tools,regeneration}/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          // Hashing a password is meant to be expensive, and tests hash the same few thousands of times (D1586).
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'tests/server/support/argon2.ts') },
          // The server is loaded once per worker, not once for each of its two hundred files.
          isolate: false,
          ...limits,
        },
      },
      {
        plugins: [kindForms()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'forms',
          environment: 'jsdom',
          include: ['tests/forms/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/forms/setup.ts'],
          // The admin is loaded once per worker, not once for each of its hundred files.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          // Chromium is started once per worker, not once for each of its forty files.
          isolate: false,
          ...limits,
        },
      },
    ],
  },
});
