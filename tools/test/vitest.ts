import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Failure, Outcome } from './step.ts';

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

/** Joins the first lines of a message into one; the whole message is in the output of its step. */
const brief = (message: string): string =>
  stripVTControlCharacters(message)
    .split(/\n\s*at /, 1)
    .join('')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

const fileOf = ({ name }: File): string => relative(process.cwd(), name);

const failuresOf = (file: File): Failure[] => {
  const tests = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && tests.length === 0) return [{ test: fileOf(file), message: brief(file.message) }];
  return tests.map(({ fullName, failureMessages }) => ({
    test: `${fileOf(file)} > ${fullName}`,
    message: brief((failureMessages ?? []).join(' ')),
  }));
};

const passedIn = (files: readonly File[]): number =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;

/**
 * Counts the tests of vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a
 * run that failed for any other reason (an error outside of tests, no report), which is not retried.
 */
export const readVitest = (file: string, exitCode: number): Outcome => {
  if (!existsSync(file)) return { passed: 0, failures: [{ test: 'vitest', message: 'it left no report' }] };
  const files = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const passed = passedIn(files);
  const failing = files.filter((one) => failuresOf(one).length > 0);
  if (failing.length > 0)
    return {
      passed,
      failures: failing.flatMap(failuresOf),
      unsettled: { files: failing.map(fileOf), passed: passedIn(failing) },
    };
  if (exitCode !== 0) return { passed, failures: [{ test: 'vitest', message: 'an error outside of its tests' }] };
  return { passed, failures: [] };
};
