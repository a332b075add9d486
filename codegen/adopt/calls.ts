import { camelCase } from '../../openapi/names.ts';
import type { GeneratedFile } from '../file.ts';
import { type Call, type Document, pathOf, resolved } from '../report/surface.ts';
import { inOurDialect } from './dialect.ts';
import { literal, print } from '../resources/print.ts';

type Json = Record<string, unknown>;

/** Returns the value with its references resolved in place; a recursive schema is cut off as any value. */
const inlined = (document: Document, value: unknown, within: readonly unknown[] = []): unknown => {
  if (Array.isArray(value)) return value.map((one) => inlined(document, one, within));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const target = resolved(document, value);
    return within.includes(target) ? {} : inlined(document, target, [...within, target]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(document, one, within)]));
};

/**
 * Failures are shared; only successes are copied.
 * @param common parameters that are said once for all operations of a path
 */
const copied = (document: Document, { parameters, ...operation }: Json, common: readonly unknown[]): Json => {
  const all = [...common, ...(Array.isArray(parameters) ? parameters : [])];
  const said = { ...operation, ...(all.length > 0 && { parameters: all }) };
  const { responses, ...rest } = inOurDialect(inlined(document, said)) as Json;
  const successes = Object.entries((responses ?? {}) as Json).filter(([status]) => status.startsWith('2'));
  return { 'x-permission': [], ...rest, responses: Object.fromEntries(successes) };
};

const operationAt = (
  document: Document,
  address: string,
): { path: string; method: string; operation: Json; common: unknown[] } | undefined => {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const { parameters, ...operations } = (item ?? {}) as Json;
    for (const [method, operation] of Object.entries(operations)) {
      const below = pathOf(path);
      if (`${method.toUpperCase()} ${below.replace(/\{[^}]*\}/g, '{}')}` === address)
        return {
          path: below,
          method,
          operation: operation as Json,
          common: Array.isArray(parameters) ? parameters : [],
        };
    }
  }
  return undefined;
};

/**
 * Returns calls that belong to no entity as parts of the contract, one file per tag. A person has to decide who may
 * make them: until then anyone signed in may.
 * @param taken paths of existing files; a new file gets a different name
 */
export const callFiles = (
  document: Document,
  calls: readonly Call[],
  taken: readonly string[],
): { file: GeneratedFile; calls: Call[] }[] => {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return tags.map((tag) => {
    const paths: Record<string, Json> = {};
    const own = calls.filter((one) => one.tag === tag);
    for (const call of own) {
      const found = operationAt(document, call.address);
      if (found)
        paths[found.path] = { ...paths[found.path], [found.method]: copied(document, found.operation, found.common) };
    }
    const name = camelCase(tag.replaceAll(/[^A-Za-z0-9]+/g, ' ').trim()) || 'other';
    const free = [
      name,
      `${name}Adopted`,
      ...Array.from({ length: 100 }, (_, index) => `${name}Adopted${index + 2}`),
    ].find((one) => !taken.includes(`openapi/paths/${one}.ts`));
    const code = print(literal({ paths }));
    return {
      calls: own,
      file: {
        path: `openapi/paths/${free}.ts`,
        content: `import type { ContractPart } from '../contract-part.ts';\n\nexport default ${code} satisfies ContractPart;\n`,
      },
    };
  });
};
