import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientBase, DatabaseError } from 'pg';
import { z } from 'zod';

/** One step of the schema: `migrations/<number>_<name>.sql`. */
export type Migration = { number: number; name: string; sql: string; checksum: string };

/** The migrations and the database do not fit together; the message says why and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export const migrationFolder = join(import.meta.dirname, 'migrations');

/**
 * The migrations of a folder in their order.
 * @throws MigrationError for a file whose name does not fit, and for a number that is missing or taken twice
 */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? [];
    if (!digits || !name) throw new MigrationError(`${file} should be named like 0002_offers.sql`);
    if (Number(digits) !== index + 1) {
      throw new MigrationError(
        `Migration ${index + 1} should follow, but there is ${file}. Numbers have no gap and no double.`,
      );
    }
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { number: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Holds back every other process that migrates the same database; the number is arbitrary but ours. */
const advisoryLock = 7_582_336_001;

const bookkeeping = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

const appliedRow = z.object({ number: z.int(), name: z.string(), checksum: z.string() });

/**
 * Brings the database forward, each migration in a transaction together with its row in `schema_migrations`.
 * @param client a connection as the schema's owner
 * @param lockTimeout seconds that a migration waits for a lock: everybody who needs the table waits behind it
 * @returns names of what was applied now
 * @throws MigrationError when an applied migration was changed afterwards, when the database is newer than this code,
 *   or when a migration fails: it is then rolled back whole, and those before it stay
 */
export async function migrate(client: ClientBase, migrations: Migration[], lockTimeout = 30): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [advisoryLock]);
  try {
    await client.query(`set lock_timeout = '${lockTimeout}s'`);
    await client.query(bookkeeping);
    const { rows } = await client.query('select number, name, checksum from schema_migrations order by number');
    const applied = z.array(appliedRow).parse(rows);
    checkApplied(applied, migrations);
    const pending = migrations.slice(applied.length);
    for (const migration of pending) await apply(client, migration);
    return pending.map(title);
  } finally {
    await quietly(client, `select pg_advisory_unlock(${advisoryLock})`);
  }
}

const title = ({ number, name }: { number: number; name: string }) => `${String(number).padStart(4, '0')}_${name}`;

function checkApplied(applied: z.infer<typeof appliedRow>[], migrations: Migration[]): void {
  const newest = applied.at(-1);
  if (newest && newest.number > migrations.length) {
    throw new MigrationError(
      `The database is newer than this version of the product: it has migration ${title(newest)}, ` +
        `this version knows ${migrations.length}. Start the version that made it, or a later one.`,
    );
  }
  for (const [index, row] of applied.entries()) {
    const migration = migrations[index];
    if (migration?.number === row.number && migration.checksum === row.checksum) continue;
    throw new MigrationError(
      `Migration ${title(row)} was changed after it had been applied. Restore the file, and make the change a new migration.`,
    );
  }
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await quietly(client, 'rollback');
    throw new MigrationError(`Migration ${title(migration)} failed and was rolled back: ${reasonOf(cause)}`, { cause });
  }
}

const lockNotAvailable = '55P03';

function reasonOf(cause: unknown): string {
  if (cause instanceof DatabaseError && cause.code === lockNotAvailable) {
    return 'another session kept something locked that it needs. End that session, or start again later.';
  }
  return cause instanceof Error ? cause.message : String(cause);
}

/** For what a lost connection undoes by itself, so that it does not hide the first error. */
const quietly = (client: ClientBase, sql: string) => client.query(sql).catch(() => undefined);
