import { parseDecimal } from '../../domain/money/decimal.ts';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { isRecord } from '../../domain/records.ts';
import { firstBroken } from '../../domain/rules.ts';
import { isSchedule, normalSchedule } from '../../domain/time/schedule.ts';
import type { Field } from '../../openapi/define.ts';
import { initialValue, isNullable } from '../../openapi/kinds.ts';
import { isExact } from '../../openapi/traits.ts';
import { timestamp } from '../database/values.ts';
import { randomTexts } from '../random-texts.ts';
import type { Collection, Stored, Values } from './model.ts';

/** How API values become a record's values, and those become column values. */

/** Returns a URL-safe, unguessable text of 24 characters. */
const secret = randomTexts(18, 'base64url');

/** Returns a field's value if none was given. */
const initial = (field: Field): unknown => (field.kind === 'secureId' ? secret() : initialValue(field));

const settled = (fields: Readonly<Record<string, Field>>, row: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, normalizedValue(field, row[name])]));

/**
 * Returns a value as it is stored: blank is null if null is allowed, exact numbers are as short as possible, and nested
 * rows have all their fields.
 */
export const normalizedValue = (field: Field, value: unknown): unknown => {
  if (value === undefined) return initial(field);
  if (isNullable(field) && typeof value === 'string' && isEmpty(value)) return null;
  if (isExact(field) && typeof value === 'string') return parseDecimal(value) ?? value;
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((row) => (isRecord(row) ? settled(field.fields, row) : row));
  if (field.kind === 'schedule' && isSchedule(value))
    return firstBroken(value, field.rules) ? value : normalSchedule(value);
  return field.kind === 'group' && isRecord(value) ? settled(field.fields, value) : value;
};

/** Whether a secret is left blank, which leaves it unchanged; null removes a stored secret, but not a password. */
export const isLeftBlank = ({ kind, writeOnly }: Field, value: unknown): boolean =>
  writeOnly === true && isEmpty(value) && !(kind === 'secret' && value === null);

/** Set by the server with each statement, never among a change's values. */
export const bookkeeping: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'statusChangedAt',
  'statusChangedBy',
]);

/** Returns all values of a new record: those given, and defaults for the rest. */
export const withDefaults = ({ entity, stored, joined }: Collection, given: Readonly<Values>): Values => {
  const values: Values = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (bookkeeping.has(name)) continue;
    if (stored.has(name) || joined.has(name)) values[name] = normalizedValue(field, given[name]);
    else if (name in given) values[name] = given[name];
  }
  if (entity.status && given['status'] === undefined) values['status'] = entity.status.initial;
  return values;
};

/** Returns a value as JSON from which PostgreSQL makes one of the column's type. */
export const columnValue = ({ type }: Pick<Stored, 'type'>, value: unknown): unknown =>
  type === 'timestamptz' && typeof value === 'number' ? timestamp(value) : (value ?? null);

/** Returns a value as a parameter of the column's type. */
export const columnParameter = (stored: Pick<Stored, 'type'>, value: unknown): unknown => {
  const plain = columnValue(stored, value);
  return stored.type === 'jsonb' && plain !== null ? JSON.stringify(plain) : plain;
};
