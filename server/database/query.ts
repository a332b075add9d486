import { type Connection, type FieldDef, Query } from 'pg';
import { type DataRow, int32At } from './client.ts';
import { bytesReader } from './values.ts';

declare module 'pg' {
  interface Query {
    /** Sends the messages of a statement with parameters (D25). */
    prepare(connection: Connection): void;
    name: string | undefined;
    queryMode: 'extended' | undefined;
    /** Called at the end, with the error or null; the client wraps it if a query has a time limit. */
    callback: (error: unknown) => void;
  }
}

type Column = Pick<FieldDef, 'name' | 'dataTypeID'>;
type ReadRow = <R>(bytes: Buffer, at: number) => R;

/**
 * Returns a function that reads rows of these columns, compiled for them: an object literal is created in a tenth of
 * the time that setting one key after another takes, and reading rows is most of a list's work. Of columns with the
 * same name, the last one counts.
 */
export const rowReader = (columns: readonly Column[]): ReadRow => {
  const entries = columns.map(({ name }, column) => {
    // Quoted keys are data, except for this one.
    const key = name === '__proto__' ? '["__proto__"]' : JSON.stringify(name);
    return `${key}: (size = int32At(bytes, at), at += 4, size < 0) ? null : read[${column}](bytes, at, at += size)`;
  });
  const compose = new Function(
    'int32At',
    'read',
    `return (bytes, at) => { let size; return { ${entries.join(', ')} }; };`,
  );
  return compose(
    int32At,
    columns.map(({ dataTypeID }) => bytesReader(dataTypeID)),
  );
};

/** A statement that the server keeps prepared for a connection. */
export interface Prepared {
  readonly name: string;
  /**
   * How its rows are read, once the server has described its columns: they stay the same for as long as it is prepared.
   */
  readRow?: ReadRow;
}

/** The result of a statement. */
export interface Answer<R> {
  rows: R[];
  /** Number of rows it returned or changed; null for a statement that does neither. */
  rowCount: number | null;
}

/**
 * A statement in flight. Unlike pg's own, it asks for the columns of a prepared statement only once, and reads rows
 * with functions compiled for their columns.
 */
export class Statement<R> extends Query {
  /** Rejects with errors from the server or from reading a value. */
  readonly answer: Promise<Answer<R>>;
  readonly #prepared: Prepared | undefined;
  readonly #rows: R[] = [];
  #readRow: ReadRow | undefined;
  #rowCount: number | null = null;
  /** Why a row could not be read, in an array: a reader may throw anything. */
  #unreadable: [unknown] | undefined;

  /** @param prepared under which it is or will be prepared; undefined to have it planned just this once */
  constructor(sql: string, parameters: readonly unknown[], prepared: Prepared | undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const callback = (error: unknown): void => (error === null ? resolve() : reject(error));
    // Not as one object, which would be copied property by property.
    super(sql, [...parameters], callback);
    this.name = prepared?.name;
    // Always the extended protocol: it accepts a single statement, so that none can be smuggled in after it.
    this.queryMode = 'extended';
    this.#prepared = prepared;
    this.#readRow = prepared?.readRow;
    this.answer = promise.then(() => ({ rows: this.#rows, rowCount: this.#rowCount }));
  }

  override prepare(connection: Connection): void {
    connection.columnsAreKnown = this.#readRow !== undefined;
    super.prepare(connection);
    connection.columnsAreKnown = false;
  }

  // Called by pg's client as messages of the response arrive.

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#readRow = rowReader(fields);
  }

  handleDataRow({ bytes, at }: DataRow): void {
    if (this.#unreadable) return;
    try {
      if (this.#readRow) this.#rows.push(this.#readRow<R>(bytes, at));
    } catch (error) {
      this.#unreadable = [error];
    }
  }

  /** @param text such as `SELECT 25` or `INSERT 0 1` */
  handleCommandComplete({ text }: { text: string }): void {
    const count = / (\d+)$/.exec(text)?.[1];
    this.#rowCount = count === undefined ? null : Number(count);
    if (this.#prepared) this.#prepared.readRow = this.#readRow ?? rowReader([]);
  }

  handleError(error: unknown): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(this.#unreadable ? this.#unreadable[0] : null);
  }
}
