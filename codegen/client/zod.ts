import { pascalCase } from '../../openapi/names.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import type { Contract } from '../contract/contract.ts';
import { orvalFiles } from './orval.ts';
import { forZod, type Groups } from './prepare.ts';
import { dense, indented, inlined, unquoted } from './tidy.ts';

export const zodFolder = 'src/generated/zod';

const shared = 'shared';

/** One text of orval's: what it defines, and which schemas it uses. */
interface Piece {
  code: string;
  uses: string[];
}

const withoutStrings = (code: string): string => code.replace(/'(?:[^'\\]|\\.)*'/g, '');

const piece = (text: string, schemas: ReadonlySet<string>): Piece => {
  const code = text
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export type [^;]*;$/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, '');
  return {
    uses: [...new Set(withoutStrings(code).match(/\b[A-Z]\w*\b/g) ?? [])].filter((name) => schemas.has(name)),
    code: dense(unquoted(indented(inlined(code)))).replace(/^(\}\)|\S.*\))$/gm, '$1;'),
  };
};

/** orval writes all schemas into one text, each followed by the types of what goes in and comes out. */
const schemaPieces = (text: string, schemas: ReadonlySet<string>): Map<string, Piece> =>
  new Map(
    text.split(/^export type \w+Output = [^;]*;$/m).flatMap((block): [string, Piece][] => {
      const [, name] = /^export const ([A-Z]\w*) = /m.exec(block) ?? [];
      if (name === undefined || !schemas.has(name)) return [];
      const { code, uses } = piece(block, schemas);
      return [[name, { code, uses: uses.filter((one) => one !== name) }]];
    }),
  );

/** Schemas after those that they use. */
const ordered = (pieces: Map<string, Piece>): string[] => {
  const done = new Set<string>();
  const visit = (name: string): void => {
    const own = pieces.get(name);
    if (!own || done.has(name)) return;
    done.add(name);
    own.uses.forEach(visit);
    order.push(name);
  };
  const order: string[] = [];
  for (const name of pieces.keys()) visit(name);
  return order;
};

const importsOf = (group: string, uses: ReadonlySet<string>, groupOfSchema: (name: string) => string): string => {
  const from = new Map<string, string[]>();
  for (const name of [...uses].sort()) {
    const other = groupOfSchema(name);
    if (other !== group) from.set(other, [...(from.get(other) ?? []), name]);
  }
  return [...from]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([other, names]) => `import { ${names.join(', ')} } from './${other}.ts';`)
    .join('\n');
};

const kebab = (group: string): string => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Puts orval's texts together: one file an entity or tag, with its schemas and those of its calls. */
export const assembled = (texts: Record<string, string>, document: Contract, groups: Groups): GeneratedFile[] => {
  const groupOfSchema = (name: string): string => groups.schemas[name] ?? shared;
  const schemas = new Set(Object.keys(document.components.schemas));
  const pieces = schemaPieces(texts['schemas/index.zod.ts'] ?? '', schemas);
  const order = ordered(pieces);
  const names = new Set([shared, ...Object.values(groups.tags)]);
  return [...names].sort().flatMap((group) => {
    const own = order.filter((name) => groupOfSchema(name) === group).flatMap((name) => pieces.get(name) ?? []);
    const calls = texts[`${kebab(group)}.ts`];
    const all = calls ? [...own, piece(calls, schemas)] : own;
    if (all.length === 0) return [];
    const imports = importsOf(group, new Set(all.flatMap(({ uses }) => uses)), groupOfSchema);
    const code = all.map((one) => one.code).join('\n\n');
    return [
      typescript(
        `${zodFolder}/${group}.ts`,
        'openapi/openapi.json',
        `import * as zod from 'zod';\n${imports}\n\n${code}`,
      ),
    ];
  });
};

/** The schema of what every call answers with, loaded when it is asked for: the most exact paths first. */
const answersFile = (document: Contract, files: readonly GeneratedFile[], groups: Groups): GeneratedFile => {
  const calls = Object.entries(document.paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length || (a < b ? -1 : 1))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(
        ([
          method,
          {
            operationId,
            tags: [tag = ''],
          },
        ]) => {
          const group = groups.tags[tag] ?? tag;
          const schema = `${pascalCase(operationId)}Response`;
          const file = files.find((one) => one.path === `${zodFolder}/${group}.ts`);
          // Files and empty answers have none.
          if (!file?.content.includes(`export const ${schema} = zod.object(`)) return [];
          return `  { method: '${method.toUpperCase()}', path: '${path}', load: async () => (await import('./${group}.ts')).${schema} },`;
        },
      ),
    );
  return typescript(
    `${zodFolder}/answers.ts`,
    'openapi/openapi.json',
    `export const answers = [\n${calls.join('\n')}\n];`,
  );
};

/** `src/generated/zod/`: schemas of records, bodies, queries and answers. */
export const zodFiles = async (document: Contract, groups: Groups): Promise<GeneratedFile[]> => {
  const prepared = forZod(document, groups);
  const texts = await orvalFiles(prepared, (folder) => ({
    target: folder,
    schemas: { path: `${folder}/schemas`, type: 'zod', mode: 'single' },
    client: 'zod',
    mode: 'tags',
    override: {
      header: false,
      zod: {
        version: 4,
        generateReusableSchemas: true,
        exactOptional: true,
        generate: { param: false, query: true, header: false, body: true, response: true },
        // Not booleans: any text but the empty one would be true.
        coerce: { query: ['number'] },
      },
    },
  }));
  const files = assembled(texts, prepared, groups);
  return [...files, answersFile(document, files, groups)];
};
