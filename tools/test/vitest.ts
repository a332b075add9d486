import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Outcome } from './step.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type File = z.infer<typeof report>['testResults'][number];

/** The first lines of a message, as one; the whole of it is in the output of its step. */
const brief = (message: string): string =>
  stripVTControlCharacters(message)
    .split(/\n\s*at /, 1)
    .join('')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

const failuresOf = ({ name, status, message, assertionResults }: File): string[] => {
  const file = relative(process.cwd(), name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [`${file}: ${brief(message)}`];
  return tests.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${brief((failureMessages ?? []).join(' '))}`,
  );
};

/**
 * Counts the tests of vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a
 * run that ended badly for any other reason (an error outside of tests, no report).
 */
export const readVitest = (file: string, exitCode: number): Outcome => {
  if (!existsSync(file)) return { passed: 0, failures: ['vitest left no report'] };
  const files = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failures = files.flatMap(failuresOf);
  if (failures.length === 0 && exitCode !== 0) failures.push('vitest: an error outside of its tests');
  return { passed, failures };
};
