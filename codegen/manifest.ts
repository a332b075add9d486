import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile as writeText } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GeneratedFile, isGenerated, json } from './file.ts';

/** What the generator owns: files it wrote, and the inputs of the tools' files. */
export interface Manifest {
  /** Hash of each owned file as it was written. */
  files: Record<string, string>;
  /** By tool: the key of its last run, and the files it made. */
  tools: Record<string, { key: string; files: string[] }>;
}

export const manifestPath = 'codegen/manifest.json';

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Reads a file's text; undefined if there is none. */
export const readTextFile = (root: URL, path: string): Promise<string | undefined> =>
  readFile(new URL(path, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

export const readManifest = async (root: URL): Promise<Manifest> => {
  const text = await readTextFile(root, manifestPath);
  if (text === undefined) return { files: {}, tools: {} };
  const { files, tools } = JSON.parse(text) as Manifest;
  return { files, tools };
};

/** How the files on disk differ from what they should be. */
export interface Plan {
  /** To be written: missing, or different from what they should be. */
  missing: GeneratedFile[];
  stale: GeneratedFile[];
  /** Owned, but no longer made. */
  surplus: string[];
  /** Owned, but changed by someone else since. Stale ones are overwritten, surplus ones are kept. */
  edited: string[];
  /** In the way: files of someone else, which are never overwritten. */
  foreign: string[];
}

/**
 * Compares the files as they should be with those on disk, using the manifest to tell which are the generator's own.
 */
export const planOf = (
  files: readonly GeneratedFile[],
  manifest: Manifest,
  onDisk: ReadonlyMap<string, string | undefined>,
): Plan => {
  const plan: Plan = { missing: [], stale: [], surplus: [], edited: [], foreign: [] };
  const wantedPaths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    const present = onDisk.get(file.path);
    if (present === file.content) continue;
    if (present === undefined) plan.missing.push(file);
    else if (manifest.files[file.path] === undefined && !isGenerated(present)) plan.foreign.push(file.path);
    else plan.stale.push(file);
  }
  for (const [path, hash] of Object.entries(manifest.files)) {
    const present = onDisk.get(path);
    const right = files.find((file) => file.path === path)?.content === present;
    if (present !== undefined && hashOf(present) !== hash && !right) plan.edited.push(path);
    if (present !== undefined && !wantedPaths.has(path)) plan.surplus.push(path);
  }
  return plan;
};

/** Reads every file that a plan depends on. */
export const readAll = async (root: URL, paths: Iterable<string>): Promise<Map<string, string | undefined>> =>
  new Map(await Promise.all([...new Set(paths)].map(async (path) => [path, await readTextFile(root, path)] as const)));

/** Writes a file, and creates the folders above it. */
export const writeFile = async (root: URL, { path, content }: GeneratedFile): Promise<void> => {
  const file = new URL(path, root);
  await mkdir(dirname(fileURLToPath(file)), { recursive: true });
  await writeText(file, content);
};

/**
 * Carries out a plan, and returns the paths written and those deleted. Does nothing if other people's files are in the
 * way.
 */
export const execute = async (
  root: URL,
  plan: Plan,
  manifest: Manifest,
  files: readonly GeneratedFile[],
  tools: Manifest['tools'],
): Promise<{ written: string[]; deleted: string[] }> => {
  const changed = [...plan.missing, ...plan.stale];
  const deleted = plan.surplus.filter((path) => !plan.edited.includes(path));
  await Promise.all(changed.map((file) => writeFile(root, file)));
  await Promise.all(deleted.map((path) => rm(new URL(path, root))));
  const next: Manifest = {
    files: Object.fromEntries(
      files.map(({ path, content }): [string, string] => [path, hashOf(content)]).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    tools,
  };
  const same = JSON.stringify(next) === JSON.stringify(manifest);
  if (!same) await writeFile(root, json(manifestPath, 'the files it lists', next));
  return { written: [...changed.map(({ path }) => path), ...(same ? [] : [manifestPath])], deleted };
};
