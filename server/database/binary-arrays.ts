/**
 * Arrays in PostgreSQL's binary format, used to send a column of many rows: the server reads them without parsing text.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html, `array_recv` in its source.
 */

interface Element {
  /** PostgreSQL's OID of the type. */
  oid: number;
  /** The most bytes that a value takes. */
  most(value: unknown): number;
  /** Writes a value; returns its size in bytes. */
  write(into: Buffer, value: unknown, at: number): number;
}

const ofSize = (oid: number, size: number, write: (into: Buffer, value: unknown, at: number) => void): Element => ({
  oid,
  most: () => size,
  write(into, value, at) {
    write(into, value, at);
    return size;
  },
});

/** Safe integers are written in two halves, as making a BigInt of each takes several times as long. */
const writeBigint = (into: Buffer, value: unknown, at: number): void => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) {
    into.writeInt32BE(Math.floor(value / 2 ** 32), at);
    into.writeInt32BE(value | 0, at + 4);
  } else into.writeBigInt64BE(BigInt(value as number), at);
};

/** Seconds between 1970 and 2000, PostgreSQL's epoch. */
const epoch = 946_684_800;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** In UTF-8, a UTF-16 code unit takes three bytes at most. */
const text: Element = {
  oid: 25,
  most: (value) => textOf(value).length * 3,
  write: (into, value, at) => into.write(textOf(value), at),
};

const elements: Readonly<Record<string, Element>> = {
  bigint: ofSize(20, 8, writeBigint),
  integer: ofSize(23, 4, (into, value, at) => void into.writeInt32BE(value as number, at)),
  boolean: ofSize(16, 1, (into, value, at) => void into.writeUInt8(value === true ? 1 : 0, at)),
  timestamptz: ofSize(1184, 8, (into, value, at) => {
    writeBigint(into, Math.round(((value as number) - epoch) * 1_000_000), at);
  }),
  text,
};

/** Returns the type in which a column's values are sent: its own, or text that is cast to it. */
export const sentType = (type: string): string => (Object.hasOwn(elements, type) ? type : 'text');

const header = 20;

/** Bytes of the draft that are kept from one array to the next, which those of clicks need. */
const usualDraft = 1024 * 1024;

/** Where arrays are written, one at a time: their size is known only afterwards. */
let draft = Buffer.allocUnsafeSlow(usualDraft);

/** Makes room in the draft for as many bytes after those written. */
const makeRoom = (bytes: number, written: number): void => {
  if (written + bytes <= draft.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(written + bytes, draft.length * 2));
  draft.copy(larger, 0, 0, written);
  draft = larger;
};

/**
 * Encodes the values of a column. Non-scalar values are sent as JSON.
 * @param type PostgreSQL's name of the column's type; timestamps are seconds UTC, fractions included
 * @throws RangeError, TypeError or SyntaxError if a value isn't of the type
 */
export const binaryArray = (type: string, values: readonly unknown[]): Buffer => {
  const element = elements[type] ?? text;
  makeRoom(header + 4 * values.length, 0);
  draft.writeInt32BE(1, 0);
  draft.writeInt32BE(1, 4);
  draft.writeInt32BE(element.oid, 8);
  draft.writeInt32BE(values.length, 12);
  draft.writeInt32BE(1, 16);
  let at = header;
  for (const value of values) {
    const isNull = value === null || value === undefined;
    makeRoom(isNull ? 4 : 4 + element.most(value), at);
    const size = isNull ? 0 : element.write(draft, value, at + 4);
    draft.writeInt32BE(isNull ? -1 : size, at);
    at += 4 + size;
  }
  const array = Buffer.from(draft.subarray(0, at));
  if (draft.length > usualDraft) draft = Buffer.allocUnsafeSlow(usualDraft);
  return array;
};
