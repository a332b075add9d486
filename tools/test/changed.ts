import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = '{openapi,domain,codegen,server,src,tools,tests}';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths of the files that differ from where the branch left `base`, those not committed yet included. */
export const changedSince = (base: string): string[] => {
  const [from = base] = git('merge-base', base, 'HEAD');
  return [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])];
};

/** Who imports whom as a page or a process begins; what is loaded later, and types, tie nobody. */
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

/** So many imports lie between a test and what it is about; further away it is about something else. */
const near = 2;

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** What follows from a path though nothing imports it: the generator writes it, or a test reads it. */
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

/** The tests that a change concerns: themselves, those a few imports away, those beside it, and those beyond imports. */
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

/** Every test that runs without a browser. */
export const quickTests = (): string[] =>
  globSync(`{src,tests}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
    (path) => isTest(path) && !/^tests\/(browser|regeneration\/(regeneration|live))/.test(path),
  );

/** What a change of definitions is asked about with the real server and in its form: the routes and names of its entities. */
export const entitiesIn = (changed: readonly string[]): string[] =>
  changed.flatMap((path) => /^openapi\/entities\/(\w+)\.ts$/.exec(path)?.[1] ?? []);
