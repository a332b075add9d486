import { camelCase, tableName } from '../../openapi/names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GeneratedFile } from '../file.ts';
import type { Model } from '../model.ts';
import type { Call, Document } from '../report/surface.ts';
import { callFiles } from './calls.ts';
import { adoptInto } from './definition.ts';
import { entityKey, entityText } from './entity.ts';
import type { Known } from './infer.ts';
import { collectionsOf, lackOf } from './lacking.ts';

/** Changes to definitions, for a person to review. */
export interface Adoption {
  files: GeneratedFile[];
  /** What was added to each file, by its path. */
  what: Record<string, string[]>;
  left: Diagnostic[];
}

/** Returns whether a call is of the kinds that a definition lists for its collection. */
const isSaid = (path: string, address: string): boolean => {
  const [method = '', called = ''] = address.split(' ');
  const rest = called.slice(path.length + 1);
  if (!called.startsWith(`/${path}`)) return false;
  if (rest === '') return method !== 'POST';
  return method === 'GET'
    ? ['/{}', '/{}/history', '/export'].includes(rest)
    : method === 'POST' && /^\/[a-z_]+$/.test(rest);
};

/** Returns the addresses of the calls that are described by hand, next to definitions. */
const describedIn = ({ parts }: Model): ReadonlySet<string> =>
  new Set(
    Object.values(parts).flatMap(({ paths = {} }) =>
      Object.entries(paths).flatMap(([path, item]) =>
        Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`),
      ),
    ),
  );

/**
 * Adds to the definitions what another contract has and they lack: fields, values of enumerations, calls and whole
 * entities. Nothing is removed.
 * @param texts the definitions' files by the entities' names
 */
export const adopt = (
  model: Model,
  document: Document,
  ours: ReadonlyMap<string, Call>,
  theirs: ReadonlyMap<string, Call>,
  texts: Readonly<Record<string, string>>,
): Adoption => {
  const described = describedIn(model);
  // A call described by hand belongs to no definition, even if its address looks like that of one.
  const collections = collectionsOf(new Map([...theirs].filter(([address]) => !described.has(address))));
  const byPath = new Map(Object.entries(model.entities).map(([key, entity]) => [entity.path, key]));
  const fresh = [...collections.values()].filter(({ path }) => !byPath.has(path) && !ours.has(`GET /${path}`));
  const known: Known = {
    entities: Object.fromEntries([
      ...Object.entries(model.entities).flatMap(([key, entity]) => [
        [key, key],
        [camelCase(tableName(entity)), key],
      ]),
      ...fresh.map(({ path }) => [entityKey(path), entityKey(path)]),
    ]),
  };
  const adoption: Adoption = { files: [], what: {}, left: [] };
  const keep = (path: string, content: string, what: string[], left: Diagnostic[]): void => {
    adoption.left.push(...left);
    if (what.length === 0) return;
    adoption.files.push({ path, content });
    adoption.what[path] = what;
  };
  for (const found of collections.values()) {
    const key = byPath.get(found.path);
    const entity = key === undefined ? undefined : model.entities[key];
    const text = key === undefined ? undefined : texts[key];
    if (key === undefined || !entity || text === undefined) continue;
    const { text: content, what, left } = adoptInto(key, text, entity, lackOf(entity, found, ours), found, known);
    keep(`openapi/entities/${key}.ts`, content, what, left);
  }
  for (const found of fresh) {
    const { key, text, left } = entityText(found, known);
    keep(`openapi/entities/${key}.ts`, text, [`entity ${key}`], left);
  }
  const others = [...theirs.values()].filter(
    ({ address }) => !ours.has(address) && ![...collections.keys()].some((path) => isSaid(path, address)),
  );
  for (const { file, calls } of callFiles(document, others, Object.keys(model.parts))) {
    keep(
      file.path,
      file.content,
      calls.map(({ address }) => `call ${address}`),
      [],
    );
  }
  return adoption;
};
