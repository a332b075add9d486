import { isRecord, type UnknownRecord } from '../../domain/records.ts';
/** Schemas of other contracts, in the words that ours are checked in. */

/** Formats that the server checks; further ones describe a value to people alone. */
const formats = ['binary', 'date', 'decimal', 'email', 'ip', 'password', 'unix-time', 'uuid'];

/** Words of our own contract that begin like others' extensions. */
const extensions = ['x-permission', 'x-role-types', 'x-signed-in', 'x-staff-only', 'x-minimum', 'x-maximum'];

/** Words of OpenAPI that JSON Schema doesn't know. */
const foreign = ['discriminator', 'externalDocs', 'nullable', 'xml'];

/** What holds schemas by names, which may be any. */
const maps = ['properties', 'patternProperties', '$defs', 'dependentSchemas', 'content', 'responses', 'headers'];

/** What holds values, not schemas. */
const values = ['const', 'default', 'enum', 'example', 'examples'];

const isForeign = (word: string, value: unknown): boolean =>
  foreign.includes(word) ||
  (word.startsWith('x-') && !extensions.includes(word)) ||
  (word === 'format' && !formats.includes(String(value)));

/** `nullable` of OpenAPI 3.0, as JSON Schema says it. */
const nullableIn = ({ nullable, type, enum: options }: UnknownRecord): UnknownRecord =>
  nullable === true
    ? {
        ...(typeof type === 'string' && { type: [type, 'null'] }),
        ...(Array.isArray(options) && !options.includes(null) && { enum: [...options, null] }),
      }
    : {};

/** Bounds of OpenAPI 3.0 that are excluded by a switch beside them. */
const boundsIn = (schema: UnknownRecord): UnknownRecord =>
  Object.fromEntries(
    (['Minimum', 'Maximum'] as const).flatMap((bound): [string, unknown][] => {
      const [word, plain] = [`exclusive${bound}`, bound.toLowerCase()];
      if (schema[word] === true)
        return [
          [word, schema[plain]],
          [plain, undefined],
        ];
      return schema[word] === false ? [[word, undefined]] : [];
    }),
  );

/** Returns an operation, or a part of one, whose schemas say nothing that the server could not check. */
export const inOurDialect = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOurDialect);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).flatMap(([word, one]): [string, unknown][] => {
    if (isForeign(word, one)) return [];
    if (values.includes(word)) return [[word, one]];
    if (maps.includes(word) && isRecord(one))
      return [[word, Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, inOurDialect(inner)]))]];
    return [[word, inOurDialect(one)]];
  });
  const said = { ...Object.fromEntries(kept), ...nullableIn(value), ...boundsIn(value) };
  return Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined));
};
