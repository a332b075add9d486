import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { delimiter, join } from 'node:path';

/** A test or check that failed, with its message. */
export interface Failure {
  test: string;
  message?: string;
}

/** The result of a step's tests or checks. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Files with failures, and how many of their tests passed: they are retried. */
  unsettled?: { files: string[]; passed: number };
  /** Those that passed on the second try, with their message from the first. */
  flaky?: Failure[];
}

export interface Step {
  name: string;
  command: string[];
  /** Determines the result from the exit code (and from what the command left behind). */
  read: (exitCode: number) => Outcome;
  /** Returns the step that retries files. */
  again?: (files: readonly string[]) => Step;
  /** Milliseconds of silence after which it is considered stuck; the usual limit if absent. */
  maxSilence?: number;
}

export const failureLine = ({ test, message }: Failure): string => (message ? `${test}: ${message}` : test);

const root = join(import.meta.dirname, '../..');
/** The project's own Node and tools come first, no matter how the run was started. */
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const width = 8;

const minute = 60_000;
const usualSilence = 15 * minute;
/** The milliseconds that a command's remaining output gets after it ended. */
const lastWords = 5_000;

/** Ends a command with everything it has started that is still in its process group. */
const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

const running = new Set<ChildProcess>();

/** Passes signals of the terminal on to the running commands, which are in their own process groups. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) endGroup(child, signal);
      process.exit(1);
    });
};

/**
 * Runs a command in the project's folder; each line of its output is printed immediately, after the step's name. A
 * server that a failed test left behind is ended with it, and so is a command that has gone silent: a run always gets
 * to its summary.
 */
const runOnce = async ({ name, command, read, maxSilence = usualSilence }: Step): Promise<Outcome> => {
  const [program = '', ...rest] = command;
  const started = performance.now();
  const child = spawn(program, rest, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, CI: '1' },
  });
  const show = (line: string): void => console.log(`${name.padEnd(width)}│ ${line}`);
  running.add(child);
  const silence = setTimeout(() => {
    show(`it said nothing for ${maxSilence / minute} minutes, and is ended`);
    endGroup(child, 'SIGKILL');
  }, maxSilence);
  const streams = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      silence.refresh();
      show(line);
    }
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      show(error.message);
      resolve(1);
    });
    child.on('exit', () => {
      endGroup(child, 'SIGKILL');
      setTimeout(() => [child.stdout, child.stderr].map((stream) => stream.destroy()), lastWords).unref();
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(silence);
  running.delete(child);
  await Promise.allSettled(streams);
  const outcome = read(exitCode);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = outcome.failures.length;
  show(`${failed > 0 ? '✗' : '✓'} ${outcome.passed} passed, ${failed} failed in ${seconds} s`);
  return outcome;
};

/** A change that breaks more files than this is not a matter of chance. */
const maxRetriedFiles = 8;

/** Merges the results of a step and of the retry of some of its files: for these the second result counts. */
const settled = (first: Outcome, second: Outcome): Outcome => {
  const stillFailing = new Set(second.failures.map(({ test }) => test));
  return {
    passed: first.passed - (first.unsettled?.passed ?? 0) + second.passed,
    failures: second.failures,
    flaky: first.failures.filter(({ test }) => !stillFailing.has(test)),
  };
};

/**
 * Runs a step, and then its files with failures once more if the step says how: in a separate run, with nothing
 * alongside them and nothing left over from the first try.
 */
export const runStep = async (step: Step): Promise<Outcome> => {
  const first = await runOnce(step);
  const files = first.unsettled?.files ?? [];
  if (!step.again || files.length === 0 || files.length > maxRetriedFiles) return first;
  return settled(first, await runOnce(step.again(files)));
};
