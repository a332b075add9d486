import {
  type DimensionName,
  dimensions,
  type FilterName,
  isTime,
  type TimeName,
  weekdays,
} from '../../../domain/statistics/dimensions.ts';
import type { Bindings } from './bindings.ts';

/** Dimensions as expressions over facts. `local` is a fact's time in the question's zone. */

/** Managers by affiliate: the first one of each affiliate that has any. */
export interface Managers {
  affiliates: readonly number[];
  managers: readonly number[];
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the fact column of a dimension. An affiliate's manager is looked up instead, as managers change. */
export const columnOf = (name: FilterName): string => {
  if (name === 'manager') return 'affiliate_id';
  return dimensions[name].kind === 'record' ? `${snake(name)}_id` : snake(name);
};

const times: Readonly<Record<TimeName, { sql: string; type: string }>> = {
  day: { sql: 'toDate(local)', type: 'Date' },
  week: { sql: 'toMonday(local)', type: 'Date' },
  month: { sql: `formatDateTime(local, '%Y-%m')`, type: 'String' },
  hour: { sql: 'toHour(local)', type: 'UInt8' },
  weekday: { sql: 'toDayOfWeek(local)', type: 'UInt8' },
};

export const dimensionSql = (name: DimensionName, { bind }: Bindings, managers: Managers): string => {
  if (isTime(name)) return times[name].sql;
  if (name !== 'manager') return columnOf(name);
  // There is always at least one, as the engine accepts no empty list here.
  const [from, to] = [
    [0, ...managers.affiliates],
    [0, ...managers.managers],
  ];
  return `transform(affiliate_id, ${bind(from, 'Array(UInt64)')}, ${bind(to, 'Array(UInt64)')}, toUInt64(0))`;
};

/** A value as sent over the wire; null for none. */
export type Value = string | number | null;

const isNumber = (name: FilterName): boolean => {
  const { kind } = dimensions[name];
  return kind === 'record' || (kind === 'option' && name !== 'leadStatus');
};

const typeOf = (name: DimensionName): string => {
  if (isTime(name)) return times[name].type;
  return isNumber(name) ? 'UInt64' : 'String';
};

/** Returns a value as stored in facts: 0 or the empty string for none. */
const stored = (name: DimensionName, value: Value): string | number => {
  if (name === 'weekday') return weekdays.findIndex((day) => day === value) + 1;
  return value ?? (isTime(name) || !isNumber(name) ? '' : 0);
};

/** Returns the wire value for a value of facts. */
export const wireValue = (name: DimensionName, value: string | number): Value => {
  if (name === 'weekday') return weekdays[Number(value) - 1] ?? null;
  if (isTime(name)) return value;
  return value === 0 || value === '' ? null : value;
};

/** Returns the condition that the dimension has one of these values. */
export const dimensionIn = (
  name: DimensionName,
  expression: string,
  values: readonly Value[],
  { bind }: Bindings,
): string =>
  `${expression} in ${bind(
    values.map((value) => stored(name, value)),
    `Array(${typeOf(name)})`,
  )}`;

const hours = 24;
const shapes: Readonly<Record<TimeName, (value: Value) => boolean>> = {
  day: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
  week: (value) => shapes.day(value),
  month: (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(String(value)),
  hour: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < hours,
  weekday: (value) => weekdays.some((day) => day === value),
};

/** Returns whether the dimension can have the value. */
export const isValueOf = (name: DimensionName, value: unknown): value is Value => {
  if (isTime(name)) return (typeof value === 'string' || typeof value === 'number') && shapes[name](value);
  if (value === null) return true;
  return isNumber(name) ? Number.isSafeInteger(value) && Number(value) >= 0 : typeof value === 'string';
};
