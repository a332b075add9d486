import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,contract,domain,codegen,tools,regeneration}/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'forms',
          environment: 'jsdom',
          include: ['tests/forms/**/*.test.tsx', 'src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/forms/setup.ts'],
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
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
