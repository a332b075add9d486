import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const page = join(root, 'dist/index.html');
/** Next to the other tools' caches rather than in `dist`, which is served. */
const stamp = join(root, 'node_modules/.cache/admin-sources.sha256');

/** Everything that goes into the browser's bundle. */
const sources = [
  'src/**/*',
  'domain/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * Builds the admin into `dist/` unless a build of the same sources is already there. `announce` is called before a
 * build starts, as that takes a while.
 */
export const buildAdmin = async (announce: () => void = () => undefined): Promise<void> => {
  const wanted = fingerprint();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  announce();
  // In its own process: otherwise the build would inherit the environment of tests or development.
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [exitCode] = (await once(vite, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('The admin could not be built; the reason stands above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};

if (import.meta.main) await buildAdmin(() => console.log('Building the admin …'));
