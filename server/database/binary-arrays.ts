/**
 * Arrays in PostgreSQL's binary format, used to send a column of many rows: the server reads them without parsing text.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html, `array_recv` in its source.
 */

interface Element {
  /** PostgreSQL's OID of the type. */
  oid: number;
  /** Size of one value in bytes; undefined if it varies. */
  size?: number;
  bytes(value: unknown): number;
  /** Returns the number of bytes written. */
  write(into: Buffer, value: unknown, at: number): number;
}

const ofSize = (oid: number, size: number, write: (into: Buffer, value: unknown, at: number) => unknown): Element => ({
  ...{ oid, size },
  bytes: () => size,
  write(into, value, at) {
    write(into, value, at);
    return size;
  },
});

/** Seconds between 1970 and 2000, PostgreSQL's epoch. */
const epoch = 946_684_800;

const textOf = (value: unknown): unknown =>
  value === null || value === undefined || typeof value === 'string' ? value : JSON.stringify(value);

/** Of texts alone: what is none becomes one first, once. */
const text: Element = {
  oid: 25,
  bytes: (value) => Buffer.byteLength(value as string),
  write: (into, value, at) => into.write(value as string, at),
};

const elements: Readonly<Record<string, Element>> = {
  bigint: ofSize(20, 8, (into, value, at) => into.writeBigInt64BE(BigInt(value as number), at)),
  integer: ofSize(23, 4, (into, value, at) => into.writeInt32BE(value as number, at)),
  boolean: ofSize(16, 1, (into, value, at) => into.writeUInt8(value === true ? 1 : 0, at)),
  timestamptz: ofSize(1184, 8, (into, value, at) => {
    into.writeBigInt64BE(BigInt(Math.round(((value as number) - epoch) * 1_000_000)), at);
  }),
  text,
};

/** Returns the type in which a column's values are sent: its own, or text that is cast to it. */
export const sentType = (type: string): string => (Object.hasOwn(elements, type) ? type : 'text');

const header = 20;

/**
 * Encodes the values of a column. Non-scalar values are sent as JSON.
 * @param type PostgreSQL's name of the column's type; timestamps are seconds UTC, fractions included
 * @throws RangeError, TypeError or SyntaxError if a value isn't of the type
 */
export const binaryArray = (type: string, given: readonly unknown[]): Buffer => {
  const element = elements[type] ?? text;
  const values = element === text ? given.map(textOf) : given;
  let length = header + 4 * values.length;
  for (const value of values) if (value !== null && value !== undefined) length += element.bytes(value);
  const array = Buffer.allocUnsafe(length);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(1, 4);
  array.writeInt32BE(element.oid, 8);
  array.writeInt32BE(values.length, 12);
  array.writeInt32BE(1, 16);
  let at = header;
  for (const value of values) {
    if (value === null || value === undefined) {
      array.writeInt32BE(-1, at);
      at += 4;
      continue;
    }
    const size = element.write(array, value, at + 4);
    array.writeInt32BE(size, at);
    at += 4 + size;
  }
  return array;
};
