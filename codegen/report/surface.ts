import { isRecord, type UnknownRecord } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';

/** A contract as its callers see it: names, types and requirements of all input and output. */

export interface Shape {
  /** `string`, `decimal`, `integer[]`, `object`, … */
  type: string;
  nullable: boolean;
  required: boolean;
  values?: readonly (string | number | boolean)[];
  /** Bounds by their JSON Schema keyword. */
  bounds: Readonly<Record<string, number | string>>;
  description?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
}

export type Shapes = Readonly<Record<string, Shape>>;

/**
 * Returns an object with only these names: other contracts may have a field `constructor` or `toString`, which every
 * ordinary object inherits.
 */
export const byName = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(entries));

export interface Call {
  /** `GET /user/offers/{}`. */
  address: string;
  operationId: string;
  summary: string;
  tag: string;
  permission: readonly string[] | null | undefined;
  parameters: Shapes;
  /** Fields of an item that is sent, and of the record or item that is returned; nested ones as `contacts[].type`. */
  input: Shapes;
  output: Shapes;
  /** Whether it returns many records. */
  list: boolean;
}

/** The parts that are read of any OpenAPI document, ours or someone else's. */
export interface Document {
  openapi?: string;
  servers?: readonly { url?: string }[];
  paths?: Readonly<Record<string, unknown>>;
  components?: Readonly<Record<string, unknown>>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Resolves a `$ref`, and what that refers to in turn; returns the value itself if it isn't one. */
export const resolved = (document: Document, value: unknown, within: readonly string[] = []): UnknownRecord => {
  if (!isRecord(value)) return {};
  const target = textOf(value['$ref']);
  if (target === undefined) return value;
  if (within.includes(target)) return {};
  let found: unknown = document;
  for (const part of target.replace(/^#\//, '').split('/')) {
    found = isRecord(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return resolved(document, found, [...within, target]);
};

/**
 * Returns a schema with references and alternatives of `null` resolved: `{type, nullable, …keywords}`.
 * @param within schemas that contain it, which are not expanded again
 */
const plain = (
  document: Document,
  value: unknown,
  within: readonly UnknownRecord[] = [],
): { schema: UnknownRecord; nullable: boolean } => {
  const schema = resolved(document, value);
  const alternatives = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map((one) => resolved(document, one));
  const others = alternatives.filter((one) => one['type'] !== 'null');
  const types = listOf(schema['type']);
  const nullable = schema['nullable'] === true || types.includes('null') || others.length < alternatives.length;
  const further = [...within, schema];
  const merged = [
    ...listOf(schema['allOf'])
      .filter((one) => !further.includes(resolved(document, one)))
      .map((one) => plain(document, one, further).schema),
    ...(others.length === 1 ? others : []),
  ];
  const whole: JsonSchema = Object.assign({}, ...merged, schema);
  const properties = byName(
    [...merged, schema].flatMap((one) => (isRecord(one['properties']) ? Object.entries(one['properties']) : [])),
  );
  const required = [...merged, schema].flatMap((one) => listOf(one['required']));
  const constant = 'const' in whole ? { enum: [whole['const']], type: typeof whole['const'] } : {};
  const [type] = types.length > 0 ? types.filter((one) => one !== 'null') : [whole['type'] ?? constant.type];
  return {
    schema: {
      ...constant,
      ...whole,
      type,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    },
    nullable,
  };
};

const formats = ['decimal', 'date', 'email', 'unix-time', 'password'];
const boundKeywords = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'x-minimum',
  'x-maximum',
];

const typeOf = (document: Document, schema: UnknownRecord): string => {
  if (schema['type'] === 'array') return `${typeOf(document, plain(document, schema['items']).schema)}[]`;
  const format = textOf(schema['format']);
  if (format !== undefined && formats.includes(format)) return format;
  return textOf(schema['type']) ?? (schema['properties'] ? 'object' : 'anything');
};

const shapeOf = (document: Document, value: unknown, required: boolean): Shape => {
  const { schema, nullable } = plain(document, value);
  const values = listOf(schema['enum'] ?? plain(document, schema['items']).schema['enum']);
  const description = textOf(schema['description']);
  return {
    type: typeOf(document, schema),
    nullable,
    required,
    ...(values.length > 0 && { values: values.filter((one): one is string => one !== null) }),
    bounds: Object.fromEntries(
      boundKeywords.flatMap((keyword) => {
        const bound = schema[keyword];
        return typeof bound === 'number' || typeof bound === 'string' ? [[keyword, bound]] : [];
      }),
    ),
    ...(description !== undefined && { description }),
    ...(schema['readOnly'] === true && { readOnly: true }),
    ...(schema['writeOnly'] === true && { writeOnly: true }),
  };
};

/** Returns every field of a schema by its path. A recursive schema ends where it would start again. */
const shapes = (
  document: Document,
  value: unknown,
  path = '',
  within: readonly UnknownRecord[] = [],
): [string, Shape][] => {
  const target = resolved(document, value);
  if (within.includes(target)) return [];
  const { schema } = plain(document, value);
  const further = [...within, target];
  if (schema['type'] === 'array') return shapes(document, schema['items'], path === '' ? '' : `${path}[]`, further);
  const required = listOf(schema['required']);
  return Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).flatMap(([name, one]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [
      [own, shapeOf(document, one, required.includes(name))] as [string, Shape],
      ...shapes(document, one, own, further),
    ];
  });
};

/**
 * Returns fields of the record without the envelope around it: `data`, and `items` next to information about the list.
 */
const unwrapped = (all: [string, Shape][]): Shapes => {
  const data = all.flatMap(([path, shape]): [string, Shape][] => {
    const inner = path.replace(/^data(\[\])?(\.|$)/, '');
    return inner === '' ? [] : [[inner, shape]];
  });
  if (!data.some(([path, { type }]) => path === 'items' && type.endsWith('[]'))) return byName(data);
  const inner = 'items[].';
  return byName(data.flatMap(([path, shape]) => (path.startsWith(inner) ? [[path.slice(inner.length), shape]] : [])));
};

/** Returns whether an answer has many records: a list, or an envelope of `items`. */
const isList = (all: [string, Shape][]): boolean =>
  all.some(([path, { type }]) => /^(data\.)?items$/.test(path) || (path === 'data' && type.endsWith('[]')));

const jsonSchema = (document: Document, holder: unknown): unknown => {
  const content = resolved(document, holder)['content'];
  const media = isRecord(content) ? (content['application/json'] ?? Object.values(content)[0]) : undefined;
  return isRecord(media) ? media['schema'] : undefined;
};

const methods = ['get', 'put', 'post', 'patch', 'delete'];

const callOf = (
  document: Document,
  method: string,
  path: string,
  operation: UnknownRecord,
  common: readonly unknown[],
): Call => {
  const parameters = [...common, ...listOf(operation['parameters'])].map((one) => resolved(document, one));
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const permission = operation['x-permission'];
  const answered = jsonSchema(document, success);
  const output = shapes(document, answered);
  const address = `${method.toUpperCase()} ${path}`;
  return {
    address,
    operationId: textOf(operation['operationId']) ?? address,
    summary: textOf(operation['summary']) ?? '',
    tag: textOf(listOf(operation['tags'])[0]) ?? '',
    permission: permission === null ? null : Array.isArray(permission) ? permission.map(String) : undefined,
    parameters: byName(
      parameters
        .filter((one) => one['in'] === 'query' || one['in'] === 'header')
        .map((one) => [textOf(one['name']) ?? '', shapeOf(document, one['schema'], one['required'] === true)]),
    ),
    input: unwrapped(shapes(document, jsonSchema(document, operation['requestBody']))),
    output: unwrapped(output),
    list: isList(output) || plain(document, answered).schema['type'] === 'array',
  };
};

/** Returns a path of a document as ours are written: relative to `/api/v1`, without a slash at its end. */
export const pathOf = (written: string): string =>
  written.replace(/^\/?(api\/v1(?=\/|$))?\/?/, '/').replace(/(?<=.)\/$/, '');

/** Returns all calls of a document by address. Paths are relative to `/api/v1`, with unnamed parameters. */
export const surfaceOf = (document: Document): Map<string, Call> => {
  const calls = Object.entries(document.paths ?? {}).flatMap(([written, item]) => {
    const path = pathOf(written).replace(/\{[^}]*\}/g, '{}');
    if (!isRecord(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      return isRecord(operation) ? [callOf(document, method, path, operation, listOf(item['parameters']))] : [];
    });
  });
  return new Map(calls.map((call) => [call.address, call]));
};
