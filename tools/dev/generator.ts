import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs of `npm run codegen`, each in a process that has loaded everything but the definitions before it is needed. */
export interface Generator {
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
  let ready = run('--standby', '--no-typecheck');
  let checking: ChildProcess | undefined;
  return {
    async generate() {
      const own = ready;
      const done = ended(own);
      own.stdin?.end('\n');
      const could = await done;
      ready = run('--standby', '--no-typecheck');
      return could;
    },
    async checkTypes() {
      // What is saved meanwhile is checked by a run of its own.
      checking?.kill();
      checking = run('--typecheck');
      await ended(checking);
    },
    stop() {
      ready.kill();
      checking?.kill();
    },
  };
};
