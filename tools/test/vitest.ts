import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from './step.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Counts the tests of vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a
 * run that ended badly for any other reason (an error outside of tests, no report).
 */
export const readVitest = (file: string, exitCode: number): Outcome => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const files = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = tests.filter(({ status }) => status === 'failed').length + broken;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
};
