import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { delimiter, join } from 'node:path';

/** A test or check that failed, and what it said. */
export interface Failure {
  test: string;
  message?: string;
}

/** How the tests or checks of a step ended. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Files that hold failures, and how many of their tests passed: what is tried once more. */
  unsettled?: { files: string[]; passed: number };
  /** Those that passed when they were tried again, with what they said the first time. */
  flaky?: Failure[];
}

export interface Step {
  name: string;
  command: string[];
  /** Tells from the exit code (and from what the command left behind) how it went. */
  read: (exitCode: number) => Outcome;
  /** The step that tries files once more. */
  again?: (files: readonly string[]) => Step;
  /** Milliseconds of silence after which it is taken for one that never ends; the usual ones where absent. */
  maxSilence?: number;
}

export const failureLine = ({ test, message }: Failure): string => (message ? `${test}: ${message}` : test);

const root = join(import.meta.dirname, '../..');
/** The project's own Node and tools come first, however the run was started. */
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const width = 8;

const minute = 60_000;
const usualSilence = 15 * minute;
/** Milliseconds for what a command has said before it ended. */
const lastWords = 5_000;

/** Ends a command with all that it has started, as far as that has not left its process group. */
const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

const running = new Set<ChildProcess>();

/** Passes signals of the terminal on to the commands that run, which are in process groups of their own. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) endGroup(child, signal);
      process.exit(1);
    });
};

/**
 * Runs a command in the project's folder; each line of its output is shown at once, behind the step's name. A server that
 * a failed test left behind ends with it, and a command that has gone silent is ended: a run always comes to its sum.
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

/** A change that breaks more files than these is no matter of chance. */
const mostAgain = 8;

/** What came of a step of which some files were tried once more: what these say the second time counts. */
const settled = (first: Outcome, second: Outcome): Outcome => {
  const stillFailing = new Set(second.failures.map(({ test }) => test));
  return {
    passed: first.passed - (first.unsettled?.passed ?? 0) + second.passed,
    failures: second.failures,
    flaky: first.failures.filter(({ test }) => !stillFailing.has(test)),
  };
};

/**
 * Runs a step, and once more those of its files that hold failures, where the step says how: in a run of their own, with
 * nothing beside them and nothing left by the first try.
 */
export const runStep = async (step: Step): Promise<Outcome> => {
  const first = await runOnce(step);
  const files = first.unsettled?.files ?? [];
  if (!step.again || files.length === 0 || files.length > mostAgain) return first;
  return settled(first, await runOnce(step.again(files)));
};
