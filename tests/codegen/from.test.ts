import { expect, test } from 'vitest';
import { documentOf, readDocument } from '../../codegen/adopt/from.ts';
import { surfaceOf } from '../../codegen/report/surface.ts';
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
  ['one of several files', 'openapi: 3.1.0\npaths:\n  /a: {$ref: ./a.yaml}', 'refers to another file (./a.yaml)'],
])('what is none is said to be none: %s', (_, text, want) => {
  expect(() => documentOf(text)).toThrow(want);
});

const address = (text: string): URL => new URL(`data:,${encodeURIComponent(text)}`);
const powers = Array.from(
  { length: 9 },
  (_, power) => `a${power + 1}: &a${power + 1} [${'*a0, '.replace('0', `${power}`).repeat(10)}]`,
);

test.each([
  ['YAML that is broken', address('openapi: 3.1.0\npaths: {/a: [b\nc: d'), /end with a \] at line 3, column 1$/],
  ['aliases of aliases without end', address(['a0: &a0 [x]', ...powers].join('\n')), /alias/],
  ['an address where nobody answers', new URL('http://127.0.0.1:2/'), /ECONNREFUSED 127\.0\.0\.1:2$/],
])('what can’t be read is told in a line: %s', async (_, file, want) => {
  expect(await readDocument(file)).toEqual({ fault: expect.stringMatching(want) });
});

test('a schema that extends itself has the fields it has beside that', () => {
  const schema = { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: { type: 'string' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
  const document = {
    paths: { '/a': { get: { responses: { 200: { content } } } } },
    components: { schemas: { A: schema } },
  };
  expect(surfaceOf(document).get('GET /a')?.list).toBe(false);
});

const readFields = (text: string) =>
  surfaceOf(documentOf(`openapi: 3.1.0\npaths:\n  /api/v1/a:\n    put:\n      requestBody:\n${text}`)).get('PUT /a')
    ?.input;
const bodyOf = (schema: string): string => `        content: {application/json: {schema: ${schema}}}\n`;

test('a contract is read as it is meant, however it is written', () => {
  const parts = '{allOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: string}}}]}';
  expect(readFields(bodyOf(parts))).toMatchObject({ a: { required: true }, b: { required: false } });
  const named =
    'components: {schemas: {Pet: {$ref: "#/components/schemas/Animal"}, Animal: {properties: {legs: {type: integer}}}}}\n';
  expect(readFields(bodyOf('{$ref: "#/components/schemas/Pet"}') + named)).toMatchObject({ legs: { type: 'integer' } });
  expect(readFields(bodyOf('{properties: {kind: {const: dog}}}'))).toMatchObject({
    kind: { type: 'string', values: ['dog'] },
  });
  const shared = documentOf('x: &x {a: {type: string}}\nopenapi: 3.1.0\npaths: {/a: {<<: *x}}');
  expect(shared.paths).toEqual({ '/a': { a: { type: 'string' } } });
});

test('a path that only begins like ours is kept whole', () => {
  const document = documentOf('openapi: 3.1.0\npaths: {/api/v10/pets: {get: {}}, /api/v1/pets/: {get: {}}}');
  expect([...surfaceOf(document).keys()]).toEqual(['GET /api/v10/pets', 'GET /pets']);
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
