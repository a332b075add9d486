import build from 'fast-json-stringify';
import { isRecord } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { validatorOf } from './schemas.ts';

const serializers = new WeakMap<JsonSchema, (answer: unknown) => string>();

/** Turns a response into JSON by its schema, in a fraction of the time JSON.stringify takes; built at first use. */
const serializerOf =
  (schema: JsonSchema) =>
  (answer: unknown): string => {
    const serialize = serializers.get(schema) ?? build(schema);
    serializers.set(schema, serialize);
    return serialize(answer);
  };

/**
 * Whether responses are checked against the contract: as a whole, where all records were created by the present
 * definitions; or leaving out which options there are, because records keep options that were removed since.
 */
export type AnswerCheck = boolean | 'without options';

/** Returns a schema that also takes other values where there are options. */
const withoutOptions = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'enum') return [];
      if (keyword === 'properties' && isRecord(value))
        return [[keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, open(one)]))]];
      return [[keyword, keyword === 'example' ? value : open(value)]];
    }),
  );

const open = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(open);
  return isRecord(value) ? withoutOptions(value) : value;
};

/**
 * Serialises the responses of a call by the contract's schema for their status. With `check`, a response that the
 * contract doesn't allow is a programming error.
 */
export const answerWriter = (
  operation: string,
  answers: Readonly<Record<string, JsonSchema>>,
  check: AnswerCheck,
): ((status: number, answer: unknown) => string) => {
  const writers = new Map(
    Object.entries(answers).map(([status, schema]) => [
      Number(status),
      {
        write: serializerOf(schema),
        validator: validatorOf(check === 'without options' ? withoutOptions(schema) : schema),
      },
    ]),
  );
  return (status, answer) => {
    const writer = writers.get(status);
    if (!check) return writer ? writer.write(answer) : JSON.stringify(answer);
    if (!writer) throw new Error(`The contract has no answer ${status} of ${operation}`);
    const validate = writer.validator();
    const written = writer.write(answer);
    if (!validate(JSON.parse(written)) || !validate(JSON.parse(JSON.stringify(answer)))) {
      const [error] = validate.errors ?? [];
      throw new Error(
        `${operation} answered ${status} with ${error?.instancePath} that ${error?.message}: ${JSON.stringify(error?.params)}`,
      );
    }
    return written;
  };
};
