import { LRUCache } from 'lru-cache';
import type { ClientBase, Connection } from 'pg';

declare module 'pg' {
  interface Connection {
    /** Texts of the statements that pg takes for prepared, by their names. */
    parsedStatements: Record<string, string>;
  }
}

/** A statement that the server keeps prepared for a connection, plan included. */
interface Prepared {
  name: string;
  uses: number;
}

/** Both bound the memory that plans take in each connection of the server: some 50 kB a statement. */
const sizes = { hot: 150, tried: 50 };
/** Uses after which a statement is hot. */
const hotAfter = 5;

/**
 * Which statements the server keeps prepared for one connection. A statement gets a name at its second use (bulk writes
 * have as many texts as sizes), and the one least recently used loses its own. Those that prove hot are apart from
 * those on trial, so that a flood of texts that come and go displaces none of them.
 */
class PreparedStatements {
  readonly #connection: Connection;
  readonly #seenOnce = new LRUCache<string, true>({ max: 500 });
  readonly #tried = new LRUCache<string, Prepared>({
    max: sizes.tried,
    dispose: ({ name }, _, reason) => void (reason === 'evict' && this.#close(name)),
  });
  readonly #hot = new LRUCache<string, Prepared>({
    max: sizes.hot,
    dispose: ({ name }, sql, reason) => void (reason === 'evict' && this.#tried.set(sql, { name, uses: 1 })),
  });
  #names = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The name under which to send a statement now; undefined for none. */
  nameOf(sql: string): string | undefined {
    const prepared = this.#hot.get(sql) ?? this.#tried.get(sql);
    if (!prepared) return this.#begin(sql);
    prepared.uses++;
    if (prepared.uses === hotAfter) {
      this.#tried.delete(sql);
      this.#hot.set(sql, prepared);
    }
    return prepared.name;
  }

  #begin(sql: string): string | undefined {
    if (!this.#seenOnce.delete(sql)) {
      this.#seenOnce.set(sql, true);
      return undefined;
    }
    const name = `sluice_${this.#names++}`;
    this.#tried.set(sql, { name, uses: 2 });
    return name;
  }

  /** By a message of the protocol, which goes along with the next statement and works in a failed transaction too. */
  #close(name: string): void {
    this.#connection.close({ type: 'S', name }, true);
    delete this.#connection.parsedStatements[name];
  }
}

const kept = new WeakMap<ClientBase, PreparedStatements>();

/** A name under which the server keeps a statement of this connection prepared; undefined while it is not worth it. */
export function statementName(client: ClientBase & { connection: Connection }, sql: string): string | undefined {
  let statements = kept.get(client);
  if (!statements) kept.set(client, (statements = new PreparedStatements(client.connection)));
  return statements.nameOf(sql);
}
