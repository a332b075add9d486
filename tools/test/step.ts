import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { delimiter, join } from 'node:path';

/** How the tests or checks of a step ended. */
export interface Outcome {
  passed: number;
  /** A line for each that failed: which it was, and what it said. */
  failures: string[];
  /** Likewise for those that passed when they were tried again. */
  flaky: string[];
}

export interface Step {
  name: string;
  command: string[];
  /** Tells from the exit code (and from what the command left behind) how it went. */
  read: (exitCode: number) => Outcome;
}

const root = join(import.meta.dirname, '../..');
/** The project's own Node and tools come first, however the run was started. */
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const width = 8;

/** Runs a step in the project's folder; each line of its output is shown at once, behind the step's name. */
export const runStep = async ({ name, command, read }: Step): Promise<Outcome> => {
  const [program = '', ...rest] = command;
  const started = performance.now();
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, CI: '1' },
  });
  const show = (line: string): void => console.log(`${name.padEnd(width)}│ ${line}`);
  const streams = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) show(line);
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      show(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  await Promise.all(streams);
  const outcome = read(exitCode);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = outcome.failures.length;
  show(`${failed > 0 ? '✗' : '✓'} ${outcome.passed} passed, ${failed} failed in ${seconds} s`);
  return outcome;
};
