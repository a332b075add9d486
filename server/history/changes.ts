import { isDeepStrictEqual } from 'node:util';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { compare, parseDecimal } from '../../domain/money/decimal.ts';
import type { Field } from '../../openapi/define.ts';
import { isExact } from '../../openapi/traits.ts';

/** A field's value before and after. */
export type FieldChange = [before: unknown, after: unknown];

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** Returns whether a field is write-only: the history records that its value changed, not its content. */
const isSecret = (field: Field | undefined): boolean =>
  field === undefined || field.writeOnly === true || field.ownerOnly !== undefined || field.kind === 'secureId';

/** Returns whether two values of a field are equal: `1.50` and `1.5` are. */
export const isSame = (field: Field | undefined, one: unknown, other: unknown): boolean => {
  if (field && isExact(field) && typeof one === 'string' && typeof other === 'string') {
    if (parseDecimal(one) !== undefined && parseDecimal(other) !== undefined) return compare(one, other) === 0;
  }
  return isDeepStrictEqual(one ?? null, other ?? null);
};

/** Returns the fields of `after` that differ from `before`, with both values; without `before`, the non-empty ones. */
export const changesBetween = (fields: Fields, before: Values | null, after: Values): Record<string, FieldChange> => {
  const changes: Record<string, FieldChange> = {};
  for (const [name, value] of Object.entries(after)) {
    const field = fields[name];
    if (before === null ? isEmpty(value) : name in before && isSame(field, before[name], value)) continue;
    if (isSecret(field)) {
      if (before !== null) changes[name] = [null, null];
      continue;
    }
    changes[name] = [before?.[name] ?? null, value ?? null];
  }
  return changes;
};
