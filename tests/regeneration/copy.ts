import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a command printed on both channels, and how it ended. */
export interface CommandOutput {
  code: number;
  text: string;
}

/** A copy of the whole project, to be changed as people change it. */
export interface Copy {
  folder: string;
  read(path: string): Promise<string>;
  put(path: string, text: string): Promise<void>;
  /** Replaces texts in a file, each of which must be there. */
  edit(path: string, ...replacements: (readonly [from: string | RegExp, to: string])[]): Promise<void>;
  /** Paths of its files, each with when it was written last. */
  files(): Promise<Record<string, number>>;
  remove(path: string): Promise<void>;
  /** Runs the generator as a person would. */
  codegen(...args: string[]): Promise<CommandOutput>;
  /** Builds its admin. */
  build(): Promise<CommandOutput>;
  /** The compiler's complaints about the whole project. */
  complaints(): Promise<string>;
  removeAll(): Promise<void>;
}

const project = fileURLToPath(new URL('../../', import.meta.url));
/** What is no source, or belongs to one working copy alone. */
const left = ['node_modules', 'dist', 'data', 'coverage', '.git'];

const isSource = (path: string): boolean => !left.includes(relative(project, path).split(/[\\/]/)[0] ?? '');

export const createCopy = async (): Promise<Copy> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sluice-regeneration-')));
  await cp(project, folder, { recursive: true, filter: isSource });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));

  const run = (args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<CommandOutput> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: folder, env: environment, maxBuffer: 2 ** 26 },
        (error, output, trouble) => {
          resolve({ code: error ? Number(error.code) : 0, text: output + trouble });
        },
      );
    });
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const put = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  return {
    folder,
    read,
    put,
    async edit(path, ...replacements) {
      let text = await read(path);
      for (const [from, to] of replacements) {
        const after = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
        if (after === text) throw new Error(`${path} has nothing like ${String(from)}`);
        text = after;
      }
      await put(path, text);
    },
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const times = paths.map(async (path) => [relative(folder, path), (await stat(path)).mtimeMs] as const);
      return Object.fromEntries(await Promise.all(times));
    },
    remove: (path) => rm(join(folder, path)),
    codegen: (...args) => run(['codegen/main.ts', ...args]),
    build: () =>
      run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { ...process.env, NODE_ENV: 'production' }),
    async complaints() {
      return (await run(['node_modules/ts7/bin/tsc', '--noEmit', '--checkers', '1'])).text;
    },
    removeAll: () => rm(folder, { recursive: true }),
  };
};
