import { types } from 'pg';

/** Formats seconds since 1970 UTC for a `timestamptz` parameter. */
export const timestamp = (seconds: number): string => new Date(seconds * 1000).toISOString();

const twoDigits = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/**
 * Reads `2026-11-21 09:40:00.123+00`, as a session in UTC writes it, as whole seconds. By position, since every row of
 * every list has two of them and Date.parse takes three times as long.
 */
function readTimestamp(text: string): number {
  if (text[4] !== '-' || !text.endsWith('+00')) throw new RangeError(`No timestamp of our time in UTC: ${text}`);
  const at = (index: number) => twoDigits(text, index);
  return Date.UTC(at(0) * 100 + at(2), at(5) - 1, at(8), at(11), at(14), at(17)) / 1000;
}

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

const asWritten = (text: string): string => text;

/** PostgreSQL's OID of the array type text[]. */
const textArray: number = 1009;

function arrayOf<T>(read: (text: string) => T) {
  const split: (text: string) => (string | null)[] = types.getTypeParser(textArray);
  return (text: string) => split(text).map((entry) => (entry === null ? null : read(entry)));
}

/** How text is read, per OID of a PostgreSQL type. */
const readers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, readBigint],
  [1016, arrayOf(readBigint)],
  [types.builtins.NUMERIC, asWritten],
  [1231, arrayOf(asWritten)],
  [types.builtins.DATE, asWritten],
  [1182, arrayOf(asWritten)],
  [types.builtins.TIMESTAMPTZ, readTimestamp],
  [1185, arrayOf(readTimestamp)],
]);

/**
 * How results become our values: bigint → number (an inexact one is an error), numeric → exact string, date →
 * `YYYY-MM-DD`, timestamptz → integer seconds UTC. Everything else as pg does it.
 */
export const values = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readers.get(type)) || types.getTypeParser(type, format),
};
