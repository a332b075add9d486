import { pascalCase } from '../../openapi/names.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import type { Contract } from '../contract/contract.ts';
import { orvalFiles } from './orval.ts';
import { forMocks, type Groups, successes } from './prepare.ts';
import { dense, indented } from './tidy.ts';

export const mocksFolder = 'src/generated/msw';

const kebab = (group: string): string => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** orval's names of the answers of calls, as types of the contract. */
const answerTypes = (document: Contract): Map<string, string> =>
  new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) =>
        successes(operation).map(([status]): [string, string] => [
          `${pascalCase(operation.operationId)}${status}`,
          `operations['${operation.operationId}']['responses'][${status}]['content']['application/json']`,
        ]),
      ),
    ),
  );

/** A value as code, a property a line where it does not fit into one. */
const literal = (value: unknown, indent = ''): string => {
  if (Array.isArray(value)) {
    const line = `[${value.map((one) => literal(one)).join(', ')}]`;
    if (line.length < 80 && !line.includes('\n')) return line;
    return `[\n${value.map((one) => `${indent}  ${literal(one, `${indent}  `)},`).join('\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string'
      ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
      : JSON.stringify(value);
  }
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`,
    one,
  ]);
  const line = `{ ${entries.map(([key, one]) => `${key}: ${literal(one)}`).join(', ')} }`;
  if (entries.length === 0) return '{}';
  if (line.length < 80 && !line.includes('\n')) return line;
  return `{\n${entries.map(([key, one]) => `${indent}  ${key}: ${literal(one, `${indent}  `)},`).join('\n')}\n${indent}}`;
};

const exampleLine = /^(export const get\w+ResponseMock = \(\): \w+ => )\((\{.*\})\)$/gm;

const written = (text: string, types: Map<string, string>): string => {
  const examples: string[] = [];
  const used = [...text.matchAll(/import type \{([^}]*)\} from '\.[^']*';/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const aliases = used.map((name) => {
    const type = types.get(name);
    if (!type) throw new Error(`orval names a type \`${name}\` that is no answer of the contract`);
    return `type ${name} = ${type};`;
  });
  const body = text
    .replace(/import type \{[^}]*\} from '\.[^']*';/g, '')
    .replace(/^import \{\s*HttpResponse,\s*http\s*\} from 'msw';$/m, '')
    .replace(/^import type \{\s*RequestHandlerOptions\s*\} from 'msw';$/m, '')
    .replace(exampleLine, (_, head: string, example: string) => {
      examples.push(`${head}(${literal(JSON.parse(example))});`);
      return `@@${examples.length - 1}@@`;
    });
  const code = dense(indented(body.replace(/\n\s*\n(\s+return)/g, '\n$1')))
    .replace(/^\}$/gm, '};')
    .replace(/^\]$/gm, '];')
    .replace(/^( +\}, options\))$/gm, '$1;')
    .replace(/@@(\d+)@@/g, (_, index: string) => examples[Number(index)] ?? '');
  return `import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

${aliases.join('\n')}

${code}`;
};

/** The JSON answers alone: a mock of anything else would be no more than random bytes. */
const answering = (document: Contract): Contract => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const operations = Object.entries(item).filter(([, operation]) =>
        successes(operation).every(([, { content }]) => content?.['application/json']?.example !== undefined),
      );
      return operations.length > 0 ? [[path, Object.fromEntries(operations)]] : [];
    }),
  ),
});

/** `src/generated/msw/`: a handler a call, which answers with the contract's example, and a list of all. */
export const mockFiles = async (document: Contract, groups: Groups): Promise<GeneratedFile[]> => {
  const prepared = answering(forMocks(document, groups));
  const texts = await orvalFiles(prepared, (folder) => ({
    target: folder,
    client: 'fetch',
    mode: 'tags-split',
    override: { header: false },
    mock: { generators: [{ type: 'msw', useExamples: true }] },
  }));
  const types = answerTypes(prepared);
  const source = 'openapi/openapi.json';
  const entities = new Set(Object.values(groups.schemas));
  const present = [
    ...new Set(
      Object.values(prepared.paths).flatMap((item) => Object.values(item).map(({ tags: [tag] }) => tag ?? '')),
    ),
  ];
  const files = present.map((group) => {
    const text = texts[`${kebab(group)}/${kebab(group)}.msw.ts`];
    if (text === undefined) throw new Error(`orval made no mocks of ${group}`);
    return typescript(`${mocksFolder}/${group}.ts`, source, written(text, types));
  });
  // Hand-written calls first: `/user/users/me` must not be taken for `/user/users/{id}`.
  const order = present.sort((a, b) => Number(entities.has(a)) - Number(entities.has(b)) || (a < b ? -1 : 1));
  const name = (group: string): string => `get${pascalCase(group)}Mock`;
  return [
    ...files,
    typescript(
      `${mocksFolder}/handlers.ts`,
      source,
      `${order.map((group) => `import { ${name(group)} } from './${group}.ts';`).join('\n')}

/** Handlers of every call, each answering with the contract's example. */
export const handlers = () => [
${order.map((group) => `  ...${name(group)}(),`).join('\n')}
];`,
    ),
  ];
};
