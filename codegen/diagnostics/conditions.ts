import type { Condition } from '../../domain/conditions.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, optionValues } from '../../openapi/kinds.ts';
import { columnType } from '../../openapi/traits.ts';
import type { Model } from '../model.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';

type Fields = Readonly<Record<string, Field>>;
type Wrong = Pick<Diagnostic, 'code' | 'message' | 'help'>;

/** Returns the values that a condition can name; undefined if it can't depend on the field. */
const possibleValues = (field: Field): readonly Condition[string][number][] | undefined => {
  if (field.kind === 'boolean') return [true, false];
  if (field.kind !== 'enumeration' || field.several) return undefined;
  return [...optionValues(field.options), ...(field.required ? [] : [null])];
};

const fault = (message: string, help: string): Wrong[] => [{ code: 'SL109', message, help }];

/** Checks a field that a condition names: people must be able to set it, to values that it has, and to see why. */
const ofOther = (field: Field, other: string, values: Condition[string], before: Fields, all: Fields): Wrong[] => {
  const its = all[other];
  const names = Object.keys(before).filter((name) => possibleValues(before[name]!));
  if (!its) return [{ code: 'SL102', message: `unknown field \`${other}\``, help: oneOf(other, names) }];
  if (!before[other]) return fault(`\`${other}\` does not stand before it`, 'name what a field depends on first');
  const possible = possibleValues(its);
  if (!possible) return fault(`\`${other}\` is neither a boolean nor a single enumeration value`, oneOf(other, names));
  if (its.readOnly || its.writeOnly)
    return fault(`\`${other}\` is not both shown and set in forms`, oneOf(other, names));
  return [
    ...(values.length === 0 ? fault(`it applies with no value of \`${other}\``, 'name at least one value') : []),
    ...(its.staffOnly && !field.staffOnly
      ? fault(`affiliates don’t see \`${other}\`, on which it depends`, 'say `staffOnly`')
      : []),
    ...values
      .filter((value) => !possible.includes(value))
      .map((value) => ({
        code: 'SL106' as const,
        message: `\`${value}\` is no value of \`${other}\``,
        help: oneOf(String(value), possible.map(String)),
      })),
  ];
};

const ofField = (name: string, condition: Condition, before: Fields, all: Fields): Wrong[] => {
  const field = all[name]!;
  const isStored = columnType(field) !== null || (field.kind === 'many' && !field.computed);
  const isKept = isStored && !field.readOnly && !field.writeOnly && !field.exclusive;
  return [
    ...(isKept ? [] : fault('its value can’t be left out', 'take `when` away, or write a hook')),
    ...(Object.keys(condition).length === 0 ? fault('its condition is empty', 'take `when` away') : []),
    ...Object.entries(condition).flatMap(([other, values]) => ofOther(field, other, values, before, all)),
  ];
};

const among = (entity: string, at: readonly string[], fields: Fields): Diagnostic[] =>
  Object.entries(fields).flatMap(([name, field], place): Diagnostic[] => {
    const before = Object.fromEntries(Object.entries(fields).slice(0, place));
    const wrong = field.when ? ofField(name, field.when, before, fields) : [];
    // Rows that are records are checked with their own entity.
    const inside = field.kind === 'rows' ? undefined : fieldsInside(field);
    return [
      ...wrong.map((one) => ({ ...one, entity, at: [...at, name, 'when'] })),
      ...(inside ? among(entity, [...at, name, 'fields'], inside) : []),
    ];
  });

/** Returns a finding for each field of a call that has a condition: only those of records can have one. */
const ofCalls = (entity: string, at: readonly string[], fields: Fields): Diagnostic[] =>
  Object.entries(fields)
    .filter(([, field]) => field.when)
    .map(([name]) => ({
      ...fault('only fields of a record can depend on others', 'take `when` away')[0]!,
      entity,
      at: [...at, name, 'when'],
    }));

/** Checks the fields that only apply with certain values of others. */
export const conditionDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => [
    ...among(key, ['fields'], entity.fields),
    ...ofCalls(key, ['status', 'fields'], entity.status?.fields ?? {}),
    ...ofCalls(key, ['queryParameters'], entity.queryParameters),
    ...Object.entries(entity.actions).flatMap(([action, { fields = {} }]) =>
      ofCalls(key, ['actions', action, 'fields'], fields),
    ),
  ]);
