import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs of `npm run codegen`. */
export interface Generator {
  /** Prepares a process for the next run, with everything loaded except the definitions. */
  prepare(): void;
  /** Runs the generator on the current definitions, and prints what changed. Resolves with whether it succeeded. */
  generate(): Promise<boolean>;
  /** Prints which hand-written files no longer compile. */
  checkTypes(): Promise<void>;
  stop(): void;
}

export const createGenerator = (root: string): Generator => {
  const run = (...args: string[]): ChildProcess =>
    spawn(process.execPath, [join(root, 'codegen/main.ts'), ...args], {
      cwd: root,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
  const ended = (child: ChildProcess): Promise<boolean> =>
    new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  const standby = (): ChildProcess => run('--standby', '--no-typecheck');
  let spare: ChildProcess | undefined;
  let checking: ChildProcess | undefined;
  return {
    prepare() {
      spare ??= standby();
    },
    generate() {
      const own = spare ?? standby();
      spare = undefined;
      own.stdin?.end('\n');
      return ended(own);
    },
    async checkTypes() {
      // Anything saved meanwhile gets its own check.
      checking?.kill();
      checking = run('--typecheck');
      await ended(checking);
    },
    stop() {
      spare?.kill();
      checking?.kill();
    },
  };
};
