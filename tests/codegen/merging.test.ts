import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Paths of the files that the generator writes. */
const generated = (): string[] => {
  const { files }: { files: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'codegen/manifest.json'), 'utf8'),
  );
  return ['codegen/manifest.json', ...Object.keys(files)];
};

/** How Git merges a file, by its path: the value of the attribute `merge`. */
const mergedAs = (paths: readonly string[]): Map<string, string> => {
  const lines = execFileSync('git', ['check-attr', '--stdin', 'merge'], {
    cwd: root,
    encoding: 'utf8',
    input: paths.join('\n'),
  });
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [path = '', , how = ''] = line.split(': ');
        return [path, how];
      }),
  );
};

test('a merge takes one side of every generated file, and of no other', () => {
  const written = generated();
  const byHand = ['package.json', 'openapi/entities.ts', 'server/app.ts', 'src/App.tsx', 'docs/architecture.md'];
  const how = mergedAs([...written, ...byHand]);
  expect(written.filter((path) => how.get(path) !== 'generated')).toEqual([]);
  expect(byHand.filter((path) => how.get(path) === 'generated')).toEqual([]);
});
