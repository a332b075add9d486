import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { logLine } from '../../tools/start/log-line.ts';
import { runStep } from '../../tools/test/step.ts';
import { readVitest } from '../../tools/test/vitest.ts';

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
        status: one === 'flaky' ? 'passed' : one,
        fullName: 'a full cap',
        failureMessages: ['failed', 'flaky'].includes(one) ? [brokenBy] : [],
      })),
    }));
    writeFileSync(file, JSON.stringify({ testResults: results }));
    return file;
  };
  const ofFile = 'tests/caps.test.ts: Cannot find module ./gone.ts';

  it.each([
    [
      'tests that passed and failed',
      [{ status: 'failed', tests: ['passed', 'failed', 'passed', 'skipped'] }],
      1,
      { passed: 2, failures: ['tests/caps.test.ts > a full cap: AssertionError: expected 1 to be 2'], flaky: [] },
    ],
    [
      'a file that could not be loaded',
      [
        { status: 'passed', tests: ['passed'] },
        { status: 'failed', tests: [] },
      ],
      1,
      { passed: 1, failures: [ofFile], flaky: [] },
    ],
    [
      'a file whose clearing up failed',
      [{ status: 'failed', tests: ['passed'] }],
      1,
      { passed: 1, failures: [ofFile], flaky: [] },
    ],
    [
      'an error outside of all tests',
      [{ status: 'passed', tests: ['passed'] }],
      1,
      { passed: 1, failures: ['vitest: an error outside of its tests'], flaky: [] },
    ],
    ['a clean run', [{ status: 'passed', tests: ['passed', 'passed'] }], 0, { passed: 2, failures: [], flaky: [] }],
    [
      'a test that passed at the second try',
      [{ status: 'passed', tests: ['passed', 'flaky'] }],
      0,
      {
        passed: 2,
        failures: [],
        flaky: ['tests/caps.test.ts > a full cap: AssertionError: expected 1 to be 2'],
      },
    ],
  ])('tells of %s', (_, results, exitCode, want) => {
    expect(readVitest(report(...results), exitCode)).toEqual(want);
  });

  it('takes a missing report for a failure', () => {
    expect(readVitest(join(folder, 'none.json'), 0)).toEqual({
      passed: 0,
      failures: ['vitest left no report'],
      flaky: [],
    });
  });
});

describe('a step of the whole run', () => {
  const lines = async (command: string[]): Promise<{ said: string[]; failed: number }> => {
    const said: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    const read = (code: number) => ({ passed: 0, failures: Array.from({ length: code }, () => 'failed'), flaky: [] });
    const { failures } = await runStep({ name: 'step', command, read });
    log.mockRestore();
    return { said, failed: failures.length };
  };

  it('shows what the command writes on both channels and reads its exit code', async () => {
    const { said, failed } = await lines(['node', '-e', 'console.log("out"); console.error("err"); process.exit(3)']);
    expect(said.slice(0, 2).toSorted()).toEqual(['step    │ err', 'step    │ out']);
    expect(failed).toBe(3);
  });

  it('fails where there is no such command', async () => {
    expect((await lines(['no-such-command-at-all'])).failed).toBe(1);
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
