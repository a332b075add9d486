import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashOf, type Manifest, manifestPath, readManifest, readTextFile, writeFile } from '../manifest.ts';
import { json } from '../file.ts';
import { migrationFolder, snapshotPath } from './file.ts';
import { generatedMigrationsAt } from './snapshot.ts';

/** Generated migrations that no commit has: every save under `npm run dev` may make one. */

const run = promisify(execFile);

const git = async (root: URL, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: fileURLToPath(root), maxBuffer: 2 ** 27 })).stdout;

/** What the latest commit has of the migrations. */
interface Committed {
  migrations: Set<string>;
  snapshot: string;
}

/** Returns undefined without git, or without a commit that has a snapshot. */
const committedAt = async (root: URL): Promise<Committed | undefined> => {
  try {
    const [paths, snapshot] = await Promise.all([
      git(root, 'ls-tree', '--name-only', 'HEAD', `${migrationFolder}/`),
      git(root, 'show', `HEAD:./${snapshotPath}`),
    ]);
    return { migrations: new Set(paths.split('\n').map((path) => basename(path))), snapshot };
  } catch {
    return undefined;
  }
};

const among = async (root: URL, { migrations }: Committed): Promise<string[]> =>
  (await generatedMigrationsAt(root)).filter((name) => !migrations.has(name));

/** Returns the names of the generated migrations that the latest commit doesn't have; none where nobody can tell. */
export const uncommittedMigrations = async (root: URL): Promise<string[]> => {
  const committed = await committedAt(root);
  return committed ? among(root, committed) : [];
};

/** What was taken back, so that the next run makes the migration anew from what was committed. */
export interface TakenBack {
  /** Names of the migrations that were deleted. */
  names: string[];
  /** Puts everything back as it was. */
  restore(): Promise<void>;
}

/**
 * Deletes the generated migrations that the latest commit doesn't have, and puts its snapshot in place of the one they
 * led to. Changes nothing if there are none; returns undefined where git can't tell.
 */
export const takeBackMigrations = async (root: URL): Promise<TakenBack | undefined> => {
  const committed = await committedAt(root);
  if (!committed) return undefined;
  const names = await among(root, committed);
  if (names.length === 0) return { names, restore: async () => undefined };
  const migrations = names.map((name) => `${migrationFolder}/${name}`);
  const paths = [...migrations, snapshotPath, manifestPath];
  const texts = await Promise.all(paths.map((path) => readTextFile(root, path)));
  await Promise.all(migrations.map((path) => rm(new URL(path, root))));
  await writeFile(root, { path: snapshotPath, content: committed.snapshot });
  const manifest = await readManifest(root);
  const files: Manifest['files'] = { ...manifest.files, [snapshotPath]: hashOf(committed.snapshot) };
  await writeFile(root, json(manifestPath, 'openapi/entities', { ...manifest, files }));
  return {
    names,
    restore: async () => {
      for (const [place, path] of paths.entries()) await writeFile(root, { path, content: texts[place] ?? '' });
    },
  };
};
