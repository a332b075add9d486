import { defineConfig } from 'vitest/config';

/** No test judges a duration: these only end what hangs, and leave a loaded machine its time. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,contract,domain,texts,codegen,tools,regeneration}/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'forms',
          environment: 'jsdom',
          include: ['tests/forms/**/*.test.tsx', 'src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/forms/setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          // One server and its records for all files, and a browser leaves little of two cores for another.
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
