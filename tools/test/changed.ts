import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = '{openapi,domain,codegen,server,src,tools,tests}';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns paths of the files that have changed since the branch left `base`, including uncommitted ones. */
export const changedSince = (base: string): string[] => {
  const [from = base] = git('merge-base', base, 'HEAD');
  return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])];
};

/** Which files import each one when a page or process starts; lazy imports and types don't count. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const imported = /^(?:import(?! type\b)|export|\})[^;'"]*?from '(\.[^']+)'/gm;

export const readImporters = (): Importers => {
  const importers = new Map<string, string[]>();
  for (const path of globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })) {
    for (const [, target = ''] of readFileSync(join(root, path), 'utf8').matchAll(imported)) {
      const place = posix.join(dirname(path), target);
      importers.set(place, [...(importers.get(place) ?? []), path]);
    }
  }
  return importers;
};

/** The most imports between a test and what it is about; any further, it is about something else. */
const near = 2;

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Returns the tests that depend on a path although nothing imports it: the generator writes it, or a test reads it. */
const beyondImports = (path: string): string[] => {
  if (path.startsWith('openapi/entities/'))
    return [
      'tests/forms/inputs.test.ts',
      'tests/texts/messages.test.ts',
      'tests/texts/words.test.ts',
      'tests/codegen/menu.test.ts',
    ];
  if (/^(codegen\/resources|openapi\/(kinds|fields?)\.ts)/.test(path))
    return ['tests/forms/kinds/kinds.test.tsx', 'tests/forms/inputs.test.ts'];
  if (path.startsWith('src/components/inputs/')) return ['tests/forms/kinds/kinds.test.tsx'];
  if (path.includes('/messages/')) return ['tests/texts/messages.test.ts'];
  return path.startsWith('docs/') ? ['tests/regeneration/guide.test.ts'] : [];
};

/**
 * Returns the tests that a change concerns: themselves, those a few imports away, those next to it, and those beyond
 * imports.
 */
export const testsNear = (changed: readonly string[], importers: Importers, all: readonly string[]): string[] => {
  const found = new Set(changed);
  let last = [...changed];
  for (let step = 0; step < near; step++) {
    last = last.flatMap((path) => importers.get(path) ?? []).filter((path) => !found.has(path));
    for (const path of last) found.add(path);
  }
  for (const path of changed.filter((one) => !one.includes('/generated/'))) {
    for (const test of beyondImports(path)) found.add(test);
    const [, folder] = /^server\/([^/]+)\//.exec(path) ?? [];
    const beside = folder ? `tests/server/${folder}` : path.startsWith('src/') ? `${dirname(path)}/` : undefined;
    for (const test of all) if (beside && test.startsWith(beside)) found.add(test);
  }
  return all.filter((path) => found.has(path)).toSorted();
};

/** Returns every test that runs without a browser. */
export const quickTests = (): string[] =>
  globSync(`{src,tests}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
    (path) => isTest(path) && !/^tests\/(browser|regeneration\/(regeneration|live))/.test(path),
  );

/** Returns the entities whose definitions changed, to be tested with the real server and in their forms. */
export const entitiesIn = (changed: readonly string[]): string[] =>
  changed.flatMap((path) => /^openapi\/entities\/(\w+)\.ts$/.exec(path)?.[1] ?? []);
