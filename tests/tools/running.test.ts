import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { logLine } from '../../tools/start/log-line.ts';
import { type Outcome, runStep, type Step } from '../../tools/test/step.ts';
import { readVitest } from '../../tools/test/vitest.ts';
import { patience } from '../patience.ts';

const folder = mkdtempSync(join(tmpdir(), 'sluice-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the outcome of a test run', () => {
  const brokenBy = 'AssertionError: expected 1\n  to be 2\n    at caps.test.ts:7:3';
  const unloaded = 'Cannot find module ./gone.ts\n    at load';
  const report = (...testResults: { status: string; tests: string[] }[]): string => {
    const file = join(folder, 'report.json');
    const results = testResults.map(({ status, tests }) => ({
      name: join(process.cwd(), 'tests/caps.test.ts'),
      status,
      message: status === 'failed' ? unloaded : '',
      assertionResults: tests.map((one) => ({
        status: one,
        fullName: 'a full cap',
        failureMessages: one === 'failed' ? [brokenBy] : [],
      })),
    }));
    writeFileSync(file, JSON.stringify({ testResults: results }));
    return file;
  };
  const ofFile = { test: 'tests/caps.test.ts', message: 'Cannot find module ./gone.ts' };
  const ofTest = { test: 'tests/caps.test.ts > a full cap', message: 'AssertionError: expected 1 to be 2' };
  const files = ['tests/caps.test.ts'];

  it.each([
    [
      'tests that passed and failed',
      [{ status: 'failed', tests: ['passed', 'failed', 'passed', 'skipped'] }],
      1,
      { passed: 2, failures: [ofTest], unsettled: { files, passed: 2 } },
    ],
    [
      'a file that could not be loaded',
      [
        { status: 'passed', tests: ['passed'] },
        { status: 'failed', tests: [] },
      ],
      1,
      { passed: 1, failures: [ofFile], unsettled: { files, passed: 0 } },
    ],
    [
      'a file whose clearing up failed',
      [{ status: 'failed', tests: ['passed'] }],
      1,
      { passed: 1, failures: [ofFile], unsettled: { files, passed: 1 } },
    ],
    [
      'an error outside of all tests',
      [{ status: 'passed', tests: ['passed'] }],
      1,
      { passed: 1, failures: [{ test: 'vitest', message: 'an error outside of its tests' }] },
    ],
    ['a clean run', [{ status: 'passed', tests: ['passed', 'passed'] }], 0, { passed: 2, failures: [] }],
  ])('tells of %s', (_, results, exitCode, want) => {
    expect(readVitest(report(...results), exitCode)).toEqual(want);
  });

  it('takes a missing report for a failure', () => {
    expect(readVitest(join(folder, 'none.json'), 0)).toEqual({
      passed: 0,
      failures: [{ test: 'vitest', message: 'it left no report' }],
    });
  });
});

describe('a step of the whole run', () => {
  /** What a step shows while it runs, and how it ended. */
  const ran = async (step: Pick<Step, 'command'> & Partial<Step>): Promise<{ said: string[]; outcome: Outcome }> => {
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    const read = (code: number): Outcome => ({
      passed: 0,
      failures: Array.from({ length: code }, () => ({ test: 'a' })),
    });
    const outcome = await runStep({ name: 'step', read, ...step });
    log.mockRestore();
    return { said, outcome };
  };
  const [caps, offers] = ['tests/caps.test.ts', 'tests/offers.test.ts'];

  it('shows what the command writes on both channels and reads its exit code', async () => {
    const { said, outcome } = await ran({
      command: ['node', '-e', 'console.log("out"); console.error("err"); process.exit(3)'],
    });
    expect(said.slice(0, 2).toSorted()).toEqual(['step    │ err', 'step    │ out']);
    expect(outcome.failures).toHaveLength(3);
  });

  it('fails where there is no such command', async () => {
    expect((await ran({ command: ['no-such-command-at-all'] })).outcome.failures).toHaveLength(1);
  });

  const idle = 'setInterval(() => undefined, 1000)';
  const isThere = (pid: number): boolean => existsSync(`/proc/${pid}/cmdline`) && commandOf(pid) !== '';
  const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

  it('ends with its command, and with it what that left running', async () => {
    const left = `require('node:child_process').spawn(process.execPath, ['-e', '${idle}'], { stdio: 'inherit' })`;
    const { said, outcome } = await ran({
      command: ['node', '-e', `const left = ${left}; console.log(left.pid); left.unref()`],
    });
    expect(outcome.failures).toEqual([]);
    const pid = Number(said[0]?.split(' ').at(-1));
    await expect.poll(() => isThere(pid), { timeout: patience.wait }).toBe(false);
  });

  it('is ended where it falls silent, and has failed', async () => {
    const { said, outcome } = await ran({ command: ['node', '-e', idle], maxSilence: 600 });
    expect(said[0]).toContain('it said nothing for 0.01 minutes, and is ended');
    expect(outcome.failures).toHaveLength(1);
  });

  it('tries files that hold failures once more, counts what they say then, and names what passed', async () => {
    const [first, second] = [
      { test: `${caps} > is full`, message: 'late' },
      { test: `${offers} > is shown`, message: 'gone' },
    ];
    const tried: (readonly string[])[] = [];
    const { said, outcome } = await ran({
      command: ['node', '-e', 'console.log("all")'],
      read: () => ({ passed: 90, failures: [first, second], unsettled: { files: [caps, offers], passed: 7 } }),
      again: (files) => {
        tried.push(files);
        return {
          name: 'step',
          command: ['node', '-e', 'console.log("again")'],
          read: () => ({ passed: 8, failures: [second], unsettled: { files: [offers], passed: 3 } }),
        };
      },
    });
    expect(tried).toEqual([[caps, offers]]);
    expect(said.filter((line) => /all|again/.test(line))).toEqual(['step    │ all', 'step    │ again']);
    expect(outcome).toEqual({ passed: 91, failures: [second], flaky: [first] });
  });

  it('tries nothing again where many files fail, which is no chance', async () => {
    const files = Array.from({ length: 9 }, (_, n) => `tests/${n}.test.ts`);
    const failures = files.map((test) => ({ test }));
    const again = vi.fn<NonNullable<Step['again']>>();
    const { outcome } = await ran({
      command: ['node', '-e', ''],
      read: () => ({ passed: 1, failures, unsettled: { files, passed: 0 } }),
      again,
    });
    expect(again).not.toHaveBeenCalled();
    expect(outcome.failures).toEqual(failures);
  });
});

describe('a line of the log in a terminal', () => {
  const shown = (line: string): string => stripVTControlCharacters(logLine(line)).replace(/^\d\d:\d\d:\d\d /, '');

  it.each([
    [
      'a call',
      { level: 30, time: 0, method: 'GET', path: '/api/v1/user/offers', status: 200, ms: 3.1, msg: 'call' },
      'info  GET /api/v1/user/offers 200 3.1 ms',
    ],
    [
      'a message with more to say',
      { level: 40, time: 0, reqId: 'a', left: 2, msg: 'Nearly full' },
      'warn  Nearly full left=2',
    ],
    ['an error', { level: 50, time: 0, err: { stack: 'Error: boo' }, msg: 'Failed' }, 'error Failed\nError: boo'],
  ])('shows %s', (_, entry, want) => {
    expect(shown(JSON.stringify(entry))).toBe(want);
  });

  it('leaves other lines as they are', () => {
    expect(logLine('{half')).toBe('{half');
    expect(logLine('plain')).toBe('plain');
  });
});
