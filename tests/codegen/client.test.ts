import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getResponse, type RequestHandler } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ZodType } from 'zod';
import { groupsOf, successes } from '../../codegen/client/prepare.ts';
import { mockFiles } from '../../codegen/client/mocks.ts';
import { indented, inlined } from '../../codegen/client/tidy.ts';
import { typesFile } from '../../codegen/client/types.ts';
import { zodFiles } from '../../codegen/client/zod.ts';
import { contractOf } from '../../codegen/outputs.ts';
import { pascalCase } from '../../openapi/names.ts';
import { wholeModel } from './models.ts';

const model = wholeModel();
const document = contractOf(model);
const groups = groupsOf(model.entities, document);
const all = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation, name: operation.operationId })),
);
/** Those that answer in JSON; a file has neither schema nor mock. */
const operations = all.filter(({ operation }) =>
  successes(operation).every(([, { content }]) => content?.['application/json']),
);

let folder: string;
const modules: Record<string, Record<string, unknown>> = {};

/** Writes generated files where they find the libraries they import, and loads those of a folder. */
const loaded = async (files: { path: string; content: string }[]): Promise<void> => {
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  for (const { path } of files)
    modules[path] = (await import(pathToFileURL(join(folder, path)).href)) as Record<string, unknown>;
};

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  folder = await mkdtemp(fileURLToPath(new URL('../../node_modules/.sluice-test-', import.meta.url)));
  await loaded(await zodFiles(document, groups));
  await loaded(await mockFiles(document, groups));
});

afterAll(() => rm(folder, { recursive: true }));

const schema = (name: string): ZodType => {
  const found = Object.entries(modules).flatMap(([path, module]) =>
    path.includes('/zod/') && name in module ? [module[name] as ZodType] : [],
  );
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('zod schemas', () => {
  test.each(operations)('$name: the examples keep them', ({ operation, name }) => {
    const [, { content }] = successes(operation)[0]!;
    expect(schema(`${pascalCase(name)}Response`).safeParse(content?.['application/json']?.example)).toMatchObject({
      success: true,
    });
    const sent = operation.requestBody?.content['application/json'];
    if (sent) expect(schema(`${pascalCase(name)}Body`).safeParse(sent.example)).toMatchObject({ success: true });
  });

  /** A field of a thing, and values that its schema must refuse. */
  const refused: [string, unknown[]][] = [
    ['title', ['', 'x'.repeat(201), null, 7]],
    ['code', ['abcd', 'ABCDE']],
    ['email', ['nobody']],
    ['url', ['example.com']],
    ['ip', ['256.1.1.1']],
    ['count', [0, 10, 1.5, '3']],
    ['rate', ['x', 1.5, null]],
    ['size', [2, 'large']],
    ['palette', [['pink']]],
    ['rest', [-1, 61]],
    ['friends', ['1', [1.5]]],
    ['contacts', [[{ kind: 1 }], [{ kind: 2, value: 'x' }]]],
  ];

  test.each(refused)('of a thing refuse a wrong %s', (name, values) => {
    const { parameters: _, ...create } = document.paths['/user/things']!.put!;
    const example = create.requestBody?.content['application/json']?.example as { items: [Record<string, unknown>] };
    const body = schema('CreateThingsBody');
    expect(body.safeParse(example).success).toBe(true);
    for (const value of values)
      expect({ value, ok: body.safeParse({ items: [{ ...example.items[0], [name]: value }] }).success }).toEqual({
        value,
        ok: false,
      });
  });
});

describe('mock handlers', () => {
  test.each(operations)('$name: answers with its example', async ({ path, method, operation }) => {
    const handlers = (modules['src/generated/msw/handlers.ts']!['handlers'] as () => RequestHandler[])();
    const url = `http://localhost/api/v1${path.replace(/\{[^}]*\}/g, '1')}`;
    const response = await getResponse(handlers, new Request(url, { method: method.toUpperCase() }));
    const [status, { content }] = successes(operation)[0]!;
    expect(response?.status).toBe(Number(status));
    expect(await response?.json()).toEqual(content?.['application/json']?.example);
  });
});

test('types of the contract have every operation, and no examples', async () => {
  const { content } = await typesFile(document);
  for (const { name } of all) expect(content).toContain(`    ${name}: {`);
  expect(content).not.toContain('@example');
});

describe('what orval writes is tidied', () => {
  test.each([
    ['brackets are steps', 'a({\nb: [\n1\n]\n})', 'a({\n  b: [\n    1\n  ]\n})'],
    ['several on a line are one', 'a({b: c({\nd\n})})', 'a({b: c({\n  d\n})})'],
    ['those in strings are none', "a('({[', {\nb\n})", "a('({[', {\n  b\n})"],
  ])('%s', (_, given, want) => {
    expect(indented(given)).toBe(want);
  });

  test('constants stand where they are used', () => {
    expect(
      inlined(
        "export const aMax = 5;\nexport const aRegExp = new RegExp('^\\\\d$');\nexport const A = zod.max(aMax).regex(aRegExp)",
      ).trim(),
    ).toBe("export const A = zod.max(5).regex(new RegExp('^\\\\d$'))");
  });
});
