import { expect, test } from 'vitest';
import { documentOf } from '../../codegen/adopt/from.ts';
import { complaintsOf } from '../../codegen/report/typecheck.ts';

test.each([
  ['JSON', '{"openapi": "3.0.3", "paths": {"/a": {}}}'],
  ['YAML', 'openapi: 3.1.0\npaths:\n  /a: {}\n'],
])('another team’s contract is read in %s', (_, text) => {
  expect(Object.keys(documentOf(text).paths ?? {})).toEqual(['/a']);
});

test.each([
  ['Swagger', 'swagger: "2.0"\npaths: {}', 'it is Swagger 2.0'],
  ['a page', '<!doctype html><title>Sign in</title>', 'no OpenAPI 3 document'],
  ['YAML of something else', 'name: CI\non: push', 'no OpenAPI 3 document'],
  ['a document without calls', 'openapi: 3.1.0', 'no OpenAPI 3 document'],
])('what is none is said to be none: %s', (_, text, want) => {
  expect(() => documentOf(text)).toThrow(want);
});

test.each([
  [
    'a field that is missing',
    [
      "src/a.tsx(7,3): error TS2322: Type '{ id: number; }' is not assignable to type 'Offer'.",
      "  Property 'title' is missing in type '{ id: number; }' but required in type 'Offer'.",
    ],
    "Property 'title' is missing in type '{ id: number; }' but required in type 'Offer'.",
  ],
  [
    'a field inside of a field',
    [
      "src/a.tsx(7,3): error TS2322: Type 'A' is not assignable to type 'B'.",
      "  Types of property 'list' are incompatible.",
      "    Types of property 'columns' are incompatible.",
      '      Type \'"titel"\' is not assignable to type \'"title"\'.',
    ],
    'list.columns: Type \'"titel"\' is not assignable to type \'"title"\'.',
  ],
  [
    'one line',
    ["src/a.tsx(7,3): error TS2339: Property 'titel' does not exist on type 'Offer'."],
    "Property 'titel' does not exist on type 'Offer'.",
  ],
])('a complaint of the compiler names the field: %s', (_, lines, message) => {
  expect(complaintsOf(lines.join('\n'))).toEqual([{ file: 'src/a.tsx', line: 7, message }]);
});
