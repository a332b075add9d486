import { LRUCache } from 'lru-cache';
import type { ClientBase, Connection } from 'pg';
import type { Prepared } from './query.ts';

declare module 'pg' {
  interface Connection {
    /** Texts of the statements that pg considers prepared, by name. */
    parsedStatements: Record<string, string>;
  }
}

interface Used extends Prepared {
  uses: number;
}

/** Both limit the memory that plans take in each connection of the server: some 50 kB per statement. */
const sizes = { hot: 150, tried: 50 };
/** Uses after which a statement is hot. */
const hotAfter = 5;

/** Statements with no plan to cache and different columns each time: those of the cursor or statement they name. */
const answersForAnother = /^\s*(?:fetch|execute)\b/i;

/**
 * Which statements the server keeps prepared for one connection. A statement gets a name at its second use (bulk writes
 * have as many texts as sizes), and the least recently used one loses its name. Statements that prove hot are kept
 * apart from those on trial, so that a flood of one-off texts evicts none of them.
 */
class PreparedStatements {
  readonly #connection: Connection;
  readonly #seenOnce = new LRUCache<string, true>({ max: 500 });
  readonly #tried = new LRUCache<string, Used>({
    max: sizes.tried,
    dispose: ({ name }, _, reason) => void (reason === 'evict' && this.#close(name)),
  });
  readonly #hot = new LRUCache<string, Used>({
    max: sizes.hot,
    dispose: (used, sql, reason) => void (reason === 'evict' && this.#tried.set(sql, { ...used, uses: 1 })),
  });
  #names = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** How to send a statement now; undefined while it isn't worth preparing. */
  of(sql: string): Prepared | undefined {
    const used = this.#hot.get(sql) ?? this.#tried.get(sql);
    if (!used) return this.#begin(sql);
    used.uses++;
    if (used.uses === hotAfter) {
      this.#tried.delete(sql);
      this.#hot.set(sql, used);
    }
    return used;
  }

  #begin(sql: string): Prepared | undefined {
    if (answersForAnother.test(sql)) return undefined;
    if (!this.#seenOnce.delete(sql)) {
      this.#seenOnce.set(sql, true);
      return undefined;
    }
    const used = { name: `sluice_${this.#names++}`, uses: 2 };
    this.#tried.set(sql, used);
    return used;
  }

  /** Uses a protocol message, which is sent along with the next statement and works in a failed transaction too. */
  #close(name: string): void {
    this.#connection.close({ type: 'S', name }, true);
    delete this.#connection.parsedStatements[name];
  }
}

const statementsByClient = new WeakMap<ClientBase, PreparedStatements>();

/**
 * Returns how the server keeps a statement of this connection prepared, plan included; undefined while it isn't worth
 * it.
 */
export function preparedOn(client: ClientBase & { connection: Connection }, sql: string): Prepared | undefined {
  let statements = statementsByClient.get(client);
  if (!statements) statementsByClient.set(client, (statements = new PreparedStatements(client.connection)));
  return statements.of(sql);
}
