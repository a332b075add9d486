import { replaceEqualDeep } from '@tanstack/react-query';
import { isEmpty } from '../../../domain/text/is-empty.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of a form that differ from the record it was opened with, by value. A field that was cleared is
 * null. Fields that the form doesn't have aren't changes, nor is an input without a value, or a switch that is off, for
 * a field that the record came without.
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

/** Returns a record, or part of one, without some of its fields. */
export const without = <T extends Fields>(record: T, left: readonly string[]): T =>
  left.some((field) => field in record)
    ? // The omitted fields aren't named by any record type.
      (Object.fromEntries(Object.entries(record).filter(([field]) => !left.includes(field))) as T)
    : record;
