import { replaceEqualDeep } from '@tanstack/react-query';
import { isEmpty } from '../../../domain/is-empty.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a form that differ from the record it was opened with, by value. A field that was emptied is null.
 * What the form does not hold is no change, nor is an input without a value, or a switch that is off, for a field the
 * record came without.
 */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, value ?? null] as const)
      .filter(([field, value]) => {
        if (before[field] === undefined && (isEmpty(value) || value === false)) return false;
        const old = before[field] ?? null;
        return replaceEqualDeep(old, value) !== old;
      }),
  );

/** A record, or part of one, without some of its fields. */
export const without = <T extends Fields>(record: T, left: readonly string[]): T =>
  left.some((field) => field in record)
    ? // What is left out are fields that no type of a record names.
      (Object.fromEntries(Object.entries(record).filter(([field]) => !left.includes(field))) as T)
    : record;
