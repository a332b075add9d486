import { runStep } from './test/step.ts';

/**
 * `npm run typecheck`: the whole project, then each side with nothing but what it will find where it runs, so that the
 * server uses no `window` and the browser no `process`.
 */

const environments = ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.browser.json'];

const outcomes = await Promise.all(
  environments.map((file) =>
    runStep({
      name: file,
      // Several checkers share the work and do much of it twice; the three here are beside each other as it is.
      command: ['node', 'node_modules/ts7/bin/tsc', '--noEmit', '--checkers', '1', '--project', file],
      read: (code) => ({ passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [{ test: `${file} has errors` }] }),
    }),
  ),
);
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
