import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { groupsOf } from './client/prepare.ts';
import { runTool, type Tool, toolKeys, tools } from './client/tools.ts';
import type { Contract } from './contract/contract.ts';
import type { GeneratedFile } from './file.ts';
import { hashOf, type Manifest, readAll } from './manifest.ts';
import { migrationSteps, nextSnapshot } from './migration/difference.ts';
import { migrationFiles } from './migration/file.ts';
import { snapshotFile, startOf } from './migration/snapshot.ts';
import type { Migration } from './migration/steps.ts';
import type { Model } from './model.ts';
import { contractOf, definitionFiles } from './outputs.ts';
import { schemaOf } from './tables/from-entities.ts';

/** Returns the files of a tool: those on disk if their sources have not changed, or else new ones. */
const filesOf = async (
  root: URL,
  tool: Tool,
  key: string,
  manifest: Manifest | undefined,
  document: Contract,
  groups: ReturnType<typeof groupsOf>,
): Promise<GeneratedFile[]> => {
  const last = manifest?.tools[tool];
  if (manifest && last?.key === key) {
    const present = await readAll(root, last.files);
    const untouched = last.files.every((path) => hashOf(present.get(path) ?? '') === manifest.files[path]);
    if (untouched) return last.files.map((path) => ({ path, content: present.get(path) ?? '' }));
  }
  return runTool({ tool, document, groups });
};

/** The result of a run before anything is written. */
export interface Generated {
  document: Contract;
  files: GeneratedFile[];
  tools: Manifest['tools'];
  migration: Migration;
  /** The files of the new migration; none if the tables stay the same. */
  migrationFiles: GeneratedFile[];
}

/**
 * Makes every file of a model.
 * @param root folder of the project, a URL that ends in a slash; its snapshot and migrations determine the next
 * migration
 * @param manifest the result of the last run; if absent, everything is made from scratch
 */
export const generate = async (root: URL, model: Model, manifest?: Manifest): Promise<Generated> => {
  const document = contractOf(model);
  const groups = groupsOf(model.entities, document);
  const keys = await toolKeys(document, groups);
  const made = tools.map((tool) => filesOf(root, tool, keys[tool], manifest, document, groups));
  const { before, all, migrations } = await startOf(root);
  const after = schemaOf(model.entities);
  const migration = migrationSteps(before, after);
  const added = migrationFiles(migration, after, all);
  const direct = [
    ...definitionFiles(model, document),
    snapshotFile(nextSnapshot(before, after, migration), [...migrations, ...added.map(({ path }) => basename(path))]),
  ];
  const fromTools = await Promise.all(made);
  return {
    document,
    files: [...direct, ...fromTools.flat()],
    tools: Object.fromEntries(
      tools.map((tool, index) => [tool, { key: keys[tool], files: (fromTools[index] ?? []).map(({ path }) => path) }]),
    ),
    migration,
    migrationFiles: added,
  };
};

/** Reads the contract as it was last written; undefined if there is none. */
export const contractAt = async (file: URL): Promise<Contract | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Contract);
};
