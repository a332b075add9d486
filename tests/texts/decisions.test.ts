import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const decided = [...text('docs/decisions.md').matchAll(/^- \*\*(?:D(\d+) · )?/gm)].map(([, number]) =>
  Number(number ?? Number.NaN),
);

test('every decision has a number of its own', () => {
  expect(decided).not.toContain(Number.NaN);
  expect(new Set(decided).size).toBe(decided.length);
});

test('code names only decisions that there are', () => {
  const files = globSync('{openapi,domain,codegen,server,src,tests,tools,bench}/**/*.{ts,tsx}', { cwd: root });
  const named = files
    .filter((path) => !path.includes('generated'))
    .flatMap((path) =>
      [...text(path).matchAll(/\((D\d+(?:, D\d+)*)\)/g)].flatMap(([, list = '']) =>
        list.split(', ').map((name) => ({ path, number: Number(name.slice(1)) })),
      ),
    );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ number }) => !decided.includes(number))).toEqual([]);
});
