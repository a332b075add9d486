import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,contract,domain,codegen}/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'forms',
          environment: 'jsdom',
          include: ['tests/forms/**/*.test.tsx', 'src/**/*.test.tsx'],
          setupFiles: ['tests/forms/setup.ts'],
        },
      },
    ],
  },
});
