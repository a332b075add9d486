import { runStep } from './test/step.ts';

/**
 * `npm run typecheck`: checks the whole project, then each side with only what is available where it runs, so that the
 * server doesn't use `window`, nor the browser `process`.
 */

const environments = ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.browser.json'];

const outcomes = await Promise.all(
  environments.map((file) =>
    runStep({
      name: file,
      // Several checkers share the work but repeat much of it; these three run side by side anyway.
      command: ['node', 'node_modules/ts7/bin/tsc', '--noEmit', '--checkers', '1', '--project', file],
      read: (code) => ({ passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [{ test: `${file} has errors` }] }),
    }),
  ),
);
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
