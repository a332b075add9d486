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

const fileOf = ({ name }: File): string => relative(process.cwd(), name);

/** A line for a test: which it is, and what it said. */
const lineOf = (file: File, { fullName, failureMessages }: File['assertionResults'][number]): string =>
  `${fileOf(file)} > ${fullName}: ${brief((failureMessages ?? []).join(' '))}`;

const failuresOf = (file: File): string[] => {
  const tests = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && tests.length === 0) return [`${fileOf(file)}: ${brief(file.message)}`];
  return tests.map((test) => lineOf(file, test));
};

/** Tests that passed when they were tried again, each with what it said the first time. */
const flakyOf = (file: File): string[] =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
    .map((test) => lineOf(file, test));

/**
 * Counts the tests of vitest's JSON report. A file that could not even be loaded counts as one failure, and so does a
 * run that ended badly for any other reason (an error outside of tests, no report).
 */
export const readVitest = (file: string, exitCode: number): Outcome => {
  if (!existsSync(file)) return { passed: 0, failures: ['vitest left no report'], flaky: [] };
  const files = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failures = files.flatMap(failuresOf);
  if (failures.length === 0 && exitCode !== 0) failures.push('vitest: an error outside of its tests');
  return { passed, failures, flaky: files.flatMap(flakyOf) };
};
