import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator.ts';

/** An index that is created while others read and write its table. */
export type ConcurrentIndex = {
  name: string;
  /** As written in SQL, quoted if necessary. */
  table: string;
  unique: boolean;
  /** What follows the table's name: its columns, and the method and condition if it has any. */
  definition: string;
};

/** One step of the schema: `migrations/<version>_<name>.sql`. */
export type Migration = {
  /** When it was written, to the second in UTC (`20261122070000`); the first ones have a running number (`0001`). */
  version: string;
  name: string;
  sql: string;
  checksum: string;
  /** Present if it only creates indexes: it then runs outside a transaction. */
  indexes?: ConcurrentIndex[];
};

/** The migrations and the database don't match; the message says why and what to do. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}

export const migrationFolder = join(import.meta.dirname, 'migrations');

/** Returns the name of a migration's file, without its extension. */
export const titleOf = ({ version, name }: Pick<Migration, 'version' | 'name'>) => `${version}_${name}`;

/**
 * Returns the migrations of a folder in the order of their versions.
 * @throws MigrationError for a malformed file name, for a duplicate version, and for indexes that are to be created
 *   concurrently together with something else
 */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const migrations = files.map((file) => {
    const [, version, name] = /^(\d{4}|\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new MigrationError(`${file} should be named like 20261122070000_offers.sql`);
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const indexes = indexesOf(sql, file);
    return { version, name, sql, checksum, ...(indexes && { indexes }) };
  });
  const twin = migrations.find(({ version }, index) => version === migrations[index - 1]?.version);
  if (twin) {
    throw new MigrationError(
      `Two migrations have the version ${twin.version}. Give that which has run nowhere a later one.`,
    );
  }
  return migrations;
}

const indexStatement = /^create\s+(unique\s+)?index\s+concurrently\s+(\w+)\s+on\s+("?\w+"?)\s+(.+)$/is;

function indexesOf(sql: string, file: string): ConcurrentIndex[] | undefined {
  const plain = sql.replaceAll(/--.*$/gm, '');
  if (!/\bconcurrently\b/i.test(plain)) return undefined;
  const statements = plain.split(';').map((statement) => statement.trim());
  return statements.filter(Boolean).map((statement) => {
    const [, unique, name, table, definition] = indexStatement.exec(statement) ?? [];
    if (!name || !table || !definition) {
      throw new MigrationError(
        `${file} makes indexes concurrently, so it can have no statements but \`create [unique] index concurrently <name> on <table> …\``,
      );
    }
    return { name, table, unique: unique !== undefined, definition };
  });
}
