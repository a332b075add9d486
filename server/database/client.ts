import { EventEmitter } from 'node:events';
import { Client, type ClientConfig, type Connection, type MessageConfig } from 'pg';

declare module 'pg' {
  interface Connection {
    /** Has the messages that arrive on a stream emitted as events. */
    attachListeners(stream: EventEmitter): void;
    describe(message: MessageConfig): void;
    /** Whether the server need not describe the columns of the statement being sent. */
    columnsAreKnown: boolean;
  }
}

/** Reads a big-endian signed integer of four bytes. */
export const int32At = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;

/**
 * A row as it arrived: of each column the length as four bytes, -1 for null, and its text. Valid only while it is
 * handled.
 */
export class DataRow {
  readonly name = 'dataRow';
  readonly bytes: Buffer;
  /** Where the first column begins. */
  readonly at: number;

  /** @param start where the number of columns is */
  constructor(bytes: Buffer, start: number) {
    this.bytes = bytes;
    this.at = start + 2;
  }

  /** The texts of all columns, which pg's own queries read. */
  get fields(): (string | null)[] {
    const { bytes } = this;
    let { at } = this;
    return Array.from({ length: bytes.readInt16BE(at - 2) }, () => {
      const length = int32At(bytes, at);
      at += 4;
      return length < 0 ? null : bytes.toString('utf8', at, (at += length));
    });
  }
}

const code = { dataRow: 'D'.charCodeAt(0) };
/** Bytes of a message's code and length; the length counts itself. */
const headSize = 5;

/**
 * Tells rows from other messages in what arrives in pieces of any size. Both handlers get complete messages only, in
 * order.
 */
const createSplitter = (row: (message: DataRow) => void, others: (messages: Buffer) => void) => {
  /** Pieces of a message that hasn't arrived completely, their size in all, and the size that is needed to go on. */
  let [pieces, size, needed]: [Buffer[], number, number] = [[], 0, 0];
  return (chunk: Buffer): void => {
    pieces.push(chunk);
    size += chunk.length;
    if (size < needed) return;
    const bytes = pieces.length === 1 ? chunk : Buffer.concat(pieces);
    let [at, passedOn] = [0, 0];
    const passOn = (): void => {
      if (passedOn < at) others(bytes.subarray(passedOn, at));
    };
    needed = headSize;
    while (at + headSize <= bytes.length) {
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      if (end > bytes.length) {
        needed = end - at;
        break;
      }
      if (bytes[at] === code.dataRow) {
        passOn();
        row(new DataRow(bytes, at + headSize));
        passedOn = end;
      }
      at = end;
    }
    passOn();
    pieces = at < bytes.length ? [bytes.subarray(at)] : [];
    size = bytes.length - at;
  };
};

const handRowsOver = (connection: Connection): void => {
  const attach = connection.attachListeners.bind(connection);
  connection.attachListeners = (stream) => {
    const others = new EventEmitter();
    attach(others);
    stream.on(
      'data',
      createSplitter(
        (row) => void connection.emit(row.name, row),
        (messages) => void others.emit('data', messages),
      ),
    );
  };
};

const describeIfNeeded = (connection: Connection): void => {
  const describe = connection.describe.bind(connection);
  connection.columnsAreKnown = false;
  connection.describe = (message) => {
    if (!connection.columnsAreKnown) describe(message);
  };
};

/**
 * pg's client, except that rows are handed over as bytes: numbers and times can be read from them without a text of
 * each, which takes longer than everything else about reading a row (D1581). Statements whose columns are known don't ask
 * for them.
 */
export class BytesClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    handRowsOver(this.connection);
    describeIfNeeded(this.connection);
  }
}
