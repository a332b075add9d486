import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readVitest } from '../../tools/test/vitest.ts';

/** What `npm test` says of its steps in the end. */

const folder = mkdtempSync(join(tmpdir(), 'sluice-outcomes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});
const outcomeOf = (testResults: object[], exitCode: number) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ testResults }));
  return readVitest(file, exitCode);
};
const inFile = (name: string, status: string, ...assertionResults: object[]) => ({
  name: join(process.cwd(), name),
  status,
  message: status === 'failed' ? 'Cannot find module ./gone.ts\n    at load' : '',
  assertionResults,
});

it('names each test that failed, with what it said', () => {
  const said = 'AssertionError: expected 1\n  to be 2\n    at caps.test.ts:7:3';
  const outcome = outcomeOf(
    [inFile('tests/caps.test.ts', 'failed', test('passed', 'a cap'), test('failed', 'a cap that is full', said))],
    1,
  );
  expect(outcome).toEqual({
    passed: 1,
    failures: ['tests/caps.test.ts > a cap that is full: AssertionError: expected 1 to be 2'],
  });
});

it('counts a file that could not be loaded as one', () => {
  expect(outcomeOf([inFile('tests/caps.test.ts', 'failed')], 1)).toEqual({
    passed: 0,
    failures: ['tests/caps.test.ts: Cannot find module ./gone.ts'],
  });
});

it('counts a run that ended badly though no test failed, or that left no report', () => {
  expect(outcomeOf([inFile('tests/caps.test.ts', 'passed', test('passed', 'a cap'))], 1).failures).toHaveLength(1);
  expect(readVitest(join(folder, 'none.json'), 1).failures).toHaveLength(1);
});
