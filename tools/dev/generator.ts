import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs of `npm run codegen`. */
export interface Generator {
  /** Makes a process ready that has loaded everything but the definitions before the next run needs it. */
  prepare(): void;
  /** Generates what the definitions say now, and prints what changed. Resolves with whether it could. */
  generate(): Promise<boolean>;
  /** Prints which hand-written files do not compile any longer. */
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
      // What is saved meanwhile is checked by a run of its own.
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
