import { camelCase, tableName } from '../../openapi/names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GeneratedFile } from '../file.ts';
import type { Model } from '../model.ts';
import type { Call, Document } from '../report/surface.ts';
import { callFiles } from './calls.ts';
import { adoptInto } from './definition.ts';
import { entityKeys, entityText } from './entity.ts';
import type { KnownSchemas } from './infer.ts';
import { collectionsOf, type FoundCollection, lackOf, unfitIn } from './lacking.ts';

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

const byHand = (entity: string, what: readonly { name: string; message: string }[]): Diagnostic[] =>
  what.map(({ name, message }) => ({ code: 'SL601', entity, at: ['fields', name], message, help: 'write it by hand' }));

const calls = [
  ['GET', ''],
  ['GET', '/{}'],
  ['PUT', ''],
  ['PATCH', ''],
] as const;

/** Returns what is inside fields that are there, and by what lists can be narrowed, which has no place to be added. */
const insideOf = (
  { path, fields }: FoundCollection,
  ours: ReadonlyMap<string, Call>,
  theirs: ReadonlyMap<string, Call>,
): string[] => {
  const found = calls.flatMap((call) => {
    const address = `${call[0]} /${path}${call[1]}`;
    const [own, other] = [ours.get(address), theirs.get(address)];
    if (!own || !other) return [];
    const inner = [...Object.keys(other.input), ...Object.keys(other.output)].filter((name) => {
      const [first = ''] = name.split(/[.[]/);
      const known = (shapes: Call['input']) => Object.hasOwn(shapes, first);
      return first !== name && (known(own.input) || known(own.output)) && !(name in own.input || name in own.output);
    });
    const narrowing = Object.keys(other.parameters).filter(
      (name) => !(name in own.parameters) && !(name.replace(/(From|To)$/, '') in fields) && !(name in fields),
    );
    return [
      ...inner.map((name) => `\`${name}\` is inside a field that is there`),
      ...narrowing.map((name) => `\`${name}\` is a parameter of ${address}, and no field`),
    ];
  });
  return [...new Set(found)];
};

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
  const keys = entityKeys(
    fresh.map(({ path }) => path),
    Object.keys(model.entities),
  );
  const known: KnownSchemas = {
    entities: Object.fromEntries([
      ...Object.entries(model.entities).flatMap(([key, entity]) => [
        [key, key],
        [camelCase(tableName(entity)), key],
      ]),
      ...[...keys.values()].map((key) => [key, key]),
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
    const inner = insideOf(found, ours, theirs).map((message) => ({ name: 'fields', message }));
    const unfit = unfitIn(found).filter(({ name }) => !Object.hasOwn(entity.fields, name));
    keep(`openapi/entities/${key}.ts`, content, what, [...left, ...byHand(key, [...unfit, ...inner])]);
  }
  for (const found of fresh) {
    const key = keys.get(found.path) ?? '';
    const { text, left: unknown } = entityText(key, found, known);
    const left = [...unknown, ...byHand(key, unfitIn(found))];
    keep(`openapi/entities/${key}.ts`, text, [`entity ${key} (${found.path})`], left);
  }
  const others = [...theirs.values()].filter(
    ({ address }) => !ours.has(address) && ![...collections.keys()].some((path) => isSaid(path, address)),
  );
  for (const { file, calls: own } of callFiles(document, others, Object.keys(model.parts))) {
    keep(
      file.path,
      file.content,
      own.map(({ address }) => `call ${address}`),
      [],
    );
  }
  return adoption;
};
