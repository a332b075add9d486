import { type Connection, type FieldDef, Query } from 'pg';
import { values } from './values.ts';

declare module 'pg' {
  interface Query {
    /** Sends the messages of a statement with parameters (D25). */
    prepare(connection: Connection): void;
    /** Told of the end, with the error or null; the client puts its own before it where a query may only take so long. */
    callback: (error: unknown) => void;
  }
}

type Fields = readonly (string | null)[];
type Column = Pick<FieldDef, 'name' | 'dataTypeID'>;
type ReadRow = <R>(fields: Fields) => R;

/**
 * How rows of these columns are read, composed for them: an object written out with its keys is made in a tenth of the
 * time that setting one key after the other takes, and rows are most of what lists are busy with. Of columns of the same
 * name the last one counts.
 */
export const rowReader = (columns: readonly Column[]): ReadRow => {
  const entries = columns.map(({ name }, at) => {
    // Quoted keys are data, except for this one.
    const key = name === '__proto__' ? '["__proto__"]' : JSON.stringify(name);
    return `${key}: fields[${at}] === null ? null : read[${at}](fields[${at}])`;
  });
  const compose = new Function('read', `return (fields) => ({ ${entries.join(', ')} });`);
  return compose(columns.map(({ dataTypeID }) => values.getTypeParser(dataTypeID, 'text')));
};

/** A statement that the server keeps prepared for a connection. */
export interface Prepared {
  readonly name: string;
  /** How its rows are read, once the server has told of its columns: they are the same for as long as it is prepared. */
  readRow?: ReadRow;
}

/** What a statement was answered with. */
export interface Answer<R> {
  rows: R[];
  /** How many rows it found or changed; null for a statement that does neither. */
  rowCount: number | null;
}

/**
 * A statement on its way. Beyond pg's own it asks for the columns of a prepared one only once, and reads rows by functions
 * made for their columns.
 */
export class Statement<R> extends Query {
  /** Rejects with what the server or a reader of a value objects to. */
  readonly answer: Promise<Answer<R>>;
  readonly #prepared: Prepared | undefined;
  readonly #rows: R[] = [];
  #readRow: ReadRow | undefined;
  #rowCount: number | null = null;
  /** Why a row could not be read, as one element: a reader may throw anything. */
  #unreadable: [unknown] | undefined;

  /** @param prepared under which it is or will be prepared; undefined to have it planned for this time alone */
  constructor(sql: string, parameters: readonly unknown[], prepared: Prepared | undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const callback = (error: unknown): void => (error === null ? resolve() : reject(error));
    // The extended protocol always: it takes one statement only, so that none can be smuggled in behind it.
    const extended = { text: sql, name: prepared?.name, values: [...parameters], queryMode: 'extended', callback };
    super(extended);
    this.#prepared = prepared;
    this.#readRow = prepared?.readRow;
    this.answer = promise.then(() => ({ rows: this.#rows, rowCount: this.#rowCount }));
  }

  override prepare(connection: Connection): void {
    const isKnown = this.#readRow !== undefined;
    super.prepare(isKnown ? Object.create(connection, { describe: { value: () => undefined } }) : connection);
  }

  // What pg's client calls as messages of the answer come in.

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#readRow = rowReader(fields);
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    if (this.#unreadable) return;
    try {
      if (this.#readRow) this.#rows.push(this.#readRow<R>(fields));
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
