import { types } from 'pg';

/** Formats seconds since 1970 UTC for a `timestamptz` parameter. */
export const timestamp = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Reads a value from the bytes of its text, which begin at `start` and end before `end`. */
type ReadBytes = (bytes: Buffer, start: number, end: number) => unknown;

const codeOf = (character: string): number => character.charCodeAt(0);
const [zero, minus, plus, yes] = [codeOf('0'), codeOf('-'), codeOf('+'), codeOf('t')];
const twoDigits = (bytes: Uint8Array, at: number): number => (bytes[at]! - zero) * 10 + bytes[at + 1]! - zero;

/**
 * Reads `2026-11-21 09:40:00.123+00`, as a session in UTC writes it, as whole seconds. By position, since every row of
 * every list has two of them and Date.parse takes three times as long.
 */
const timestampIn = (bytes: Buffer, start: number, end: number): number => {
  const isUtc = bytes[end - 3] === plus && bytes[end - 2] === zero && bytes[end - 1] === zero;
  if (bytes[start + 4] !== minus || !isUtc)
    throw new RangeError(`No timestamp of our time in UTC: ${bytes.toString('utf8', start, end)}`);
  const at = (index: number) => twoDigits(bytes, start + index);
  return Date.UTC(at(0) * 100 + at(2), at(5) - 1, at(8), at(11), at(14), at(17)) / 1000;
};

const readTimestamp = (text: string): number => {
  const bytes = Buffer.from(text);
  return timestampIn(bytes, 0, bytes.length);
};

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

/** The most digits that any exact number may have. */
const exactDigits = 15;

const integerIn: ReadBytes = (bytes, start, end) => {
  const negative = bytes[start] === minus;
  const first = negative ? start + 1 : start;
  if (end - first > exactDigits) return readBigint(bytes.toString('latin1', start, end));
  let value = 0;
  for (let at = first; at < end; at++) value = value * 10 + bytes[at]! - zero;
  return negative ? -value : value;
};

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

/** What is read from bytes, without a text of it; per OID of a PostgreSQL type. */
const bytesReaders = new Map<number, ReadBytes>([
  [types.builtins.INT2, integerIn],
  [types.builtins.INT4, integerIn],
  [types.builtins.INT8, integerIn],
  [types.builtins.BOOL, (bytes, start) => bytes[start] === yes],
  [types.builtins.TIMESTAMPTZ, timestampIn],
]);

/** Returns how values of a type are read from bytes, with the same results as `values`. */
export const bytesReader = (type: number): ReadBytes => {
  const read = values.getTypeParser(type, 'text');
  return bytesReaders.get(type) ?? ((bytes, start, end) => read(bytes.toString('utf8', start, end)));
};
