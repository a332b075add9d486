import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codes, isWarning } from '../../codegen/diagnostics/diagnostic.ts';
import * as vocabulary from '../../openapi/fields.ts';

const guide = readFileSync(new URL('../../docs/changing-the-api.md', import.meta.url), 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('| '));

test('the guide lists every diagnostic of the generator, and no others', () => {
  const told = rows.filter((row) => row.startsWith('| SL'));
  expect(told).toEqual(
    Object.entries(codes).map(([code, about]) => {
      const warning = isWarning({ code: code as keyof typeof codes, message: about });
      return `| ${code} | ${about}${warning ? ' (a warning)' : ''} |`;
    }),
  );
});

test('the guide names every kind of field, and no other', () => {
  const [, table = ''] = guide.split('| write | for |\n');
  const kinds = table.slice(0, table.indexOf('\n\n')).split('\n');
  const named = kinds.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name]) => name),
  );
  // What is no kind: the others name or wrap fields of any.
  const { roleTypes: _, setAtOf: __, when: ___, ...makers } = vocabulary;
  expect(named.toSorted()).toEqual(Object.keys(makers).toSorted());
});

test('what the guide leads to is there', () => {
  const links = [...guide.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links)
    expect(() => readFileSync(new URL(link, new URL('../../docs/', import.meta.url))), link).not.toThrow(/ENOENT/);
});
